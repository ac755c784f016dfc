import * as tag from '@image-converter/formats/inspect/tiff-tags';
import type { TiffPicture } from './picture.ts';
import type { PaintColours } from './rows.ts';

/** Defaults of TIFF 6.0, section 21: ITU-R BT.601, full range. */
const defaultCoefficients = [0.299, 0.587, 0.114];
const defaultRange = [0, 255, 128, 255, 128, 255];

export function ycbcrToSrgb({ tags, samples }: TiffPicture): PaintColours {
  const [red = 0, green = 1, blue = 0] = given(tags.rationals(tag.ycbcrCoefficients), defaultCoefficients);
  const [black = 0, white = 0, noBlue = 0, maxBlue = 0, noRed = 0, maxRed = 0] = given(
    tags.rationals(tag.referenceBlackWhite),
    defaultRange,
  );
  const brightness = table(black, 255 / (white - black));
  const blueness = table(noBlue, (127 / (maxBlue - noBlue)) * 2 * (1 - blue));
  const redness = table(noRed, (127 / (maxRed - noRed)) * 2 * (1 - red));
  const [redInGreen, blueInGreen] = [red / green, blue / green];
  return (row, pixels, { data, at, step }) => {
    for (let x = 0, from = 0, to = at; x < pixels; x += 1, from += samples, to += step) {
      const y = brightness[row[from] as number] as number;
      const b = blueness[row[from + 1] as number] as number;
      const r = redness[row[from + 2] as number] as number;
      data[to] = clamped(y + r);
      data[to + 1] = clamped(y - redInGreen * r - blueInGreen * b);
      data[to + 2] = clamped(y + b);
    }
  };
}

/** Missing or unusable values are replaced with the defaults. */
function given(values: readonly number[], defaults: readonly number[]): readonly number[] {
  const isComplete = values.length >= defaults.length && values.every(Number.isFinite);
  const isUsable =
    values.length === 3 ? values.every((one) => one > 0) : values.every((one, i) => one !== values[i ^ 1]);
  return isComplete && isUsable ? values : defaults;
}

function table(zero: number, factor: number): Float64Array {
  return Float64Array.from({ length: 256 }, (_, sample) => (sample - zero) * factor);
}

function clamped(value: number): number {
  return value <= 0 ? 0 : value >= 255 ? 255 : (value + 0.5) | 0;
}
