import type { Curve } from './curves.ts';
import { xyzOfLab } from './lab.ts';
import { fromColumns, identity, product } from './matrix.ts';
import { type Profile, readProfile, readXyz } from './profile.ts';
import { readCurve } from './profile-curves.ts';
import { isPlausible, isSrgb, type RgbSpace, xyzToLinearSrgb } from './rgb-space.ts';
import { hasTable, readTableSpace, type TableSpace } from './table-space.ts';

export type ProfileSpace = RgbSpace | TableSpace;

/** Colour space of an ICC profile (ICC.1, versions 2 and 4) for grey or RGB; undefined for other or broken profiles. */
export function profileSpace(bytes: Uint8Array): ProfileSpace | undefined {
  return unlessBroken(() => {
    const profile = readProfile(bytes);
    return hasTable(profile) ? readTableSpace(profile) : curvedSpace(profile);
  });
}

/** Space defined by curves and a matrix, which profiles with a table may also have. */
export function iccSpace(bytes: Uint8Array): RgbSpace | undefined {
  return unlessBroken(() => curvedSpace(readProfile(bytes)));
}

/** `GRAY`, `RGB ` … */
export function colourSpaceOf(bytes: Uint8Array): string | undefined {
  return unlessBroken(() => readProfile(bytes).colourSpace);
}

/** False for sRGB, whatever its name, and for broken profiles. Inks, which only ImageMagick converts, are not checked. */
export function needsConversion(bytes: Uint8Array): boolean {
  const model = colourSpaceOf(bytes);
  if (model !== 'GRAY' && model !== 'RGB ') return model !== undefined;
  const space = profileSpace(bytes);
  return space !== undefined && !('toLinearSrgb' in space && isSrgb(space));
}

function unlessBroken<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    // Read beyond the end of the profile.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function curvedSpace(profile: Profile): RgbSpace | undefined {
  const space = profile.colourSpace === 'GRAY' ? greySpace(profile) : matrixSpace(profile);
  return space && isPlausible(space) ? space : undefined;
}

function greySpace(profile: Profile): RgbSpace | undefined {
  const coded = readCurve(profile.tag('kTRC'));
  if (!coded) return undefined;
  const curve: Curve = profile.connectionSpace === 'Lab ' ? (x) => xyzOfLab(coded(x) * 100, 0, 0)[1] : coded;
  return { curves: [curve, curve, curve], toLinearSrgb: identity };
}

function matrixSpace(profile: Profile): RgbSpace | undefined {
  if (profile.colourSpace !== 'RGB ') return undefined;
  const [red, green, blue] = ['rXYZ', 'gXYZ', 'bXYZ'].map((name) => readXyz(profile.tag(name)));
  const [redCurve, greenCurve, blueCurve] = ['rTRC', 'gTRC', 'bTRC'].map((name) => readCurve(profile.tag(name)));
  if (!(red && green && blue && redCurve && greenCurve && blueCurve)) return undefined;
  return {
    curves: [redCurve, greenCurve, blueCurve],
    toLinearSrgb: product(xyzToLinearSrgb, fromColumns(red, green, blue)),
  };
}
