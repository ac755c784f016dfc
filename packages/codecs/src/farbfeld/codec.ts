import { ByteReader, checkSize } from '../byte-reader.ts';
import type { Codec, Host, Source } from '../codec.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';

const signatureBytes = 8;

/** farbfeld: sizes, then RGBA with 16 bits per sample. */
export const codec = {
  async decode(source: Source, host: Host<unknown>): Promise<Pixels> {
    const reader = new ByteReader(await source.bytes(), 'big-endian', signatureBytes);
    const size = { width: reader.u32(), height: reader.u32() };
    checkSize(size, host);
    const samples = reader.take(size.width * size.height * 8);
    const data = new Uint8ClampedArray(samples.length / 2);
    for (let to = 0, from = 0; to < data.length; to += 1, from += 2) {
      data[to] = (((samples[from] as number) << 8) | (samples[from + 1] as number)) / 257;
    }
    return rgbaPixels(size, data);
  },
} satisfies Codec;
