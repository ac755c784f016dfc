// ICC.1:2022. Offsets and sizes in bytes.
const headerBytes = 128;
const tagEntryBytes = 12;

const d50 = [0.9642, 1, 0.8249];

/** The primaries adapted to the D50 white point of the profile connection space (IEC 61966-2-1, Bradford). */
const colorants = {
  rXYZ: [0.43607, 0.22249, 0.01392],
  gXYZ: [0.38515, 0.71687, 0.09708],
  bXYZ: [0.14307, 0.06061, 0.7141],
};
const curveTags = ['rTRC', 'gTRC', 'bTRC'];

/** Parametric curve of function type 3: (a·x + b)^g for x ≥ d, c·x below. */
const curveParameters = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045];

/** A minimal version 4 matrix profile for sRGB; building it saves shipping a file. */
export function makeSrgbProfile(): Uint8Array<ArrayBuffer> {
  const curve = tagData('para', [3 << 16, ...curveParameters.map(toFixed)]);
  const tags: [string, Uint8Array][] = [
    ['wtpt', xyzTag(d50)],
    ...Object.entries(colorants).map(([name, xyz]): [string, Uint8Array] => [name, xyzTag(xyz)]),
    ...curveTags.map((name): [string, Uint8Array] => [name, curve]),
  ];
  const directory = 4 + tags.length * tagEntryBytes;
  const size = tags.reduce((sum, [, data]) => sum + data.length, headerBytes + directory);
  const profile = new Uint8Array(size);
  const view = new DataView(profile.buffer);
  writeHeader(profile, view);
  view.setUint32(headerBytes, tags.length);
  let offset = headerBytes + directory;
  for (const [index, [name, data]] of tags.entries()) {
    const entry = headerBytes + 4 + index * tagEntryBytes;
    writeAscii(profile, entry, name);
    view.setUint32(entry + 4, offset);
    view.setUint32(entry + 8, data.length);
    profile.set(data, offset);
    offset += data.length;
  }
  return profile;
}

function writeHeader(profile: Uint8Array, view: DataView): void {
  view.setUint32(0, profile.length);
  view.setUint32(8, 0x04400000); // version 4.4
  writeAscii(profile, 12, 'mntrRGB XYZ ');
  writeAscii(profile, 36, 'acsp');
  for (const [i, value] of d50.entries()) view.setInt32(68 + i * 4, toFixed(value));
}

function xyzTag(xyz: readonly number[]): Uint8Array {
  return tagData('XYZ ', xyz.map(toFixed));
}

function tagData(type: string, words: readonly number[]): Uint8Array {
  const data = new Uint8Array(8 + words.length * 4);
  writeAscii(data, 0, type);
  const view = new DataView(data.buffer);
  for (const [i, word] of words.entries()) view.setInt32(8 + i * 4, word);
  return data;
}

function toFixed(value: number): number {
  return Math.round(value * 65_536);
}

function writeAscii(bytes: Uint8Array, at: number, text: string): void {
  for (let i = 0; i < text.length; i++) bytes[at + i] = text.charCodeAt(i);
}
