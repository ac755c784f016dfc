import { Cursor } from '@image-converter/formats/inspect/cursor';

/** Where the data of an item is (the `iloc` box, ISO/IEC 14496-12, 8.11.3). */
export interface Location {
  readonly id: number;
  /** 0: in the file; 1: in the `idat` box. */
  readonly method: number;
  readonly extents: readonly { readonly offset: number; readonly length: number }[];
}

export function readLocations(body: DataView): Location[] {
  const cursor = new Cursor(body);
  const { version } = cursor.versionAndFlags();
  const sizes = cursor.uint(2);
  const [offsetSize, lengthSize, baseSize] = [sizes >>> 12, (sizes >>> 8) & 15, (sizes >>> 4) & 15];
  const indexSize = version > 0 ? sizes & 15 : 0;
  const idSize = version < 2 ? 2 : 4;
  const locations: Location[] = [];
  for (let left = cursor.uint(idSize); left > 0; left -= 1) {
    const id = cursor.uint(idSize);
    const method = version > 0 ? cursor.uint(2) & 15 : 0;
    cursor.skip(2);
    const base = cursor.uint(baseSize);
    const count = cursor.uint(2);
    // Extents without any fields say nothing, and a hostile file can claim any number of them.
    const extents = offsetSize + lengthSize + indexSize === 0 ? 0 : count;
    locations.push({
      id,
      method,
      extents: Array.from({ length: extents }, () => {
        cursor.skip(indexSize);
        return { offset: base + cursor.uint(offsetSize), length: cursor.uint(lengthSize) };
      }),
    });
  }
  return locations;
}
