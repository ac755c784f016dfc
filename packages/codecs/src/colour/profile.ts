import type { Vector } from './matrix.ts';

/** ICC.1:2022, 7.2 and 7.3. Offsets and sizes in bytes. */
const headerBytes = 128;
const entryBytes = 12;
const versionOffset = 8;
const colourSpaceOffset = 16;
const connectionSpaceOffset = 20;

/** A parsed ICC profile of version 2 or 4; its tags are not interpreted yet. */
export interface Profile {
  /** Major version, 2 or 4. */
  readonly version: number;
  /** Colour space of the samples: `RGB `, `GRAY`, `CMYK` … */
  readonly colourSpace: string;
  /** Output space of the tables and curves. */
  readonly connectionSpace: 'XYZ ' | 'Lab ';
  /** Of all tags. */
  readonly names: readonly string[];
  tag(name: string): DataView | undefined;
}

/** Reading beyond the end of a tag throws a RangeError, as with any DataView. */
export function readProfile(bytes: Uint8Array): Profile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const connectionSpace = textAt(view, connectionSpaceOffset);
  if (connectionSpace !== 'XYZ ' && connectionSpace !== 'Lab ') throw new RangeError('unknown connection space');
  const entries = new Map<string, number>();
  const count = view.getUint32(headerBytes);
  for (let index = 0; index < count; index++) {
    const entry = headerBytes + 4 + index * entryBytes;
    entries.set(textAt(view, entry), entry);
  }
  return {
    version: view.getUint8(versionOffset),
    colourSpace: textAt(view, colourSpaceOffset),
    connectionSpace,
    names: [...entries.keys()],
    tag(name) {
      const entry = entries.get(name);
      if (entry === undefined) return undefined;
      const [start, length] = [view.getUint32(entry + 4), view.getUint32(entry + 8)];
      return new DataView(view.buffer, view.byteOffset + start, Math.min(length, view.byteLength - start));
    },
  };
}

export function readXyz(tag: DataView | undefined): Vector | undefined {
  if (!tag || textAt(tag, 0) !== 'XYZ ') return undefined;
  return [fixedAt(tag, 8), fixedAt(tag, 12), fixedAt(tag, 16)];
}

/** s15Fixed16Number */
export function fixedAt(view: DataView, offset: number): number {
  return view.getInt32(offset) / 65_536;
}

export function textAt(view: DataView, offset: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(offset + index)));
}
