// ICC.1:2022. Offsets and sizes in bytes.
const HEADER = 128;
const TAG_ENTRY = 12;
const LONGEST_CURVE = 4096;

// sRGB primaries adapted to the D50 white of the profile connection space (IEC 61966-2-1, Bradford).
const D50 = [0.9642, 1, 0.8249];
const SRGB_COLORANTS = {
  rXYZ: [0.43607, 0.22249, 0.01392],
  gXYZ: [0.38515, 0.71687, 0.09708],
  bXYZ: [0.14307, 0.06061, 0.7141],
};
const CURVE_TAGS = ['rTRC', 'gTRC', 'bTRC'];

// Parametric curve of function type 3: (a·x + b)^g from d on, c·x below.
const SRGB_CURVE = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045];

/** How far off a pixel may be, in linear light, before it is worth running the colour engine. */
const COLORANT_TOLERANCE = 0.002;
const CURVE_TOLERANCE = 0.001;
const CURVE_PROBES = [0.02, 0.1, 0.25, 0.5, 0.75, 0.95];

type Curve = (x: number) => number;

const srgbToLinear: Curve = (x) => (x < 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);

/** A minimal version 4 matrix profile for sRGB, the colour engine's target; building it spares us shipping a file. */
export function makeSrgbProfile(): Uint8Array<ArrayBuffer> {
  const curve = tagData('para', [3 << 16, ...SRGB_CURVE.map(toFixed)]);
  const tags: [string, Uint8Array][] = [
    ['wtpt', xyzTag(D50)],
    ...Object.entries(SRGB_COLORANTS).map(([name, xyz]): [string, Uint8Array] => [name, xyzTag(xyz)]),
    ...CURVE_TAGS.map((name): [string, Uint8Array] => [name, curve]),
  ];
  const directory = 4 + tags.length * TAG_ENTRY;
  const size = tags.reduce((sum, [, data]) => sum + data.length, HEADER + directory);
  const profile = new Uint8Array(size);
  const view = new DataView(profile.buffer);
  writeHeader(profile, view);
  view.setUint32(HEADER, tags.length);
  let offset = HEADER + directory;
  for (const [index, [name, data]] of tags.entries()) {
    const entry = HEADER + 4 + index * TAG_ENTRY;
    writeAscii(profile, entry, name);
    view.setUint32(entry + 4, offset);
    view.setUint32(entry + 8, data.length);
    profile.set(data, offset);
    offset += data.length;
  }
  return profile;
}

/** Whether pixels with this profile are already sRGB, whatever the profile calls itself. */
export function isSrgbProfile(profile: Uint8Array): boolean {
  try {
    return hasSrgbPrimaries(profile) && CURVE_TAGS.every((name) => isSrgbCurve(readCurve(profile, name)));
  } catch {
    return false; // Broken profile: left to the colour engine.
  }
}

function hasSrgbPrimaries(profile: Uint8Array): boolean {
  if (ascii(profile, 16) !== 'RGB ' || findTag(profile, 'A2B0')) return false;
  return Object.entries(SRGB_COLORANTS).every(([name, expected]) => {
    const tag = findTag(profile, name);
    if (!tag) return false;
    return expected.every((value, i) => Math.abs(tag.getInt32(8 + i * 4) / 65536 - value) < COLORANT_TOLERANCE);
  });
}

function isSrgbCurve(curve: Curve | undefined): boolean {
  if (!curve) return false;
  return CURVE_PROBES.every((x) => Math.abs(curve(x) - srgbToLinear(x)) < CURVE_TOLERANCE);
}

function readCurve(profile: Uint8Array, name: string): Curve | undefined {
  const tag = findTag(profile, name);
  if (!tag) return undefined;
  const type = ascii(new Uint8Array(tag.buffer, tag.byteOffset, 4), 0);
  if (type === 'para' && tag.getUint16(8) === 3) return parametricCurve(tag);
  if (type === 'curv') return tableCurve(tag);
  return undefined;
}

function parametricCurve(tag: DataView): Curve {
  const [g = 1, a = 1, b = 0, c = 0, d = 0] = Array.from({ length: 5 }, (_, i) => tag.getInt32(12 + i * 4) / 65536);
  return (x) => (x < d ? c * x : (a * x + b) ** g);
}

function tableCurve(tag: DataView): Curve | undefined {
  const count = tag.getUint32(8);
  if (count < 2 || count > LONGEST_CURVE) return undefined; // Linear or a single gamma: not sRGB's curve.
  const at = (i: number) => tag.getUint16(12 + i * 2) / 65535;
  return (x) => {
    const position = x * (count - 1);
    const low = Math.floor(position);
    return at(low) + (at(low + 1) - at(low)) * (position - low);
  };
}

function findTag(profile: Uint8Array, name: string): DataView | undefined {
  const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength);
  const count = Math.min(view.getUint32(HEADER), 100);
  for (let index = 0; index < count; index++) {
    const entry = HEADER + 4 + index * TAG_ENTRY;
    if (ascii(profile, entry) !== name) continue;
    return new DataView(profile.buffer, profile.byteOffset + view.getUint32(entry + 4), view.getUint32(entry + 8));
  }
  return undefined;
}

function writeHeader(profile: Uint8Array, view: DataView): void {
  view.setUint32(0, profile.length);
  view.setUint32(8, 0x04400000); // version 4.4
  writeAscii(profile, 12, 'mntrRGB XYZ ');
  writeAscii(profile, 36, 'acsp');
  for (const [i, value] of D50.entries()) view.setInt32(68 + i * 4, toFixed(value));
}

const xyzTag = (xyz: readonly number[]): Uint8Array => tagData('XYZ ', xyz.map(toFixed));

function tagData(type: string, words: readonly number[]): Uint8Array {
  const data = new Uint8Array(8 + words.length * 4);
  writeAscii(data, 0, type);
  const view = new DataView(data.buffer);
  for (const [i, word] of words.entries()) view.setInt32(8 + i * 4, word);
  return data;
}

const toFixed = (value: number): number => Math.round(value * 65536);

const ascii = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

function writeAscii(bytes: Uint8Array, at: number, text: string): void {
  for (let i = 0; i < text.length; i++) bytes[at + i] = text.charCodeAt(i);
}
