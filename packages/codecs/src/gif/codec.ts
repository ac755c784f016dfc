import { checkSize } from '../byte-reader.ts';
import type { Codec, Host, Source } from '../codec.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { draw } from './draw.ts';
import { gifIn } from './file.ts';

/** The first frame of a GIF. */
export const codec = {
  async decode(source: Source, host: Host<unknown>): Promise<Pixels> {
    const { size, frames } = gifIn(await source.bytes());
    checkSize(size, host);
    const words = new Uint32Array(size.width * size.height);
    for (const first of frames.slice(0, 1)) draw(first, first, words, size.width);
    return { ...rgbaPixels(size, new Uint8ClampedArray(words.buffer)), pages: frames.length };
  },
} satisfies Codec;
