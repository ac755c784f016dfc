// ICC.1:2022. Offsets and sizes in bytes.
const headerBytes = 128;
const tagEntryBytes = 12;
const identifierAt = 84;
const identifierBytes = 16;

type Bytes = Uint8Array<ArrayBuffer>;

/** The white point of the profile connection space. */
const d50 = [0.9642, 1, 0.8249];

/** By name; tags that are the same object share their data. */
export type ProfileTags = Readonly<Record<string, Uint8Array>>;

/** A matrix profile, or one with a grey curve. */
export function makeProfile(colourSpace: 'RGB ' | 'GRAY', tags: ProfileTags): Bytes {
  return withTags(newHeader(colourSpace), { wtpt: xyzTag(d50), ...tags });
}

/** The profile with these tags only. */
export function withTags(profile: Uint8Array, tags: ProfileTags): Bytes {
  const all = Object.entries(tags);
  const parts = [...new Set(all.map(([, data]) => data))];
  const offsets = new Map<Uint8Array, number>();
  let size = headerBytes + 4 + all.length * tagEntryBytes;
  for (const part of parts) {
    offsets.set(part, size);
    size += (part.length + 3) & ~3;
  }
  const file = new Uint8Array(size);
  const view = new DataView(file.buffer);
  file.set(profile.subarray(0, headerBytes));
  // A hash of the file, which may be left out.
  file.fill(0, identifierAt, identifierAt + identifierBytes);
  view.setUint32(0, size);
  view.setUint32(headerBytes, all.length);
  for (const [index, [name, data]] of all.entries()) {
    const entry = headerBytes + 4 + index * tagEntryBytes;
    writeAscii(file, entry, name);
    view.setUint32(entry + 4, offsets.get(data) ?? 0);
    view.setUint32(entry + 8, data.length);
  }
  for (const [part, at] of offsets) file.set(part, at);
  return file;
}

function newHeader(colourSpace: string): Bytes {
  const header = new Uint8Array(headerBytes);
  const view = new DataView(header.buffer);
  view.setUint32(8, 0x04400000); // version 4.4
  writeAscii(header, 12, `mntr${colourSpace}XYZ `);
  writeAscii(header, 36, 'acsp');
  for (const [i, value] of d50.entries()) view.setInt32(68 + i * 4, toFixed(value));
  return header;
}

export function xyzTag(xyz: readonly number[]): Bytes {
  return tagData('XYZ ', xyz.map(toFixed));
}

/** One of the five functions (table 68). */
export function functionTag(kind: number, parameters: readonly number[]): Bytes {
  return tagData('para', [kind << 16, ...parameters.map(toFixed)]);
}

/** Evenly spaced samples from 0 to 1, an even number of them. */
export function samplesTag(samples: readonly number[]): Bytes {
  const words = Array.from(
    { length: samples.length / 2 },
    (_, at) => (toUint16(samples[2 * at]) << 16) | toUint16(samples[2 * at + 1]),
  );
  return tagData('curv', [samples.length, ...words]);
}

/** In English, which is all that is required. */
export function textTag(text: string): Bytes {
  const [records, recordBytes, start] = [1, 12, 28];
  const data = new Uint8Array(start + 2 * text.length);
  data.set(tagData('mluc', [records, recordBytes, 0, 2 * text.length, start]));
  writeAscii(data, 16, 'enUS');
  for (let at = 0; at < text.length; at += 1) data[start + 2 * at + 1] = text.charCodeAt(at);
  return data;
}

function tagData(type: string, words: readonly number[]): Bytes {
  const data = new Uint8Array(8 + words.length * 4);
  writeAscii(data, 0, type);
  const view = new DataView(data.buffer);
  for (const [i, word] of words.entries()) view.setInt32(8 + i * 4, word);
  return data;
}

function toFixed(value: number): number {
  return Math.round(value * 65_536);
}

function toUint16(value = 0): number {
  return Math.round(Math.min(Math.max(value, 0), 1) * 65_535);
}

function writeAscii(bytes: Uint8Array, at: number, text: string): void {
  for (let i = 0; i < text.length; i++) bytes[at + i] = text.charCodeAt(i);
}
