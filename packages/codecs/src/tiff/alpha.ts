import { levelsOf, paintedBits } from './colours.ts';
import type { TiffPicture } from './picture.ts';
import type { Output, Row } from './rows.ts';

/** Writes the alpha of this many pixels. */
export type PaintAlpha = (row: Row, pixels: number, output: Output) => void;

export function alphaPainter(picture: TiffPicture, index: number, white?: number): PaintAlpha {
  const { samples } = picture;
  const levels = levelsOf(paintedBits(picture), white);
  return (row, pixels, { data, at, step }) => {
    for (let x = 0, from = index, to = at + step - 1; x < pixels; x += 1, from += samples, to += step) {
      data[to] = levels[row[from] as number] as number;
    }
  };
}

/** Divides premultiplied colours by alpha, at the file's precision, but at least at 8 bits. */
export function unassociated(picture: TiffPicture, index: number): (row: Row) => Row {
  const { samples, colours, bits } = picture;
  const levels = bits < 8 ? levelsOf(bits) : undefined;
  const most = 2 ** Math.min(paintedBits(picture), 16) - 1;
  let straight: Row | undefined;
  return (row) => {
    // The row may be part of the file, which must not change.
    straight ??= row.slice();
    straight.set(levels ? row.map((sample) => levels[sample] as number) : row);
    for (let from = 0; from < row.length; from += samples) {
      const alpha = straight[from + index] as number;
      if (alpha === 0 || alpha === most) continue;
      for (let sample = from; sample < from + colours; sample += 1) {
        straight[sample] = Math.min(most, Math.round(((straight[sample] as number) * most) / alpha));
      }
    }
    return straight;
  };
}
