import { ByteReader, checkSize } from '../byte-reader.ts';
import type { Codec, Host, Source } from '../codec.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { opaqueIfAllClear } from '../straight-alpha.ts';

/** AVS X: sizes, then ARGB pixels. */
export const codec = {
  async decode(source: Source, host: Host<unknown>): Promise<Pixels> {
    const reader = new ByteReader(await source.bytes(), 'big-endian');
    const size = { width: reader.u32(), height: reader.u32() };
    checkSize(size, host);
    const argb = reader.take(size.width * size.height * 4);
    const data = new Uint8ClampedArray(argb.length);
    for (let at = 0; at < data.length; at += 4) {
      data[at] = argb[at + 1] as number;
      data[at + 1] = argb[at + 2] as number;
      data[at + 2] = argb[at + 3] as number;
      data[at + 3] = argb[at] as number;
    }
    opaqueIfAllClear(data);
    return rgbaPixels(size, data);
  },
} satisfies Codec;
