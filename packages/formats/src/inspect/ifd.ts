/** Directories of tagged values in TIFF and EXIF (TIFF 6.0, section 2; BigTIFF has 8-byte fields). */
export interface Layout {
  littleEndian: boolean;
  /** Length of an offset in bytes: 4, or 8 in BigTIFF. */
  word: 4 | 8;
}

export interface Entry {
  type: number;
  count: number;
  /** The value itself if it fits, otherwise its offset. */
  field: DataView;
}

export interface Ifd {
  entries: Map<number, Entry>;
  /** Offset of the next directory; 0 after the last. */
  next: number;
}

/** No real directory has more entries. */
const maxEntries = 1024;

/** Bytes per element, by type: 1 (BYTE) to 13 (IFD), then BigTIFF's 16 (LONG8) to 18 (IFD8). */
const elementSizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8];

/** Undefined if this is not a TIFF header. */
export function layoutOf(head: DataView): Layout | undefined {
  if (head.byteLength < 8) return undefined;
  const order = head.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return undefined;
  const littleEndian = order === 0x4949;
  const version = head.getUint16(2, littleEndian);
  if (version === 42) return { littleEndian, word: 4 };
  const big = version === 43 && head.byteLength >= 16 && head.getUint16(4, littleEndian) === 8;
  return big ? { littleEndian, word: 8 } : undefined;
}

export function firstIfdOffset(head: DataView, layout: Layout): number {
  return wordAt(head, layout.word, layout);
}

/** Length of the count at the start of a directory. */
export function countLength({ word }: Layout): number {
  return word === 8 ? 8 : 2;
}

/** Length of a directory including its link to the next; undefined if the count is implausible. */
export function ifdLength(count: DataView, layout: Layout): number | undefined {
  const entries = entryCount(count, 0, layout);
  if (entries > maxEntries) return undefined;
  return countLength(layout) + entries * entryLength(layout) + layout.word;
}

/** The directory at `offset`; undefined unless it is entirely in the view. Some writers omit the link at its end. */
export function ifdAt(view: DataView, offset: number, layout: Layout): Ifd | undefined {
  const start = offset + countLength(layout);
  if (start > view.byteLength) return undefined;
  const length = entryLength(layout);
  const end = start + entryCount(view, offset, layout) * length;
  if (end > view.byteLength) return undefined;
  const entries: Ifd['entries'] = new Map();
  for (let at = start; at < end; at += length) {
    const field = new DataView(view.buffer, view.byteOffset + at + 4 + layout.word, layout.word);
    const type = view.getUint16(at + 2, layout.littleEndian);
    entries.set(view.getUint16(at, layout.littleEndian), { type, count: wordAt(view, at + 4, layout), field });
  }
  const hasLink = end + layout.word <= view.byteLength;
  return { entries, next: hasLink ? wordAt(view, end, layout) : 0 };
}

/** First value of a tag, if it is an integer stored in the directory itself. */
export function numberIn({ entries }: Ifd, tag: number, layout: Layout): number | undefined {
  const entry = entries.get(tag);
  return entry && entry.count > 0 && placeOf(entry, layout) === 'inside'
    ? elementAt(entry.field, 0, entry, layout)
    : undefined;
}

/** Location of an entry's values: inside the directory, or offset and length elsewhere. */
export function placeOf(entry: Entry, layout: Layout): 'inside' | { offset: number; length: number } {
  const length = entry.count * sizeOf(entry);
  return length <= layout.word ? 'inside' : { offset: wordAt(entry.field, 0, layout), length };
}

/** Values of an entry, from a view of the whole file or its beginning; undefined if they are outside the view. */
export function valuesIn(view: DataView, entry: Entry, layout: Layout): DataView | undefined {
  const place = placeOf(entry, layout);
  if (place === 'inside') return entry.field;
  if (place.offset + place.length > view.byteLength) return undefined;
  return new DataView(view.buffer, view.byteOffset + place.offset, place.length);
}

/** End of the last of these tags' values that is stored outside the directory. */
export function reachOf({ entries }: Ifd, layout: Layout, tags: readonly number[]): number {
  let reach = 0;
  for (const tag of tags) {
    const entry = entries.get(tag);
    const place = entry ? placeOf(entry, layout) : 'inside';
    if (place !== 'inside') reach = Math.max(reach, place.offset + place.length);
  }
  return reach;
}

export function elementsOf(values: DataView, entry: Entry, layout: Layout): number[] {
  return Array.from({ length: entry.count }, (_, index) => elementAt(values, index, entry, layout));
}

/** Unknown types count as bytes. */
function sizeOf({ type }: Entry): number {
  return elementSizes[type] || 1;
}

function elementAt(values: DataView, index: number, entry: Entry, { littleEndian }: Layout): number {
  const size = sizeOf(entry);
  if (size === 1) return values.getUint8(index);
  if (size === 2) return values.getUint16(index * 2, littleEndian);
  if (size === 4) return values.getUint32(index * 4, littleEndian);
  return Number(values.getBigUint64(index * 8, littleEndian));
}

function entryCount(view: DataView, offset: number, layout: Layout): number {
  return layout.word === 8 ? wordAt(view, offset, layout) : view.getUint16(offset, layout.littleEndian);
}

export function entryLength({ word }: Layout): number {
  return 4 + 2 * word;
}

function wordAt(view: DataView, offset: number, { word, littleEndian }: Layout): number {
  return word === 8 ? Number(view.getBigUint64(offset, littleEndian)) : view.getUint32(offset, littleEndian);
}
