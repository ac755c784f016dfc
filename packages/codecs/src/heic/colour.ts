import { srgb, srgbEncoded } from './curves.ts';
import { iccSpace } from './icc.ts';
import { BLUE, GREEN, lightTables, RED, TO_BLUE } from './light-tables.ts';
import { identity } from './matrix.ts';
import { type CodingIndependentColour, nclxSpace } from './nclx.ts';
import { type RgbSpace, srgbSpace } from './rgb-space.ts';

export type ColourSource = { readonly icc: Uint8Array } | CodingIndependentColour;

/** Converts straight RGBA to sRGB in place. */
export type ColourConversion = (rgba: Uint8ClampedArray) => void;

/** Differences below this are rounding in the profile. */
const SAME = 0.003;
/** The widest real colour spaces stay below 4. */
const LARGEST_FACTOR = 8;

/** Converts a picture to sRGB; undefined if it is in sRGB already. */
export function colourConversion(source: ColourSource | undefined): ColourConversion | undefined {
  const space = spaceOf(source);
  return space === srgbSpace ? undefined : conversionFrom(space);
}

/** The colour space of the picture; sRGB if the file names none, or none that can be read. */
export function spaceOf(source: ColourSource | undefined): RgbSpace {
  if (!source) return srgbSpace;
  const space = 'icc' in source ? iccSpace(source.icc) : nclxSpace(source);
  return space && isPlausible(space) && !isSrgb(space) ? space : srgbSpace;
}

function isPlausible({ toLinearSrgb }: RgbSpace): boolean {
  return toLinearSrgb.flat().every((factor) => Math.abs(factor) <= LARGEST_FACTOR);
}

function isSrgb({ curves, toLinearSrgb }: RgbSpace): boolean {
  const sameMatrix = toLinearSrgb.every((row, y) =>
    row.every((value, x) => Math.abs(value - (identity[y]?.[x] ?? 0)) < SAME),
  );
  if (!sameMatrix) return false;
  return curves.every((curve) => {
    for (let coded = 0; coded <= 255; coded++) {
      if (Math.abs(srgbEncoded(curve(coded / 255)) - srgbEncoded(srgb(coded / 255))) > SAME) return false;
    }
    return true;
  });
}

function conversionFrom(space: RgbSpace): ColourConversion {
  const { light, encoded } = lightTables(space);
  // Indices never leave the tables; `as number` tells the type checker so. A pixel is one word whose lowest byte
  // is red, which takes a third less time than reading and writing each sample.
  return (rgba) => {
    const pixels = new Int32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
    for (let i = 0; i < pixels.length; i += 1) {
      const pixel = pixels[i] as number;
      const r = RED + (pixel & 0xff);
      const g = GREEN + ((pixel >>> 8) & 0xff);
      const b = BLUE + ((pixel >>> 16) & 0xff);
      const redAndGreen = (light[r] as number) + (light[g] as number) + (light[b] as number);
      const blue = (light[r + TO_BLUE] as number) + (light[g + TO_BLUE] as number) + (light[b + TO_BLUE] as number);
      pixels[i] =
        (encoded[redAndGreen & 0xffff] as number) |
        ((encoded[redAndGreen >>> 16] as number) << 8) |
        ((encoded[blue] as number) << 16) |
        (pixel & 0xff000000);
    }
  };
}
