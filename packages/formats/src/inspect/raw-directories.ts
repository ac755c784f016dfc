import { elementsOf, firstIfdOffset, type Ifd, ifdAt, type Layout, valuesIn } from './ifd.ts';
import * as tag from './tiff-tags.ts';

/** Cameras write about five directories. */
const maxDirectories = 64;
const maxValues = 100_000;

/** Every directory of a camera raw file; undefined for one outside the file, and after too many. */
export function* rawDirectories(view: DataView, layout: Layout): Generator<Ifd | undefined> {
  const seen = new Set<number>();
  const open = [firstIfdOffset(view, layout)];
  for (let offset = open.pop(); offset !== undefined; offset = open.pop()) {
    if (seen.has(offset)) continue;
    seen.add(offset);
    const ifd = seen.size <= maxDirectories ? ifdAt(view, offset, layout) : undefined;
    yield ifd;
    if (!ifd) return;
    if (ifd.next !== 0) open.push(ifd.next);
    open.push(...(numbersIn(view, ifd, tag.subIfds, layout) ?? []));
  }
}

/** Empty without the tag; undefined if its values are outside the file. */
export function numbersIn(view: DataView, ifd: Ifd, id: number, layout: Layout): number[] | undefined {
  const entry = ifd.entries.get(id);
  if (!entry) return [];
  const values = entry.count <= maxValues ? valuesIn(view, entry, layout) : undefined;
  return values && elementsOf(values, entry, layout);
}
