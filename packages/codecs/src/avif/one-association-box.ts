import { boxesIn } from '@image-converter/formats/inspect/boxes';
import { Cursor } from '@image-converter/formats/inspect/cursor';
import { topBoxesIn } from '@image-converter/formats/inspect/top-boxes';

type Bytes = Uint8Array<ArrayBuffer>;

/** Version and flags. */
const metaHeadBytes = 4;

/**
 * libavif accepts one box of associations between items and properties (`ipma`), but some writers make one per item.
 * These are merged; an unused property fills the gap, so that nothing else moves. Other files are returned unchanged.
 */
export function withOneAssociationBox(file: Bytes): Bytes {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const meta = [...topBoxesIn(view)].find(({ type }) => type === 'meta');
  if (!meta || meta.length > meta.rest) return file;
  const metaBody = new DataView(
    file.buffer,
    file.byteOffset + meta.at + meta.headLength,
    meta.length - meta.headLength,
  );
  const properties = boxesIn(metaBody, metaHeadBytes).find(({ type }) => type === 'iprp')?.body;
  const [container, ...associations] = properties ? boxesIn(properties) : [];
  if (!properties || container?.type !== 'ipco' || associations.length < 2) return file;
  const versionAndFlags = associations[0]?.body.getUint32(0) ?? 0;
  const areAlike = associations.every(({ type, body }) => type === 'ipma' && body.getUint32(0) === versionAndFlags);
  if (!areAlike) return file;
  const entries = associations.flatMap(({ body }) => entriesOf(body)).toSorted((one, other) => one.id - other.id);
  const merged = box('ipma', words(versionAndFlags, entries.length), ...entries.map(({ bytes }) => bytes));
  const gap = properties.byteLength - box('ipco', bytesOf(container.body)).length - merged.length;
  const filled = box('ipco', bytesOf(container.body), box('free', new Uint8Array(gap - 8)));
  const copy = file.slice();
  copy.set([...filled, ...merged], properties.byteOffset - file.byteOffset);
  return copy;
}

/** Each has an item's number, how many properties it has, and which (ISO/IEC 23008-12, 9.3). */
function entriesOf(body: DataView): { id: number; bytes: Uint8Array }[] {
  const cursor = new Cursor(body);
  const { version, flags } = cursor.versionAndFlags();
  return Array.from({ length: cursor.uint(4) }, () => {
    const start = cursor.offset;
    const id = cursor.uint(version === 0 ? 2 : 4);
    cursor.skip(cursor.uint(1) * (flags & 1 ? 2 : 1));
    return { id, bytes: bytesOf(body).subarray(start, cursor.offset) };
  });
}

function bytesOf({ buffer, byteOffset, byteLength }: DataView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

function box(type: string, ...parts: readonly Uint8Array[]): Uint8Array {
  const length = parts.reduce((sum, part) => sum + part.length, 8);
  return Uint8Array.from([words(length), new TextEncoder().encode(type), ...parts].flatMap((part) => [...part]));
}

function words(...values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * values.length));
  for (const [index, value] of values.entries()) view.setUint32(4 * index, value);
  return bytesOf(view);
}
