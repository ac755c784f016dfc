import { type ColourConversion, colourConversion } from '../heic/colour.ts';
import { iccSpace } from '../heic/icc.ts';
import { isSrgbProfile } from '../magick/icc.ts';

const tagCount = 128;
const colourSpace = 16;
const entryLength = 12;

/** What makes sRGB of a picture with this profile; `magick` if only the colour engine of ImageMagick can tell. */
export function conversionBy(
  profile: Uint8Array | undefined,
  channels: 1 | 3,
): ColourConversion | undefined | 'magick' {
  if (!profile || isSrgbProfile(profile)) return undefined;
  const isFitting = textAt(profile, colourSpace) === (channels === 1 ? 'GRAY' : 'RGB ');
  // One for another kind of picture says nothing about this one.
  if (!isFitting) return undefined;
  if (hasTable(profile) || !iccSpace(profile)) return 'magick';
  return colourConversion({ icc: profile });
}

/** Tables of colours take precedence over curves and a matrix, which such a profile may have, too. */
function hasTable(profile: Uint8Array): boolean {
  const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength);
  if (profile.length < tagCount + 4) return false;
  const last = tagCount + 4 + view.getUint32(tagCount) * entryLength;
  for (let entry = tagCount + 4; entry < Math.min(last, profile.length - 3); entry += entryLength) {
    if (textAt(profile, entry) === 'A2B0') return true;
  }
  return false;
}

function textAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
