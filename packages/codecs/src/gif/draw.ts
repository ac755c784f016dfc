import { CodecError } from '@image-converter/formats/codec-error';
import type { GifFrame } from './file.ts';
import { unpackLzw } from './lzw.ts';

/** Interlacing: the row distance and first row of each of the four passes. */
const passes = [
  [0, 8],
  [4, 8],
  [2, 4],
  [1, 2],
] as const;

type Place = Pick<GifFrame, 'left' | 'top'>;

/** Draws the frame alone, on a transparent background. */
export function draw(frame: GifFrame, { left, top }: Place, words: Uint32Array, screenWidth: number): void {
  const { width, height, palette, clear } = frame;
  if (palette.length === 0) throw new CodecError('UNSUPPORTED', 'GIF: no palette');
  const colours = new Uint32Array(256).fill(0xff000000);
  for (let index = 0; index < palette.length / 3; index += 1) {
    const [red, green, blue] = palette.subarray(index * 3) as unknown as [number, number, number];
    colours[index] = red + green * 0x100 + blue * 0x10000 + 0xff000000;
  }
  if (clear >= 0) colours[clear] = 0;
  const indices = unpackLzw(frame.packed, frame.codeBits, width * height);
  let from = 0;
  for (const y of rowsOf(height, frame.isInterlaced ? passes : [[0, 1]])) {
    const to = (top + y) * screenWidth + left;
    for (let x = 0; x < width; x += 1, from += 1) words[to + x] = colours[indices[from] as number] as number;
  }
}

function* rowsOf(height: number, order: readonly (readonly [number, number])[]): Generator<number> {
  for (const [first, step] of order) for (let y = first; y < height; y += step) yield y;
}
