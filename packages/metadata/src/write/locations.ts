import { type Location, locationsIn } from '@image-converter/formats/inspect/heif-locations';
import { type Bytes, uint16, uint32 } from '../bytes.ts';
import { box } from './box.ts';

/** Offsets are absolute, without a base. */
type NewLocation = Omit<Location, 'base'>;

interface Placement {
  /** Where what was at this offset of the file is now. */
  readonly moved: (offset: number) => number;
  /** Offset of the new items' data. */
  readonly dataAt: number;
}

/** The `iloc` box, with new items whose data follow one another. */
export function locationsWith(
  body: DataView,
  items: readonly { readonly id: number; readonly data: Bytes }[],
  { moved, dataAt }: Placement,
): Bytes {
  const old = [...locationsIn(body)].map(({ id, method, extents }): NewLocation => {
    // Data that extends to the end of the file would now include the new items.
    if (extents.some(({ length }) => length === 0)) throw new RangeError('AVIF: data without an end');
    const isInFile = method === 0;
    const shifted = extents.map(({ offset, length }) => ({ offset: isInFile ? moved(offset) : offset, length }));
    return { id, method, extents: shifted };
  });
  let at = dataAt;
  const added = items.map(({ id, data }): NewLocation => {
    at += data.length;
    return { id, method: 0, extents: [{ offset: at - data.length, length: data.length }] };
  });
  return locationBox([...old, ...added]);
}

/** Version 1, with four-byte offsets and lengths. */
function locationBox(locations: readonly NewLocation[]): Bytes {
  const entries = locations.flatMap(({ id, method, extents }) => [
    uint16(id, method, 0, extents.length),
    ...extents.map(({ offset, length }) => uint32(offset, length)),
  ]);
  return box('iloc', uint32(0x01000000), uint16(0x4400, locations.length), ...entries);
}
