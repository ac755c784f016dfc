import { type Box, boxesIn } from '@image-converter/formats/inspect/boxes';
import { Cursor } from '@image-converter/formats/inspect/cursor';
import { ascii, type Bytes, bytesOf, joined, uint32 } from '../bytes.ts';
import { findMeta, type MetaBox } from '../heif/meta.ts';
import { locationsWith, primaryOf } from '../write/avif.ts';
import { box } from '../write/box.ts';

/** Larger numbers of properties take two bytes in associations. */
const mostProperties = 127;

/** As a property of the primary item. It overrules the code points beside it, apart from their matrix. */
export function profileInAvif(file: Bytes, colour: Bytes): Bytes[] {
  const meta = findMeta(file);
  if (!meta) throw new RangeError('AVIF: no meta box');
  const property = box('colr', ascii('prof'), colour);
  const growth = metaWith(meta, property, 0).length - meta.length;
  return [file.subarray(0, meta.at), metaWith(meta, property, growth), file.subarray(meta.at + meta.length)];
}

function metaWith({ at, length, boxes }: MetaBox, property: Bytes, growth: number): Bytes {
  const primary = primaryOf(boxes);
  const renewed = boxes.map(({ type, body }) => {
    if (type === 'iloc') return locationsWith(body, [], { from: at + length, growth, dataAt: 0 });
    return type === 'iprp' ? propertiesWith(boxesIn(body), property, primary) : box(type, bytesOf(body));
  });
  return box('meta', uint32(0), ...renewed);
}

function propertiesWith(boxes: readonly Box[], property: Bytes, item: number): Bytes {
  const container = boxes.find(({ type }) => type === 'ipco');
  const index = container ? boxesIn(container.body).length + 1 : Infinity;
  if (index > mostProperties) throw new RangeError('AVIF: too many properties');
  const renewed = boxes.map(({ type, body }) => {
    if (type === 'ipco') return box(type, bytesOf(body), property);
    return box(type, type === 'ipma' ? associationsWith(body, item, index) : bytesOf(body));
  });
  return box('iprp', ...renewed);
}

/** An optional property is one byte with its index, or two. */
function associationsWith(body: DataView, item: number, index: number): Bytes {
  const cursor = new Cursor(body);
  const { version, flags } = cursor.versionAndFlags();
  const [idSize, indexSize] = [version === 0 ? 2 : 4, flags & 1 ? 2 : 1];
  const count = cursor.uint(4);
  for (let entry = 0; entry < count; entry += 1) {
    const id = cursor.uint(idSize);
    const countAt = cursor.offset;
    const properties = cursor.uint(1);
    cursor.skip(properties * indexSize);
    if (id !== item) continue;
    const bytes = bytesOf(body);
    const added = indexSize === 2 ? Uint8Array.of(0, index) : Uint8Array.of(index);
    return joined(
      bytes.subarray(0, countAt),
      Uint8Array.of(properties + 1),
      bytes.subarray(countAt + 1, cursor.offset),
      added,
      bytes.subarray(cursor.offset),
    );
  }
  throw new RangeError('AVIF: a picture without properties');
}
