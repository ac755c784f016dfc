import { type Box, bodyOf, boxesIn } from '@image-converter/formats/inspect/boxes';
import { type Items, readItems } from '@image-converter/formats/inspect/heif-items';
import { topBoxesIn } from '@image-converter/formats/inspect/top-boxes';

/** What the boxes of a file say about its pictures, read without libheif. */
export interface Structure extends Items {
  /** Each box in it lists what one item refers to. */
  readonly referenceBox: DataView | undefined;
}

/** Undefined for a file without a primary picture, such as a mere sequence. */
export function readStructure(bytes: Uint8Array): Structure | undefined {
  const meta = metaIn(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (!meta) return undefined;
  // `meta` is a full box: version and flags before the boxes in it.
  const boxes = boxesIn(meta, 4);
  const items = readItems(boxes);
  return items && { ...items, referenceBox: bodyOf(boxes, 'iref') };
}

/** What the item is made from, in order. */
export function partsOf({ references }: Structure, item: number): readonly number[] {
  return references.find(({ type, from }) => type === 'dimg' && from === item)?.to ?? [];
}

export function propertiesOf({ properties }: Structure, item: number): readonly Box[] {
  return properties.get(item) ?? [];
}

/** The primary item and all that its picture is made from, including transparency. */
export function itemsShown(structure: Structure): ReadonlySet<number> {
  const shown = new Set([structure.primary]);
  // A set may grow while one walks through it.
  for (const item of shown) {
    for (const part of partsOf(structure, item)) shown.add(part);
    for (const { type, from, to } of structure.references) if (type === 'auxl' && to.includes(item)) shown.add(from);
  }
  return shown;
}

/** It, and boxes after it, may be cut off, which is not for us to notice. */
function metaIn(file: DataView): DataView | undefined {
  for (const { type, at, headLength, length, rest } of topBoxesIn(file)) {
    if (type !== 'meta') continue;
    return new DataView(file.buffer, file.byteOffset + at + headLength, Math.min(length, rest) - headLength);
  }
  return undefined;
}
