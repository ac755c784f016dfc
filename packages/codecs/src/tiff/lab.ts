import { labColour } from '../colour/lab.ts';
import { photometrics, type TiffPicture } from './picture.ts';
import type { PaintColours } from './rows.ts';

/** CIE L*a*b*: TIFF 6.0, section 23 (signed a* and b*), or as in ICC profiles (with an offset). */
export function labToSrgb({ photometric, bits, samples }: TiffPicture): PaintColours {
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
