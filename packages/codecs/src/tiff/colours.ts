import { labToSrgb } from './lab.ts';
import { paletteToSrgb } from './palette.ts';
import { photometrics, type TiffPicture } from './picture.ts';
import type { PaintColours } from './rows.ts';
import { ycbcrToSrgb } from './ycbcr.ts';

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
