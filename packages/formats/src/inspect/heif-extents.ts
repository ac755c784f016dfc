import { type Location, locationsIn } from './heif-locations.ts';

/** How far the data of all items reaches. */
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
  const reach: Reach = { items: new Map(), file: 0, idat: 0 };
  for (const location of locationsIn(body)) {
    const { id, method } = location;
    const { start, end } = rangeOf(location);
    reach.items.set(id, method === inFile ? start : undefined);
    if (method === inFile) reach.file = Math.max(reach.file, end);
    if (method === inIdat) reach.idat = Math.max(reach.idat, end);
  }
  return reach;
}

function rangeOf({ base, extents }: Location) {
  let [start, end] = [base, base];
  for (const { offset, length } of extents) {
    if (end === base) start = offset;
    end = Math.max(end, offset + length);
  }
  return { start, end };
}
