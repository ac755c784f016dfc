import { d50, xyzOfLab } from './lab.ts';
import type { Vector } from './matrix.ts';
import { type Profile, textAt } from './profile.ts';
import type { Values } from './sample-grid.ts';
import { passed, readSimpleTable, readStagedTable, type Table } from './table.ts';

/** A colour space defined by a table. */
export interface TableSpace extends Omit<Table, 'look'> {
  /** The quantity that is linear between two points of the table. */
  readonly evenly: 'light' | 'lightness';
  /** From the curves' output to XYZ (D50), where the darkest colour of the space maps to black. */
  readonly toXyz: (values: Values) => Vector;
}

/** Perceptual intent, which nearly all programs choose; relative or saturation if the profile lacks it. */
const tableTags = ['A2B0', 'A2B1', 'A2B2'];

const inputsOf: ReadonlyMap<string, number> = new Map([
  ['GRAY', 1],
  ['RGB ', 3],
]);

/** Luminance of black in version 4 (ICC.1:2022, 6.3.4.3). */
const perceptualBlack = 0.0034731;
/** In version 2, the darkest colour counts as black up to this luminance (L* = 50). */
const brightestBlack = 0.184;

/** Whether the profile has a table, which takes precedence over curves and a matrix. */
export function hasTable(profile: Profile): boolean {
  return tableTags.some((name) => profile.tag(name));
}

export function readTableSpace(profile: Profile): TableSpace {
  const inputs = inputsOf.get(profile.colourSpace);
  const tag = tableTags.map((name) => profile.tag(name)).find((found) => found !== undefined);
  if (!tag || tag.getUint8(8) !== inputs || tag.getUint8(9) !== 3) throw new RangeError('no table for such a picture');
  const type = textAt(tag, 0);
  if (type !== 'mft1' && type !== 'mft2' && type !== 'mAB ') throw new RangeError(`unknown table ${type}`);
  const { curves, points, look } = type === 'mAB ' ? readStagedTable(tag, inputs) : readSimpleTable(tag, type, inputs);
  const colour = encodings[type][profile.connectionSpace];
  const xyz = (values: Values) => colour(look(values));
  const [, darkest] = xyz(passed(curves, Array(inputs).fill(0)));
  const [, brightest] = xyz(passed(curves, Array(inputs).fill(1)));
  if (!(brightest > brightestBlack)) throw new RangeError('white is dark');
  const black = profile.version >= 4 ? perceptualBlack : Math.min(Math.max(darkest, 0), brightestBlack);
  const evenly = profile.connectionSpace === 'XYZ ' ? 'light' : 'lightness';
  return { curves, points, evenly, toXyz: withBlackAt(black, xyz) };
}

type ToXyz = (values: Values) => Vector;

/**
 * Black point compensation, as in LittleCMS and ImageMagick by default: without it, the blacks of print profiles are
 * grey.
 */
function withBlackAt(black: number, toXyz: ToXyz): ToXyz {
  const stretched = (value: number, white: number) => (value - black * white) / (1 - black);
  return (values) => {
    const [x, y, z] = toXyz(values);
    return [stretched(x, d50[0]), stretched(y, d50[1]), stretched(z, d50[2])];
  };
}

/** u1Fixed15Number: 1 is 0x8000. */
const xyz: ToXyz = ([x = 0, y = 0, z = 0]) => [x * (65_535 / 32_768), y * (65_535 / 32_768), z * (65_535 / 32_768)];
const lab: ToXyz = ([l = 0, a = 0, b = 0]) => xyzOfLab(l * 100, a * 255 - 128, b * 255 - 128);
/** Version 2 encoding: 100 is 0xff00. */
const oldLab: ToXyz = (values) => lab(values.map((value) => value * (65_535 / 65_280)));

/** Encoding of the output of each table type, by the profile connection space. */
const encodings = {
  mft1: { 'XYZ ': xyz, 'Lab ': lab },
  mft2: { 'XYZ ': xyz, 'Lab ': oldLab },
  'mAB ': { 'XYZ ': xyz, 'Lab ': lab },
} as const;
