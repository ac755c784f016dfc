import * as tag from '@image-converter/formats/inspect/tiff-tags';
import { labColour } from '../colour/lab.ts';
import { photometrics, type TiffPicture } from './picture.ts';
import type { PaintColours } from './rows.ts';

/** Defaults of TIFF 6.0, section 21: ITU-R BT.601, full range. */
const defaultCoefficients = [0.299, 0.587, 0.114];
const defaultRange = [0, 255, 128, 255, 128, 255];

export interface Colours {
  /** Grey or RGB. */
  channels: 1 | 3;
  /** Device-independent, so that a profile does not apply. */
  isSrgb?: true;
  paint: PaintColours;
}

/** Undefined if the colour table has the wrong size. Only grey and RGB keep 16 bits (`deepest`). */
export function coloursOf(picture: TiffPicture, white?: number): Colours | undefined {
  const { photometric, colours } = picture;
  const levels = levelsOf(paintedBits(picture), white);
  switch (photometric) {
    case photometrics.palette: {
      const paint = paletteToSrgb(picture);
      return paint && { channels: 3, paint };
    }
    case photometrics.ycbcr:
      return { channels: 3, paint: ycbcrToSrgb(picture) };
    case photometrics.cielab:
    case photometrics.icclab:
      return { channels: 3, isSrgb: true, paint: labToSrgb(picture) };
    case photometrics.whiteIsZero:
      return { channels: 1, paint: scaled(picture, levels.toReversed()) };
    default:
      return { channels: colours === 1 ? 1 : 3, paint: scaled(picture, levels) };
  }
}

/** Bits of the painted samples: after division by alpha, premultiplied colours need at least 8. */
export function paintedBits({ bits, alpha }: TiffPicture): number {
  return alpha?.isAssociated ? Math.max(bits, 8) : bits;
}

/** The value of each sample, up to `white`, rounded; above 16 bits, only the highest 16 are used. */
export function levelsOf(bits: number, white = 255): Uint16Array {
  const most = 2 ** Math.min(bits, 16) - 1;
  return Uint16Array.from({ length: most + 1 }, (_, sample) => Math.round((sample * white) / most));
}

function scaled({ colours, samples }: TiffPicture, levels: Uint16Array): PaintColours {
  const isUnchanged = levels.length === 256 && levels[1] === 1;
  return (row, pixels, { data, at, step }) => {
    if (isUnchanged && step === samples) {
      data.set(row.subarray(0, pixels * samples), at);
      return;
    }
    for (let colour = 0; colour < colours; colour += 1) {
      for (let x = 0, from = colour, to = at + colour; x < pixels; x += 1, from += samples, to += step) {
        data[to] = levels[row[from] as number] as number;
      }
    }
  };
}

/** Undefined if the table does not have one entry per sample value. */
function paletteToSrgb({ tags, bits, samples }: TiffPicture): PaintColours | undefined {
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

/** CIE L*a*b*: TIFF 6.0, section 23 (signed a* and b*), or as in ICC profiles (with an offset). */
function labToSrgb({ photometric, bits, samples }: TiffPicture): PaintColours {
  const isSigned = photometric === photometrics.cielab;
  // One unit of a* and b*: 1 with 8 bits, 256 with 16.
  const unit = 2 ** (bits - 8);
  const maxLightness = isSigned ? 2 ** bits - 1 : 255 * unit;
  const half = 128 * unit;
  const colour = (sample: number) =>
    (isSigned && sample < half ? sample : sample - (isSigned ? 2 * half : half)) / unit;
  return (row, pixels, { data, at, step }) => {
    for (let x = 0, from = 0, to = at; x < pixels; x += 1, from += samples, to += step) {
      const lightness = ((row[from] as number) * 100) / maxLightness;
      data.set(labColour(lightness, colour(row[from + 1] as number), colour(row[from + 2] as number)), to);
    }
  };
}

function ycbcrToSrgb({ tags, samples }: TiffPicture): PaintColours {
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
