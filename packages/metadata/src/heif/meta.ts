import { type Box, bodyOf, boxesIn } from '@image-converter/formats/inspect/boxes';
import { Cursor } from '@image-converter/formats/inspect/cursor';
import { textAt } from '@image-converter/formats/inspect/text';
import { topBoxesIn } from '@image-converter/formats/inspect/top-boxes';
import { BrokenBlock } from '../blocks.ts';
import { type Bytes, bytesOf, textIn, viewOf } from '../bytes.ts';

export interface MetaBox {
  /** Offset of its head in the file. */
  readonly at: number;
  /** Including its head. */
  readonly length: number;
  readonly boxes: readonly Box[];
}

/** The `meta` box of a HEIC or AVIF file; undefined without one. */
export function findMeta(file: Bytes): MetaBox | undefined {
  const view = viewOf(file);
  for (const { type, at, headLength, length, rest } of topBoxesIn(view)) {
    if (type !== 'meta') continue;
    if (length > rest) throw new BrokenBlock('HEIF: meta box cut');
    // A full box: version and flags come first.
    const body = new DataView(view.buffer, view.byteOffset + at + headLength, length - headLength);
    return { at, length, boxes: boxesIn(body, 4) };
  }
  return undefined;
}

export interface ItemInfo {
  readonly id: number;
  readonly type: string;
  /** Only for items of the type `mime`. */
  readonly contentType: string;
}

export function readInfos(boxes: readonly Box[]): ItemInfo[] {
  const body = bodyOf(boxes, 'iinf');
  if (!body) return [];
  const entries = boxesIn(body, new Cursor(body).versionAndFlags().version === 0 ? 6 : 8);
  return entries.flatMap(({ type, body: entry }) => (type === 'infe' ? (infoIn(entry) ?? []) : []));
}

function infoIn(entry: DataView): ItemInfo | undefined {
  const cursor = new Cursor(entry);
  const { version } = cursor.versionAndFlags();
  if (version < 2) return undefined;
  const id = cursor.uint(version === 2 ? 2 : 4);
  cursor.skip(2);
  const type = textAt(entry, cursor.offset);
  // Null-terminated name and content type.
  const [, contentType = ''] = textIn(bytesOf(entry).subarray(cursor.offset + 4)).split('\0');
  return { id, type, contentType: type === 'mime' ? contentType : '' };
}
