import { ByteReader, checkSize } from '../byte-reader.ts';
import type { Codec, Host, Source } from '../codec.ts';
import { deepPixels } from '../deep-pixels.ts';
import type { Pixels } from '../pixels.ts';

const signatureBytes = 8;

/** farbfeld: sizes, then RGBA with 16 bits per sample. */
export const codec = {
  async decode(source: Source, host: Host<unknown>): Promise<Pixels> {
    const reader = new ByteReader(await source.bytes(), 'big-endian', signatureBytes);
    const size = { width: reader.u32(), height: reader.u32() };
    checkSize(size, host);
    const samples = reader.take(size.width * size.height * 8);
    const deep = new Uint16Array(samples.length / 2);
    for (let to = 0, from = 0; to < deep.length; to += 1, from += 2) {
      deep[to] = ((samples[from] as number) << 8) | (samples[from + 1] as number);
    }
    return deepPixels(size, deep, host);
  },
} satisfies Codec;
