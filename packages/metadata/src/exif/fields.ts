import type { Bytes } from '../bytes.ts';

/** A tagged value of EXIF or TIFF. */
export interface Field {
  readonly tag: number;
  readonly type: number;
  readonly count: number;
  /** In the byte order of its file. */
  readonly data: Bytes;
}

/** Directories to carry over. Others hold a thumbnail of the old picture or describe how its data is stored. */
export interface Directories {
  readonly littleEndian: boolean;
  /** Descriptive fields of the first directory. */
  readonly image: readonly Field[];
  /** Fields about how the photo was taken. */
  readonly photo: readonly Field[];
  readonly gps: readonly Field[];
  /** Original offset of the maker note, whose internal offsets may depend on it. */
  readonly makerNoteAt?: number | undefined;
}

/** TIFF types used here. */
export const type = { byte: 1, ascii: 2, short: 3, long: 4 } as const;

/** Bytes per element by type, from BYTE (1) to IFD (13); 0 for unknown types. */
const elementSizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];
/** Types that consist of two numbers. */
const rationals = [5, 10];

export function elementSize(ofType: number): number {
  return elementSizes[ofType] ?? 0;
}

export function shortField(tag: number, value: number, littleEndian: boolean): Field {
  return numberField({ tag, type: type.short, count: 1 }, value, littleEndian);
}

export function longField(tag: number, value: number, littleEndian: boolean): Field {
  return numberField({ tag, type: type.long, count: 1 }, value, littleEndian);
}

function numberField(field: Omit<Field, 'data'>, value: number, littleEndian: boolean): Field {
  const data = new Uint8Array(elementSize(field.type));
  const view = new DataView(data.buffer);
  if (field.type === type.short) view.setUint16(0, value, littleEndian);
  else view.setUint32(0, value, littleEndian);
  return { ...field, data };
}

/** Converts the values to the other byte order. */
export function swapped(field: Field): Field {
  const size = rationals.includes(field.type) ? 4 : elementSize(field.type);
  const data = field.data.slice();
  for (let at = 0; at + size <= data.length; at += size) data.subarray(at, at + size).reverse();
  return { ...field, data };
}

export function sorted(fields: readonly Field[]): Field[] {
  return fields.toSorted((a, b) => a.tag - b.tag);
}
