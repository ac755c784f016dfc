import { type Location, locationsIn } from './heif-locations.ts';

/** Where the data of the items begins and ends. */
interface Reach {
  /** Offset of each item's data in the file; undefined if it is not in the file. */
  items: Map<number, number | undefined>;
  /** End of the last data needed, in the file and in the `idat` box. */
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
