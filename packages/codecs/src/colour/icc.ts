import { type Curve, gamma, linear, sampled } from './curves.ts';
import { fromColumns, identity, inverse, type Matrix, product, type Vector } from './matrix.ts';
import { isSrgb, type RgbSpace } from './rgb-space.ts';

const headerBytes = 128;
const colourSpaceOffset = 16;

/** Linear sRGB to XYZ, adapted to the D50 white of ICC profiles (Bradford). */
const srgbToXyzD50: Matrix = [
  [0.4360747, 0.3850649, 0.1430804],
  [0.2225045, 0.7168786, 0.0606169],
  [0.0139322, 0.0971045, 0.7141733],
];

/** Reads a matrix/TRC or grey profile (ICC.1, versions 2 and 4); undefined for any other, and for a broken one. */
export function iccSpace(profile: Uint8Array): RgbSpace | undefined {
  return unlessBroken(() => spaceIn(readTags(profile)));
}

/** Such a table takes precedence over curves and a matrix, which the profile may have, too. */
export function hasColourTable(profile: Uint8Array): boolean {
  return unlessBroken(() => readTags(profile).offsets.has('A2B0')) ?? false;
}

/** Whether pixels with this profile are already sRGB, whatever it calls itself. */
export function isSrgbProfile(profile: Uint8Array): boolean {
  const space = hasColourTable(profile) ? undefined : iccSpace(profile);
  return space !== undefined && isSrgb(space);
}

function unlessBroken<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    // A read beyond the end of the profile
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function spaceIn(tags: Tags): RgbSpace | undefined {
  const colourSpace = text(tags.view, colourSpaceOffset);
  if (colourSpace === 'GRAY') return graySpace(tags);
  return colourSpace === 'RGB ' ? matrixSpace(tags) : undefined;
}

interface Tags {
  readonly view: DataView;
  readonly offsets: ReadonlyMap<string, number>;
}

function readTags(profile: Uint8Array): Tags {
  const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength);
  const offsets = new Map<string, number>();
  const count = view.getUint32(headerBytes);
  for (let index = 0; index < count; index++) {
    const entry = headerBytes + 4 + index * 12;
    offsets.set(text(view, entry), view.getUint32(entry + 4));
  }
  return { view, offsets };
}

function graySpace(tags: Tags): RgbSpace | undefined {
  const curve = readCurve(tags, 'kTRC');
  return curve && { curves: [curve, curve, curve], toLinearSrgb: identity };
}

function matrixSpace(tags: Tags): RgbSpace | undefined {
  const [red, green, blue] = [readXyz(tags, 'rXYZ'), readXyz(tags, 'gXYZ'), readXyz(tags, 'bXYZ')];
  const [redCurve, greenCurve, blueCurve] = [readCurve(tags, 'rTRC'), readCurve(tags, 'gTRC'), readCurve(tags, 'bTRC')];
  if (!(red && green && blue && redCurve && greenCurve && blueCurve)) return undefined;
  return {
    curves: [redCurve, greenCurve, blueCurve],
    toLinearSrgb: product(inverse(srgbToXyzD50), fromColumns(red, green, blue)),
  };
}

function readXyz({ view, offsets }: Tags, tag: string): Vector | undefined {
  const offset = offsets.get(tag);
  if (offset === undefined || text(view, offset) !== 'XYZ ') return undefined;
  return [fixed(view, offset + 8), fixed(view, offset + 12), fixed(view, offset + 16)];
}

function readCurve({ view, offsets }: Tags, tag: string): Curve | undefined {
  const offset = offsets.get(tag);
  if (offset === undefined) return undefined;
  const type = text(view, offset);
  if (type === 'curv') return tableCurve(view, offset);
  return type === 'para' ? parametricCurve(view, offset) : undefined;
}

function tableCurve(view: DataView, offset: number): Curve {
  const count = view.getUint32(offset + 8);
  if (count === 0) return linear;
  if (count === 1) return gamma(view.getUint16(offset + 12) / 256);
  if (offset + 12 + count * 2 > view.byteLength) throw new RangeError('curve reaches beyond the profile');
  return sampled(Float64Array.from({ length: count }, (_, index) => view.getUint16(offset + 12 + index * 2) / 65_535));
}

/** ICC.1:2022, table 68; each of the five kinds is the last one with some parameters left out. */
function parametricCurve(view: DataView, offset: number): Curve | undefined {
  const kind = view.getUint16(offset + 8);
  const value = (index: number) => fixed(view, offset + 12 + index * 4);
  switch (kind) {
    case 0:
      return gamma(value(0));
    case 1:
      return piecewise(value(0), value(1), value(2), 0, -value(2) / value(1), 0, 0);
    case 2:
      return piecewise(value(0), value(1), value(2), 0, -value(2) / value(1), value(3), value(3));
    case 3:
      return piecewise(value(0), value(1), value(2), value(3), value(4), 0, 0);
    case 4:
      return piecewise(value(0), value(1), value(2), value(3), value(4), value(5), value(6));
    default:
      return undefined;
  }
}

/** (ax + b)^g + e from d on, cx + f below. */
function piecewise(g: number, a: number, b: number, c: number, d: number, e: number, f: number): Curve {
  return (x) => (x >= d ? Math.max(a * x + b, 0) ** g + e : c * x + f);
}

/** s15Fixed16Number */
function fixed(view: DataView, offset: number): number {
  return view.getInt32(offset) / 65_536;
}

function text(view: DataView, offset: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(offset + index)));
}
