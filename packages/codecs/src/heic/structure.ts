import { type Box, bodyOf, boxesIn } from '@image-converter/formats/inspect/boxes';
import { type Items, readItems } from '@image-converter/formats/inspect/heif-items';
import { topBoxesIn } from '@image-converter/formats/inspect/top-boxes';

/** Box structure of a file, read without libheif. */
export interface Structure extends Items {
  /** Each box in it lists the references of one item. */
  readonly referenceBox: DataView | undefined;
}

/** Undefined for a file without a primary picture, such as an image sequence. */
export function readStructure(bytes: Uint8Array): Structure | undefined {
  const meta = metaIn(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (!meta) return undefined;
  // `meta` is a full box: its child boxes follow version and flags.
  const boxes = boxesIn(meta, 4);
  const items = readItems(boxes);
  return items && { ...items, referenceBox: bodyOf(boxes, 'iref') };
}

/** The items it is derived from, in order. */
export function partsOf({ references }: Structure, item: number): readonly number[] {
  return references.find(({ type, from }) => type === 'dimg' && from === item)?.to ?? [];
}

export function propertiesOf({ properties }: Structure, item: number): readonly Box[] {
  return properties.get(item) ?? [];
}

/** The primary item and all items its picture is made from, including alpha. */
export function itemsShown(structure: Structure): ReadonlySet<number> {
  const shown = new Set([structure.primary]);
  // The set may grow during the iteration.
  for (const item of shown) {
    for (const part of partsOf(structure, item)) shown.add(part);
    for (const { type, from, to } of structure.references) if (type === 'auxl' && to.includes(item)) shown.add(from);
  }
  return shown;
}

/** The box or those after it may be truncated; that is not checked here. */
function metaIn(file: DataView): DataView | undefined {
  for (const { type, at, headLength, length, rest } of topBoxesIn(file)) {
    if (type !== 'meta') continue;
    return new DataView(file.buffer, file.byteOffset + at + headLength, Math.min(length, rest) - headLength);
  }
  return undefined;
}
