import type { ColourConversion } from './conversion.ts';
import { deepConversion, isHighRange } from './deep.ts';
import { colourSpaceOf, iccSpace, profileSpace } from './icc.ts';
import { lightConversion } from './light-conversion.ts';
import {
  type Calibration,
  type CodingIndependentColour,
  calibratedSpace,
  isPlausible,
  isSrgb,
  nclxSpace,
  type RgbSpace,
  srgbSpace,
} from './rgb-space.ts';
import { conversionByTable } from './table-conversion.ts';

export type ColourSource = { readonly icc: Uint8Array } | CodingIndependentColour | Calibration;

/** Converts a picture to sRGB; undefined if it is in sRGB already. */
export function colourConversion(source: ColourSource | undefined): ColourConversion | undefined {
  if (source && 'transfer' in source && isHighRange(source)) return highRangeConversion(source);
  const space = source && 'icc' in source ? profileSpace(source.icc) : undefined;
  if (space && 'toXyz' in space) return conversionByTable(space);
  const curved = spaceOf(source);
  return curved === srgbSpace ? undefined : lightConversion(curved);
}

/** What the profile says; undefined if it is for another type of picture. */
export function coloursBy(profile: Uint8Array | undefined, channels: 1 | 3): ColourSource | undefined {
  return profile && isProfileFor(profile, channels) ? { icc: profile } : undefined;
}

/** A profile for another type of picture is ignored. */
export function isProfileFor(profile: Uint8Array, channels: 1 | 3): boolean {
  return colourSpaceOf(profile) === (channels === 1 ? 'GRAY' : 'RGB ');
}

/** Space with curves and a matrix; sRGB if the file does not define one, or not a readable one. */
export function spaceOf(source: ColourSource | undefined): RgbSpace {
  if (!source) return srgbSpace;
  const space = describedSpace(source);
  return space && isPlausible(space) && !isSrgb(space) ? space : srgbSpace;
}

function describedSpace(source: ColourSource): RgbSpace | undefined {
  if ('icc' in source) return iccSpace(source.icc);
  return 'gamma' in source ? calibratedSpace(source) : nclxSpace(source);
}

function highRangeConversion(source: CodingIndependentColour): ColourConversion {
  const convert = deepConversion(source, 8);
  return (rgba) => convert(rgba, rgba);
}
