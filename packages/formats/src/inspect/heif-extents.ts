import { Cursor } from './cursor.ts';

/** Where the data of items is stored (the `iloc` box, ISO/IEC 14496-12, 8.11.3). */
interface Reach {
  /** Where the data of each begins in the file; undefined if it lies elsewhere. */
  items: Map<number, number | undefined>;
  /** First byte after the last one needed, in the file and in the `idat` box. */
  file: number;
  idat: number;
}

const inFile = 0;
const inIdat = 1;

export function readReach(body: DataView): Reach {
  const cursor = new Cursor(body);
  const { version } = cursor.versionAndFlags();
  const sizes = readSizes(cursor, version);
  const reach: Reach = { items: new Map(), file: 0, idat: 0 };
  for (let left = cursor.uint(version < 2 ? 2 : 4); left > 0; left--) {
    const id = cursor.uint(version < 2 ? 2 : 4);
    const method = version > 0 ? cursor.uint(2) & 0xf : inFile;
    cursor.skip(2);
    const { start, end } = readExtents(cursor, sizes);
    reach.items.set(id, method === inFile ? start : undefined);
    if (method === inFile) reach.file = Math.max(reach.file, end);
    if (method === inIdat) reach.idat = Math.max(reach.idat, end);
  }
  return reach;
}

type Sizes = ReturnType<typeof readSizes>;

/** Four sizes of half a byte each; the index size exists from version 1 on. */
function readSizes(cursor: Cursor, version: number) {
  const halves = cursor.uint(2);
  const index = version > 0 ? halves & 0xf : 0;
  return { offset: halves >>> 12, length: (halves >>> 8) & 0xf, base: (halves >>> 4) & 0xf, index };
}

function readExtents(cursor: Cursor, sizes: Sizes) {
  const base = cursor.uint(sizes.base);
  let extents = cursor.uint(2);
  // Extents without any fields say nothing, and a hostile file can claim any number of them.
  if (sizes.index + sizes.offset + sizes.length === 0) extents = 0;
  let [start, end] = [base, base];
  for (; extents > 0; extents--) {
    cursor.skip(sizes.index);
    const from = base + cursor.uint(sizes.offset);
    if (end === base) start = from;
    end = Math.max(end, from + cursor.uint(sizes.length));
  }
  return { start, end };
}
