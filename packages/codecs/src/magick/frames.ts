import type { AnyFormat } from '@image-converter/formats/any-format';
import { ByteReader } from '../byte-reader.ts';

/** Frame counts of formats where Magick shows only the first frame. */
const counts: Partial<Record<AnyFormat, (bytes: Uint8Array) => number>> = {
  mng: (bytes) => {
    const reader = new ByteReader(bytes, 'big-endian', mngSignatureBytes);
    let frames = 0;
    while (reader.left >= chunkOverhead) {
      const length = reader.u32();
      const type = reader.text(4);
      if (frameChunks.includes(type)) frames += 1;
      reader.skip(Math.min(length + 4, reader.left));
    }
    return frames;
  },
  miff: (bytes) => [...new TextDecoder('latin1').decode(bytes).matchAll(/id=ImageMagick/g)].length,
};

const mngSignatureBytes = 8;
/** Length, type and checksum. */
const chunkOverhead = 12;
/** First chunks of a PNG, a JNG, and a delta image. */
const frameChunks = ['IHDR', 'JHDR', 'DHDR'];

export function framesIn(bytes: Uint8Array, format: AnyFormat): number | undefined {
  return counts[format]?.(bytes);
}
