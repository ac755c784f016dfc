import { boxesIn } from '@image-converter/formats/inspect/boxes';
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
  const associations = boxes.find(({ type }) => type === 'ipma');
  const count = container ? boxesIn(container.body).length : Infinity;
  const all = [...added.values()].flat();
  if (count + all.length > mostProperties) throw new RangeError('AVIF: too many properties');
  let number = count;
  const numbered = new Map([...added].map(([item, own]) => [item, own.map((one) => ({ ...one, number: ++number }))]));
  const renewed = boxes.map((one) => {
    if (one === container) return box('ipco', bytesOf(one.body), ...all.map((property) => property.box));
    return box(one.type, one === associations ? associationsWith(one.body, numbered) : bytesOf(one.body));
  });
  return box('iprp', ...renewed);
}

type Numbered = Property & { readonly number: number };

/** New items come last, because their IDs are the highest. */
function associationsWith(body: DataView, added: Map<number, readonly Numbered[]>): Bytes {
  const cursor = new Cursor(body);
  const { version, flags } = cursor.versionAndFlags();
  const idSize = version === 0 ? 2 : 4;
  const size = flags & 1 ? 2 : 1;
  const entries: Bytes[] = [];
  const write = (id: number, old: Bytes, own: readonly Numbered[] = []) => {
    const count = Uint8Array.of(old.length / size + own.length);
    entries.push(
      joined(idSize === 2 ? uint16(id) : uint32(id), count, old, ...own.map((one) => association(one, size))),
    );
  };
  for (let left = cursor.uint(4); left > 0; left -= 1) {
    const id = cursor.uint(idSize);
    const length = cursor.uint(1) * size;
    write(id, bytesOf(body).subarray(cursor.offset, cursor.offset + length), added.get(id));
    cursor.skip(length);
    added.delete(id);
  }
  for (const [id, own] of added) write(id, new Uint8Array(), own);
  return joined(bytesOf(body).subarray(0, 4), uint32(entries.length), ...entries);
}

/** The highest bit says that the property is essential. */
function association({ number, isEssential = false }: Numbered, size: 1 | 2): Bytes {
  if (size === 1) return Uint8Array.of(isEssential ? number | 0x80 : number);
  return uint16(isEssential ? number | 0x8000 : number);
}
