import { Cursor } from './cursor.ts';

/** Location of an item's data (the `iloc` box, ISO/IEC 14496-12, 8.11.3). */
export interface Location {
  readonly id: number;
  /** 0: in the file; 1: in the `idat` box. */
  readonly method: number;
  /** Start of the data if there are no extents; added to their offsets otherwise. */
  readonly base: number;
  readonly extents: readonly { readonly offset: number; readonly length: number }[];
}

/** A generator, because a hostile file can have millions of extents. */
export function* locationsIn(body: DataView): Generator<Location> {
  const cursor = new Cursor(body);
  const { version } = cursor.versionAndFlags();
  const sizes = readSizes(cursor, version);
  const idSize = version < 2 ? 2 : 4;
  for (let left = cursor.uint(idSize); left > 0; left -= 1) {
    const id = cursor.uint(idSize);
    const method = version > 0 ? cursor.uint(2) & 0xf : 0;
    cursor.skip(2);
    const base = cursor.uint(sizes.base);
    const count = cursor.uint(2);
    // Extents without fields carry no information, and a hostile file can claim any number of them.
    const length = sizes.index + sizes.offset + sizes.length === 0 ? 0 : count;
    const extents = Array.from({ length }, () => {
      cursor.skip(sizes.index);
      return { offset: base + cursor.uint(sizes.offset), length: cursor.uint(sizes.length) };
    });
    yield { id, method, base, extents };
  }
}

/** Four sizes of half a byte each; the index size exists from version 1 on. */
function readSizes(cursor: Cursor, version: number) {
  const halves = cursor.uint(2);
  const index = version > 0 ? halves & 0xf : 0;
  return { offset: halves >>> 12, length: (halves >>> 8) & 0xf, base: (halves >>> 4) & 0xf, index };
}
