import { type Description, isoDescriptionIn } from './ultra-hdr.ts';

/** Reads the items of an AVIF for tests, independently of the code under test. For files with 16-bit IDs. */

interface Box {
  readonly type: string;
  readonly body: Buffer;
}

interface Property extends Box {
  readonly isEssential: boolean;
}

export interface AvifItem {
  readonly type: string;
  /** In the file, so that it can be changed. */
  readonly info: Buffer;
  readonly properties: readonly Property[];
  readonly data: Buffer;
}

interface AvifItems {
  readonly brands: readonly string[];
  readonly primary: number;
  readonly items: ReadonlyMap<number, AvifItem>;
  readonly references: readonly { readonly type: string; readonly from: number; readonly to: readonly number[] }[];
  readonly groups: readonly { readonly type: string; readonly id: number; readonly of: readonly number[] }[];
}

function boxesIn(data: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at < data.length; at += data.readUInt32BE(at)) {
    const end = at + data.readUInt32BE(at);
    if (end < at + 8 || end > data.length) throw new Error(`a box at ${at} ends at ${end}`);
    boxes.push({ type: data.toString('latin1', at + 4, at + 8), body: data.subarray(at + 8, end) });
  }
  return boxes;
}

function numbersIn(data: Buffer, size: 2 | 4): number[] {
  return Array.from({ length: data.length / size }, (_, index) => data.readUIntBE(index * size, size));
}

export function readAvifItems(file: Buffer): AvifItems {
  const top = boxesIn(file);
  const bodyOf = (boxes: readonly Box[], type: string) =>
    boxes.find((box) => box.type === type)?.body ?? Buffer.alloc(0);
  const meta = boxesIn(bodyOf(top, 'meta').subarray(4));
  const brands = bodyOf(top, 'ftyp').toString('latin1').match(/.{4}/gs) ?? [];
  const places = placesIn(bodyOf(meta, 'iloc'));
  const properties = propertiesIn(boxesIn(bodyOf(meta, 'iprp')));
  const items = boxesIn(bodyOf(meta, 'iinf').subarray(6)).map(({ body }): [number, AvifItem] => {
    const id = body.readUInt16BE(4);
    const data = Buffer.concat((places.get(id) ?? []).map(([at, length]) => file.subarray(at, at + length)));
    return [id, { type: body.toString('latin1', 8, 12), info: body, data, properties: properties.get(id) ?? [] }];
  });
  const references = boxesIn(bodyOf(meta, 'iref').subarray(4)).map(({ type, body }) => {
    const [from = 0, count, ...to] = numbersIn(body, 2);
    if (count !== to.length) throw new Error(`${count} references, not ${to.length}`);
    return { type, from, to };
  });
  const groups = boxesIn(bodyOf(meta, 'grpl')).map(({ type, body }) => {
    const [, id = 0, count, ...of] = numbersIn(body, 4);
    if (count !== of.length) throw new Error(`${count} in a group, not ${of.length}`);
    return { type, id, of };
  });
  return { brands, primary: bodyOf(meta, 'pitm').readUInt16BE(4), items: new Map(items), references, groups };
}

/** Of 4-byte offsets and lengths, in the file itself. */
function placesIn(iloc: Buffer): Map<number, [number, number][]> {
  const [version = 0, , , , sizes, baseSize = 0] = iloc;
  if (sizes !== 0x44) throw new Error('other sizes of numbers');
  const places = new Map<number, [number, number][]>();
  let at = 8;
  for (let left = iloc.readUInt16BE(6); left > 0; left -= 1) {
    const id = iloc.readUInt16BE(at);
    at += version === 0 ? 4 : 6;
    const base = baseSize >> 4 ? iloc.readUInt32BE(at) : 0;
    at += baseSize >> 4;
    const count = iloc.readUInt16BE(at);
    const extents = numbersIn(iloc.subarray(at + 2, at + 2 + 8 * count), 4);
    at += 2 + 8 * count;
    const pairs = Array.from({ length: count }, (_, index): [number, number] => [
      base + (extents[2 * index] as number),
      extents[2 * index + 1] as number,
    ]);
    places.set(id, pairs);
  }
  if (at !== iloc.length) throw new Error('more than the places of items');
  return places;
}

function propertiesIn([container, associations, ...others]: readonly Box[]): Map<number, Property[]> {
  if (container?.type !== 'ipco' || associations?.type !== 'ipma' || others.length > 0) throw new Error('other boxes');
  const all = boxesIn(container.body);
  const found = new Map<number, Property[]>();
  const { body } = associations;
  let at = 8;
  let last = 0;
  for (let left = body.readUInt32BE(4); left > 0; left -= 1) {
    const id = body.readUInt16BE(at);
    if (id <= last) throw new Error('items are not in order');
    last = id;
    const numbers = [...body.subarray(at + 3, at + 3 + (body[at + 2] as number))];
    at += 3 + numbers.length;
    const own = numbers.map((number) => ({ ...(all[(number & 0x7f) - 1] as Box), isEssential: number > 0x7f }));
    found.set(id, own);
  }
  if (at !== body.length) throw new Error('more than associations');
  return found;
}

interface HdrAvif {
  /** A file whose picture is the map. */
  readonly map: Buffer;
  readonly iso: Description;
}

/** Undefined without a tone map of the primary item. */
export function readHdrAvif(given: Uint8Array): HdrAvif | undefined {
  const file = Buffer.from(given);
  const { primary, items, references, groups } = readAvifItems(file);
  const derived = references.find(
    ({ type, from, to }) => type === 'dimg' && to[0] === primary && items.get(from)?.type === 'tmap',
  );
  const toneMap = derived && items.get(derived.from);
  const gains = derived?.to[1];
  if (!toneMap || gains === undefined) return undefined;
  const isPreferred = groups.some(({ type, of }) => type === 'altr' && of.join() === [derived.from, primary].join());
  if (!isPreferred || toneMap.data[0] !== 0) throw new Error('a tone map that nobody shows');
  file.writeUInt16BE(gains, file.indexOf('pitm') + 8);
  // What is hidden cannot be the picture.
  items.get(gains)?.info.fill(0, 1, 4);
  return { map: file, iso: isoDescriptionIn(toneMap.data.subarray(1)) };
}
