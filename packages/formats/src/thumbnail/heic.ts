import { type Box, boxesIn } from '../inspect/boxes.ts';
import { readItems } from '../inspect/heif-items.ts';
import { Source } from '../inspect/source.ts';
import { metaIn } from '../inspect/top-boxes.ts';

/**
 * The thumbnail that cameras store beside the picture ('thmb', ISO/IEC 23008-12, 6.4.7): the same file, with the
 * thumbnail as the primary picture. Undefined if there is none.
 */
export async function heicThumbnail(file: Blob): Promise<Blob | undefined> {
  const box = await metaIn(new Source(file));
  if (!box || box.length > box.rest) return undefined;
  const [start, end] = [box.at + box.headLength, box.at + box.length];
  const meta = new Uint8Array(await file.slice(start, end).arrayBuffer());
  if (!makePrimary(new DataView(meta.buffer))) return undefined;
  return new Blob([file.slice(0, start), meta, file.slice(end)], { type: file.type });
}

/** A reference type that no reader knows. */
const unknown = 0x6e6f6e65;

/**
 * Makes the thumbnail the primary item and removes its 'thmb' reference and hidden flag, because readers skip such
 * items. Returns whether there is a thumbnail.
 */
function makePrimary(meta: DataView): boolean {
  const boxes = boxesIn(meta, 4);
  const items = readItems(boxes);
  const pitm = boxes.find(({ type }) => type === 'pitm')?.body;
  const thumbnail = items?.references.find(({ type, to }) => type === 'thmb' && to.includes(items.primary))?.from;
  const iref = boxes.find(({ type }) => type === 'iref')?.body;
  if (!pitm || !iref || thumbnail === undefined) return false;
  for (const { type, body } of boxesIn(iref, 4)) {
    // The type is stored right before the body.
    if (type === 'thmb') meta.setUint32(body.byteOffset - 4, unknown);
  }
  unhide(meta, boxes, thumbnail);
  // A full box begins with its version, which determines the size of the ID, and flags.
  if (pitm.getUint8(0) === 0) pitm.setUint16(4, thumbnail);
  else pitm.setUint32(4, thumbnail);
  return true;
}

/** Clears the hidden flag in an item's entry ('infe', ISO/IEC 23008-12, 9.2). */
function unhide(meta: DataView, boxes: readonly Box[], id: number): void {
  const iinf = boxes.find(({ type }) => type === 'iinf')?.body;
  if (!iinf) return;
  // The version determines the size of the count before the entries.
  for (const { body } of boxesIn(iinf, iinf.getUint8(0) === 0 ? 6 : 8)) {
    const own = body.getUint8(0) < 3 ? body.getUint16(4) : body.getUint32(4);
    if (own === id) meta.setUint8(body.byteOffset + 3, body.getUint8(3) & ~1);
  }
}
