import { CodecError } from '@image-converter/formats/codec-error';
import type { BmpHeader } from './header.ts';
import { coloursOf } from './rows.ts';

/** Values of the second byte after a zero; higher values are the number of literal pixels that follow. */
const [endOfRow, endOfPicture, skip] = [0, 1, 2];

/** Some writers pad rows; runs that go further beyond the row are corrupt. */
const maxPadding = 8;

/** Run-length encoded palette indices, eight or four bits each. Skipped pixels are transparent. */
export function paintRuns(header: BmpHeader): Uint32Array {
  const { width, height, bits, pixels, isTopDown } = header;
  const colours = coloursOf(header);
  const words = new Uint32Array(width * height);
  let [x, row, at] = [0, 0, 0];
  const next = () => {
    const byte = pixels[at++];
    if (byte === undefined) throw new CodecError('INCOMPLETE');
    return byte;
  };
  /** The first of two indices in a byte is in the high bits. */
  const indexIn = (byte: number, place: number) => {
    if (bits === 8) return byte;
    return place % 2 === 0 ? byte >> 4 : byte & 15;
  };
  const paint = (index: number) => {
    if (x >= width + maxPadding) throw new CodecError('CORRUPT', 'BMP: run beyond its row');
    if (x < width) words[(isTopDown ? row : height - 1 - row) * width + x] = colours[index] as number;
    x += 1;
  };
  // Some writers leave out the end marker.
  const isFull = () => row >= height || (row === height - 1 && x >= width);
  while (row < height) {
    if (at >= pixels.length && isFull()) break;
    const [count, value] = [next(), next()];
    if (count > 0) for (let place = 0; place < count; place += 1) paint(indexIn(value, place));
    else if (value === endOfRow) [x, row] = [0, row + 1];
    else if (value === endOfPicture) break;
    else if (value === skip) [x, row] = [x + next(), row + next()];
    else {
      const listed = Math.ceil((value * bits) / 8);
      const start = at;
      for (let place = 0; place < value; place += 1) {
        const byte = pixels[start + Math.floor((place * bits) / 8)];
        if (byte === undefined) throw new CodecError('INCOMPLETE');
        paint(indexIn(byte, place));
      }
      // Padded to a whole number of 16-bit words.
      at = start + listed + (listed % 2);
    }
  }
  return words;
}
