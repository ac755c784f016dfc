import type { Target } from '@image-converter/formats/formats';
import type { EncodeSettings, KeptColours } from '../codec.ts';
import { srgb, srgbEncoded } from './curves.ts';
import { iccSpace } from './icc.ts';
import { applied, inverse, type Vector } from './matrix.ts';
import { readProfile } from './profile.ts';
import { makeProfile, textTag } from './profile-file.ts';
import { profileName } from './profile-name.ts';
import { type RgbSpace, srgbSpace } from './rgb-space.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Profiles for one picture: an encoder may find it to be grey, for which that of colours is not allowed. */
interface PictureProfiles {
  readonly colour: Bytes;
  grey(): Bytes;
}

/** Writes a profile into a finished file; see packages/metadata. */
export type WriteProfile = (file: Bytes, target: Target, profiles: PictureProfiles) => Promise<Bytes[]>;

/** The settings for a picture with this profile: chosen colours are sRGB. */
export function settingsFor(settings: EncodeSettings, profile: Bytes, write: WriteProfile): EncodeSettings {
  const { space, background } = ownColours(profile, settings.background);
  const profiles = { colour: profile, grey: () => greyProfile(profile) };
  const keptColours: KeptColours = {
    name: profileName(profile),
    space,
    addTo: (file) => write(file, settings.target, profiles),
  };
  return { ...settings, background, keptColours };
}

/** The space of a picture with this profile, and a colour that was chosen in sRGB. */
export function ownColours(profile: Bytes, background: string): { space: RgbSpace; background: string } {
  const space = iccSpace(profile) ?? srgbSpace;
  return { space, background: colourIn(space, background) };
}

/** The curve of one colour: all three have the same. */
function greyProfile(profile: Bytes): Bytes {
  const curve = readProfile(profile).tag('gTRC');
  if (!curve) throw new RangeError('no curve');
  return makeProfile('GRAY', {
    desc: textTag('Grey'),
    cprt: textTag('CC0'),
    kTRC: new Uint8Array(curve.buffer, curve.byteOffset, curve.byteLength),
  });
}

/** `#rrggbb` for the samples that show this sRGB colour, or the nearest that the space has. */
function colourIn({ curves, toLinearSrgb }: RgbSpace, colour: string): string {
  const light = [1, 3, 5].map((at) => srgb(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  const own = applied(inverse(toLinearSrgb), light as unknown as Vector);
  const samples = own.map((value, channel) => nearest(curves[channel] as RgbSpace['curves'][0], value));
  return `#${samples.map((sample) => sample.toString(16).padStart(2, '0')).join('')}`;
}

function nearest(curve: RgbSpace['curves'][0], light: number): number {
  const wanted = srgbEncoded(light);
  const distances = Array.from({ length: 256 }, (_, sample) => Math.abs(srgbEncoded(curve(sample / 255)) - wanted));
  return distances.indexOf(Math.min(...distances));
}
