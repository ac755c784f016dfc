import type { Size } from '@image-converter/formats/inspection';
import type { Pixels } from '../pixels.ts';

/** In pixels; encoders work in blocks of at most 64. */
export const squareSide = 128;
/** In large pictures, this fraction is enough to learn how the size depends on the quality. */
const maxParts = 32;
/** Minimum for a sample: with fewer pixels, headers and chance weigh too much. */
const samplePixels = 512 * 512;
/** Smaller pictures are not sampled. */
const minParts = 4;

interface Sample extends Size {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** Reads the square at this position. */
export type ReadSquare = (x: number, y: number) => Uint8ClampedArray;

/** Evenly spread squares, side by side. Undefined if the picture is too small. */
export function sampleOf(picture: Size, channels: number, read: ReadSquare): Sample | undefined {
  const { width, height } = picture;
  const parts = Math.min(maxParts, (width * height) / samplePixels);
  if (parts < minParts || Math.min(width, height) < squareSide) return undefined;
  const apart = squareSide * Math.sqrt(parts);
  const [columns, rows] = [placesOf(width, apart), placesOf(height, apart)];
  const size = { width: columns.length * squareSide, height: rows.length * squareSide };
  const data = new Uint8ClampedArray(size.width * size.height * channels);
  const line = squareSide * channels;
  for (const [row, y] of rows.entries()) {
    for (const [column, x] of columns.entries()) {
      const square = read(x, y);
      for (let at = 0; at < squareSide; at += 1) {
        const to = (row * squareSide + at) * size.width * channels + column * line;
        data.set(square.subarray(at * line, (at + 1) * line), to);
      }
    }
  }
  return { ...size, data };
}

/** Positions of squares along one side: evenly spaced, centred. */
function placesOf(length: number, apart: number): number[] {
  const count = Math.max(1, Math.round(length / apart));
  return Array.from({ length: count }, (_, index) => Math.floor(((index + 0.5) * length) / count - squareSide / 2));
}

export function sampleOfPixels<P extends Pixels>(picture: P): P | undefined {
  const { data, width, channels } = picture;
  const sample = sampleOf(picture, channels, (x, y) => {
    const square = new Uint8ClampedArray(squareSide ** 2 * channels);
    for (let line = 0; line < squareSide; line += 1) {
      const at = ((y + line) * width + x) * channels;
      square.set(data.subarray(at, at + squareSide * channels), line * squareSide * channels);
    }
    return square;
  });
  return sample && { ...picture, ...sample };
}
