import { type Box, boxesIn } from '@image-converter/formats/inspect/boxes';
import { Cursor } from '@image-converter/formats/inspect/cursor';
import { type Bytes, bytesOf, joined, uint16, uint32 } from '../bytes.ts';
import { box } from './box.ts';

/** Readers that do not know an essential property must not show the picture. */
export interface Property {
  readonly box: Bytes;
  readonly isEssential?: boolean;
}

/** Larger numbers of properties take two bytes in associations. */
const mostProperties = 127;

/** The `iprp` box, with more properties for these items. */
export function propertiesWith(body: DataView, added: ReadonlyMap<number, readonly Property[]>): Bytes {
  const boxes = boxesIn(body);
  const container = boxes.find(({ type }) => type === 'ipco');
  let count = container ? boxesIn(container.body).length : Infinity;
  const associations = new Map<number, number[]>();
  for (const [item, properties] of added) {
    associations.set(
      item,
      properties.map(({ isEssential }) => {
        count += 1;
        return isEssential ? -count : count;
      }),
    );
  }
  if (count > mostProperties) throw new RangeError('AVIF: too many properties');
  const written = [...added.values()].flat().map((property) => property.box);
  const first = boxes.find(({ type }) => type === 'ipma');
  const renewed = boxes.map((one: Box) => {
    if (one === container) return box('ipco', bytesOf(one.body), ...written);
    return box(one.type, one === first ? associationsWith(one.body, associations) : bytesOf(one.body));
  });
  return box('iprp', ...renewed);
}

/** Numbers of properties; negative if they are essential. New items come last, because their IDs are the highest. */
function associationsWith(body: DataView, added: Map<number, readonly number[]>): Bytes {
  const cursor = new Cursor(body);
  const { version, flags } = cursor.versionAndFlags();
  const [idSize, size] = [version === 0 ? 2 : 4, flags & 1 ? 2 : 1];
  const entryOf = (id: number, old: Bytes, numbers: readonly number[] = []) => {
    const own = numbers.map((number) => (size === 2 ? uint16(flagged(number, 15)) : Uint8Array.of(flagged(number, 7))));
    const count = old.length / size + own.length;
    return joined(idSize === 2 ? uint16(id) : uint32(id), Uint8Array.of(count), old, ...own);
  };
  const entries: Bytes[] = [];
  for (let left = cursor.uint(4); left > 0; left -= 1) {
    const id = cursor.uint(idSize);
    const length = cursor.uint(1) * size;
    entries.push(entryOf(id, bytesOf(body).subarray(cursor.offset, cursor.offset + length), added.get(id)));
    cursor.skip(length);
    added.delete(id);
  }
  for (const [id, numbers] of added) entries.push(entryOf(id, new Uint8Array(), numbers));
  return joined(bytesOf(body).subarray(0, 4), uint32(entries.length), ...entries);
}

/** The highest bit says that a property is essential. */
function flagged(number: number, highestBit: number): number {
  return number < 0 ? -number | (1 << highestBit) : number;
}
