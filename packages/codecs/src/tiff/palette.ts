import * as tag from '@image-converter/formats/inspect/tiff-tags';
import type { TiffPicture } from './picture.ts';
import type { PaintColours } from './rows.ts';

/** Undefined if the table does not have one entry per sample value. */
export function paletteToSrgb({ tags, bits, samples }: TiffPicture): PaintColours | undefined {
  const table = tags.numbers(tag.colorMap);
  const count = 2 ** bits;
  if (table.length < count * 3) return undefined;
  // All red values, then green, then blue, 16 bits each; some writers use 8-bit values.
  const shift = table.some((value) => value > 255) ? 8 : 0;
  const [red, green, blue] = [0, 1, 2].map((colour) =>
    Uint8Array.from(table.slice(colour * count, (colour + 1) * count), (value) => value >> shift),
  ) as [Uint8Array, Uint8Array, Uint8Array];
  return (row, pixels, { data, at, step }) => {
    for (let x = 0, from = 0, to = at; x < pixels; x += 1, from += samples, to += step) {
      const index = row[from] as number;
      data[to] = red[index] as number;
      data[to + 1] = green[index] as number;
      data[to + 2] = blue[index] as number;
    }
  };
}
