import { type Box, bodyOf } from '@image-converter/formats/inspect/boxes';
import { Cursor } from '@image-converter/formats/inspect/cursor';
import { type Location, locationsIn } from '@image-converter/formats/inspect/heif-locations';
import { ascii, type Bytes, bytesOf, joined, uint16, uint32 } from '../bytes.ts';
import { exifBlock } from '../exif/write.ts';
import { findMeta, type MetaBox, readInfos } from '../heif/meta.ts';
import type { SelectedMetadata } from '../selected-metadata.ts';
import { writePacket } from '../xmp/packet.ts';
import { box, boxHeadLength } from './box.ts';

/** Metadata is an item that describes the picture item (ISO/IEC 23008-12, annex A). */
interface Item {
  readonly id: number;
  /** Its `infe` entry, without the box head. */
  readonly info: Bytes;
  readonly data: Bytes;
}

const longestId = 0xffff;

/** Rewrites the `meta` box and appends the new data to the file. */
export function writeAvif(file: Bytes, kept: SelectedMetadata): Bytes[] {
  const meta = findMeta(file);
  if (!meta) throw new RangeError('AVIF: no meta box');
  const highest = Math.max(0, ...readInfos(meta.boxes).map(({ id }) => id));
  const items = itemsOf(kept, highest + 1);
  if (highest + items.length > longestId) throw new RangeError('AVIF: too many items');
  // All numbers have fixed sizes, so the length of the box is known before the offsets are.
  const growth = metaWith(meta, items, 0, 0).length - meta.length;
  const dataAt = file.length + growth + boxHeadLength;
  const metaEnd = meta.at + meta.length;
  return [
    file.subarray(0, meta.at),
    metaWith(meta, items, growth, dataAt),
    file.subarray(metaEnd),
    box('mdat', ...items.map(({ data }) => data)),
  ];
}

function itemsOf({ directories, properties }: SelectedMetadata, firstId: number): Item[] {
  const data: { kind: string; data: Bytes }[] = [];
  // No bytes before the TIFF header.
  if (directories) data.push({ kind: 'Exif\0', data: joined(uint32(0), exifBlock(directories)) });
  if (properties.length > 0) data.push({ kind: 'mime\0application/rdf+xml\0', data: writePacket(properties) });
  return data.map((one, index) => {
    const id = firstId + index;
    return { id, info: joined(uint32(0x02000000), uint16(id, 0), ascii(one.kind)), data: one.data };
  });
}

function metaWith({ at, length, boxes }: MetaBox, items: readonly Item[], growth: number, dataAt: number): Bytes {
  const primary = primaryOf(boxes);
  const renewed = boxes.map(({ type, body }) => {
    if (type === 'iinf') return infosWith(body, items);
    if (type === 'iloc') return locationsWith(body, items, { from: at + length, growth, dataAt });
    return type === 'iref'
      ? box('iref', bytesOf(body), ...referencesTo(primary, items, idSizeIn(body)))
      : box(type, bytesOf(body));
  });
  if (!bodyOf(boxes, 'iref')) renewed.push(box('iref', uint32(0), ...referencesTo(primary, items, 2)));
  return box('meta', uint32(0), ...renewed);
}

export function primaryOf(boxes: readonly Box[]): number {
  const body = bodyOf(boxes, 'pitm');
  if (!body) throw new RangeError('AVIF: no primary item');
  const cursor = new Cursor(body);
  return cursor.uint(cursor.versionAndFlags().version === 0 ? 2 : 4);
}

function infosWith(body: DataView, items: readonly Item[]): Bytes {
  const cursor = new Cursor(body);
  const { version } = cursor.versionAndFlags();
  const count = cursor.uint(version === 0 ? 2 : 4) + items.length;
  const old = bytesOf(body).subarray(cursor.offset);
  const counted = version === 0 ? uint16(count) : uint32(count);
  return box('iinf', bytesOf(body).subarray(0, 4), counted, old, ...items.map(({ info }) => box('infe', info)));
}

/** The size of IDs in references depends on the version. */
function idSizeIn(references: DataView): 2 | 4 {
  return new Cursor(references).versionAndFlags().version === 0 ? 2 : 4;
}

function referencesTo(primary: number, items: readonly Item[], size: 2 | 4): Bytes[] {
  const number = size === 2 ? uint16 : uint32;
  return items.map(({ id }) => box('cdsc', number(id), uint16(1), number(primary)));
}

/** Offsets are absolute, without a base. */
type NewLocation = Omit<Location, 'base'>;

interface Move {
  /** End of the old box: everything after it moves. */
  readonly from: number;
  readonly growth: number;
  /** Offset of the new items' data. */
  readonly dataAt: number;
}

export function locationsWith(body: DataView, items: readonly Item[], { from, growth, dataAt }: Move): Bytes {
  const moved = [...locationsIn(body)].map(({ id, method, extents }): NewLocation => {
    // Data that extends to the end of the file would now include the metadata.
    if (extents.some(({ length }) => length === 0)) throw new RangeError('AVIF: data without an end');
    const isInFile = method === 0;
    const shifted = extents.map(({ offset, length }) => ({
      offset: isInFile && offset >= from ? offset + growth : offset,
      length,
    }));
    return { id, method, extents: shifted };
  });
  let at = dataAt;
  const added = items.map(({ id, data }): NewLocation => {
    at += data.length;
    return { id, method: 0, extents: [{ offset: at - data.length, length: data.length }] };
  });
  return locationBox([...moved, ...added]);
}

/** Version 1, with four-byte offsets and lengths. */
function locationBox(locations: readonly NewLocation[]): Bytes {
  const entries = locations.flatMap(({ id, method, extents }) => [
    uint16(id, method, 0, extents.length),
    ...extents.map(({ offset, length }) => uint32(offset, length)),
  ]);
  return box('iloc', uint32(0x01000000), uint16(0x4400, locations.length), ...entries);
}
