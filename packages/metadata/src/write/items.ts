import { type Box, bodyOf } from '@image-converter/formats/inspect/boxes';
import { Cursor } from '@image-converter/formats/inspect/cursor';
import { textAt } from '@image-converter/formats/inspect/text';
import { ascii, type Bytes, bytesOf, joined, startsWith, uint16, uint32, viewOf } from '../bytes.ts';
import { findMeta, readInfos } from '../heif/meta.ts';
import { box, boxHeadLength } from './box.ts';
import { type Property, propertiesWith } from './item-properties.ts';
import { locationsWith } from './locations.ts';

/** Adds to an AVIF what its encoder cannot write (ISO/IEC 23008-12). What the file has keeps its data to the bit. */
interface Additions {
  /** Their IDs follow one another. */
  readonly items?: readonly NewItem[];
  /** Of the primary item. */
  readonly properties?: readonly Property[];
  /** IDs of pictures of which one is shown, the preferred one first. */
  readonly alternatives?: readonly number[];
  readonly brand?: string;
}

export interface NewItem {
  /** Four letters; for `mime`, also a name and a content type, each with a zero byte. */
  readonly kind: string;
  /** Not shown on its own. */
  readonly isHidden?: boolean;
  readonly data: Bytes;
  readonly reference?: { readonly type: string; readonly to: readonly number[] };
  readonly properties?: readonly Property[];
}

type Numbered = NewItem & { readonly id: number };

const longestId = 0xffff;

export function withAdditions(file: Bytes, plan: (primary: number, firstId: number) => Additions): Bytes[] {
  const meta = findMeta(file);
  if (!meta) throw new RangeError('AVIF: no meta box');
  const primary = primaryOf(meta.boxes);
  const firstId = 1 + Math.max(0, ...readInfos(meta.boxes).map(({ id }) => id));
  const additions = plan(primary, firstId);
  const items = (additions.items ?? []).map((item, index) => ({ ...item, id: firstId + index }));
  // The next ID is for a group.
  if (firstId + items.length > longestId) throw new RangeError('AVIF: too many items');
  const { brands, length: oldBrands } = brandsWith(file, additions.brand);
  const shift = brands.length - oldBrands;
  const metaEnd = meta.at + meta.length;
  const metaWith = (moved: (offset: number) => number, dataAt: number) =>
    box('meta', uint32(0), ...renewed(meta.boxes, { ...additions, items, primary, moved, dataAt }));
  // All numbers have fixed sizes, so the length of the box is known before the offsets are.
  const growth = metaWith((offset) => offset, 0).length - meta.length;
  const moved = (offset: number) => offset + (offset >= oldBrands ? shift : 0) + (offset >= metaEnd ? growth : 0);
  const parts = [
    brands,
    file.subarray(oldBrands, meta.at),
    metaWith(moved, moved(file.length) + boxHeadLength),
    file.subarray(metaEnd),
  ];
  return items.length > 0 ? [...parts, box('mdat', ...items.map(({ data }) => data))] : parts;
}

function primaryOf(boxes: readonly Box[]): number {
  const body = bodyOf(boxes, 'pitm');
  if (!body) throw new RangeError('AVIF: no primary item');
  const cursor = new Cursor(body);
  return cursor.uint(cursor.versionAndFlags().version === 0 ? 2 : 4);
}

/** The box at the start of the file, and how long it was. */
function brandsWith(file: Bytes, brand: string | undefined): { brands: Bytes; length: number } {
  const length = viewOf(file).getUint32(0);
  const old = file.subarray(0, length);
  if (length < boxHeadLength || !startsWith(old.subarray(4), 'ftyp')) throw new RangeError('AVIF: no brands');
  const known = Array.from({ length: length / 4 }, (_, index) => textAt(viewOf(old), index * 4));
  const brands = !brand || known.includes(brand) ? old : box('ftyp', old.subarray(boxHeadLength), ascii(brand));
  return { brands, length };
}

interface Renewal extends Pick<Additions, 'properties' | 'alternatives'> {
  readonly items: readonly Numbered[];
  readonly primary: number;
  readonly moved: (offset: number) => number;
  readonly dataAt: number;
}

/** The boxes in `meta`. */
function renewed(boxes: readonly Box[], { items, primary, properties, alternatives, ...placement }: Renewal): Bytes[] {
  const ofItems = items.map(({ id, properties: own = [] }) => [id, own] as const);
  const added = new Map([[primary, properties ?? []] as const, ...ofItems].filter(([, own]) => own.length > 0));
  const written = boxes.map(({ type, body }) => {
    if (type === 'iinf') return infosWith(body, items);
    if (type === 'iloc') return locationsWith(body, items, placement);
    if (type === 'iref') return box('iref', bytesOf(body), ...referencesOf(items, idSizeIn(body)));
    return type === 'iprp' ? propertiesWith(body, added) : box(type, bytesOf(body));
  });
  const references = bodyOf(boxes, 'iref') ? [] : referencesOf(items, 2);
  if (references.length > 0) written.push(box('iref', uint32(0), ...references));
  if (!alternatives) return written;
  const group = (items.at(-1)?.id ?? 0) + 1;
  return [...written, box('grpl', box('altr', uint32(0, group, alternatives.length, ...alternatives)))];
}

const hiddenFlag = 1;

function infosWith(body: DataView, items: readonly Numbered[]): Bytes {
  const cursor = new Cursor(body);
  const { version } = cursor.versionAndFlags();
  const count = cursor.uint(version === 0 ? 2 : 4) + items.length;
  const old = bytesOf(body).subarray(cursor.offset);
  const counted = version === 0 ? uint16(count) : uint32(count);
  const added = items.map(({ id, kind, isHidden }) =>
    box('infe', uint32(0x02000000 | (isHidden ? hiddenFlag : 0)), uint16(id, 0), ascii(kind)),
  );
  return box('iinf', bytesOf(body).subarray(0, 4), counted, old, ...added);
}

/** The size of IDs in references depends on the version. */
function idSizeIn(references: DataView): 2 | 4 {
  return new Cursor(references).versionAndFlags().version === 0 ? 2 : 4;
}

function referencesOf(items: readonly Numbered[], size: 2 | 4): Bytes[] {
  const number = size === 2 ? uint16 : uint32;
  return items.flatMap(({ id, reference }) =>
    reference ? [box(reference.type, joined(number(id), uint16(reference.to.length), number(...reference.to)))] : [],
  );
}
