import { hasColourTable, iccSpace, isSrgbProfile } from '../colour/icc.ts';
import { type ColourConversion, colourConversion } from '../colour/to-srgb.ts';

const colourSpace = 16;

/** What makes sRGB of a picture with this profile; `magick` if only the colour engine of ImageMagick can tell. */
export function conversionBy(
  profile: Uint8Array | undefined,
  channels: 1 | 3,
): ColourConversion | undefined | 'magick' {
  if (!profile || isSrgbProfile(profile)) return undefined;
  const isFitting = textAt(profile, colourSpace) === (channels === 1 ? 'GRAY' : 'RGB ');
  // One for another kind of picture says nothing about this one.
  if (!isFitting) return undefined;
  if (hasColourTable(profile) || !iccSpace(profile)) return 'magick';
  return colourConversion({ icc: profile });
}

function textAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
