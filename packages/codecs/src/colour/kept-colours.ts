import type { Host } from '../codec.ts';
import type { Curve } from './curves.ts';
import { isHighRange } from './deep.ts';
import { colourSpaceOf, profileSpace } from './icc.ts';
import { fromColumns, inverse, product } from './matrix.ts';
import { readProfile } from './profile.ts';
import { makeProfile, samplesTag, textTag, withTags, xyzTag } from './profile-file.ts';
import { type RgbSpace, srgbSpace, xyzToLinearSrgb } from './rgb-space.ts';
import { srgbCurve } from './srgb-profile.ts';
import { type ColourSource, spaceOf } from './to-srgb.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** What one segment of a JPEG holds. Profiles of curves and a matrix mostly have less than 4,000 bytes. */
const maxProfileBytes = 65_519;

interface Treatment {
  /** The samples stay as they are, with this profile. */
  readonly profile?: Bytes;
  /** What is to be converted to sRGB; undefined if nothing is. */
  readonly converted: ColourSource | undefined;
}

/** What to do with colours. Those that a profile of curves and a matrix describes are kept if the host does. */
export function keptBy({ keepsColours }: Pick<Host, 'keepsColours'>, source: ColourSource | undefined): Treatment {
  const profile = keepsColours && source ? profileToKeep(source) : undefined;
  return profile ? { profile, converted: undefined } : { converted: source };
}

function profileToKeep(source: ColourSource): Bytes | undefined {
  if ('transfer' in source && isHighRange(source)) return undefined;
  if ('icc' in source && !isKeepable(source.icc)) return undefined;
  const space = spaceOf(source);
  if (space === srgbSpace || !hasEqualCurves(space)) return undefined;
  return 'icc' in source ? withoutPrivateTags(source.icc) : profileOf(space, source);
}

function isKeepable(icc: Uint8Array): boolean {
  if (icc.length > maxProfileBytes || colourSpaceOf(icc) !== 'RGB ') return false;
  const space = profileSpace(icc);
  return space !== undefined && 'toLinearSrgb' in space;
}

const sameWithin = 0.001;

/** Then grey samples are grey, and encoders may store them as such. Only those of a measured screen differ. */
function hasEqualCurves({ curves: [red, ...others] }: RgbSpace): boolean {
  const samples = Array.from({ length: 256 }, (_, sample) => sample / 255);
  return others.every((curve) => samples.every((sample) => Math.abs(curve(sample) - red(sample)) < sameWithin));
}

const colourTags = ['wtpt', 'chad', 'rXYZ', 'gXYZ', 'bXYZ', 'rTRC', 'gTRC', 'bTRC', 'cicp'];
const publicTags = [
  'desc',
  'cprt',
  'bkpt',
  'lumi',
  'meas',
  'tech',
  'view',
  'vued',
  'dmnd',
  'dmdd',
  'dscm',
  ...colourTags,
];

/** Profiles of screens name the very screen in tags of their makers. Others are left as they are, to the byte. */
function withoutPrivateTags(icc: Uint8Array): Bytes {
  const { names, tag } = readProfile(icc);
  if (names.every((name) => publicTags.includes(name))) return new Uint8Array(icc);
  const kept = names.filter((name) => name === 'desc' || name === 'cprt' || colourTags.includes(name));
  return withTags(icc, Object.fromEntries(kept.flatMap((name) => [[name, bytesOf(tag(name))]])));
}

/** Points of a curve that is no function: their distance cannot be seen. */
const curvePoints = 4096;

/** For colours that the file states by numbers, which only some formats can. */
function profileOf({ curves: [curve], toLinearSrgb }: RgbSpace, source: ColourSource): Bytes {
  // The columns of the matrix.
  const [red, green, blue] = fromColumns(...product(inverse(xyzToLinearSrgb), toLinearSrgb));
  const tag = curveTag(curve);
  return makeProfile('RGB ', {
    desc: textTag(nameOf(source, curve)),
    cprt: textTag('CC0'),
    rXYZ: xyzTag(red),
    gXYZ: xyzTag(green),
    bXYZ: xyzTag(blue),
    rTRC: tag,
    gTRC: tag,
    bTRC: tag,
  });
}

function curveTag(curve: Curve): Bytes {
  if (curve === srgbSpace.curves[0]) return srgbCurve;
  return samplesTag(Array.from({ length: curvePoints }, (_, at) => curve(at / (curvePoints - 1))));
}

/** By the primaries (ITU-T H.273), with the curve of sRGB. */
const names: ReadonlyMap<number, string> = new Map([
  [9, 'Rec. 2020'],
  [12, 'Display P3'],
]);

function nameOf(source: ColourSource, curve: Curve): string {
  const isNamed = 'primaries' in source && curve === srgbSpace.curves[0];
  return (isNamed && names.get(source.primaries)) || 'RGB';
}

function bytesOf(view: DataView | undefined): Uint8Array {
  return view ? new Uint8Array(view.buffer, view.byteOffset, view.byteLength) : new Uint8Array();
}
