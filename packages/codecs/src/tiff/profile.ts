import type { ColourConversion } from '../colour/conversion.ts';
import { colourSpaceOf } from '../colour/icc.ts';
import { colourConversion } from '../colour/to-srgb.ts';

/** What makes sRGB of a picture with this profile. One for another kind of picture says nothing about this one. */
export function conversionBy(profile: Uint8Array | undefined, channels: 1 | 3): ColourConversion | undefined {
  if (!profile || colourSpaceOf(profile) !== (channels === 1 ? 'GRAY' : 'RGB ')) return undefined;
  return colourConversion({ icc: profile });
}
