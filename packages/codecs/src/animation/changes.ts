import type { Size } from '@image-converter/formats/inspection';
import { type Pixels, rgbaPixels } from '../pixels.ts';

export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** The smallest area that contains all differences between two screens; one pixel if there are none. */
export function changedArea(before: Uint32Array, after: Uint32Array, { width, height }: Size): Area {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      if (before[at] === after[at]) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  if (bottom < 0) return { x: 0, y: 0, width: 1, height: 1 };
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

export function cut(words: Uint32Array, screenWidth: number, { x, y, width, height }: Area): Pixels<4> {
  const part = new Uint32Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const from = (y + row) * screenWidth + x;
    part.set(words.subarray(from, from + width), row * width);
  }
  return rgbaPixels({ width, height }, new Uint8ClampedArray(part.buffer));
}

/** One 32-bit word per pixel. */
export function wordsOf({ data }: Pixels<4>): Uint32Array<ArrayBuffer> {
  return new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
}
