import { countLength, type Entry, entryLength, type Layout } from '@image-converter/formats/inspect/ifd';
import { orientationTag } from '@image-converter/formats/inspect/orientation';
import * as tag from '@image-converter/formats/inspect/tiff-tags';
import { Tags } from './tags.ts';

const aboutOthers: readonly number[] = [tag.subfileType, tag.make, tag.subIfds, tag.dngVersion];

/** Tags that libtiff needs to decode a picture; all others are private, or about other pages or the photographer. */
const needed: ReadonlySet<number> = new Set([
  ...Object.values(tag).filter((id) => !aboutOthers.includes(id)),
  orientationTag,
  292, // T4Options (fax group 3)
  293, // T6Options (fax group 4)
  332, // InkSet
  334, // NumberOfInks
  336, // DotRange
  340, // SMinSampleValue
  341, // SMaxSampleValue
  ...[512, 515, 517, 518, 519, 520, 521], // old-style JPEG
  531, // YCbCrPositioning
]);

/** Fax (2 to 4, 32771): some writers omit the photometric interpretation, because paper is white. */
const faxCompressions = [2, 3, 4, 32771];
const [short, long] = [3, 4];
const longBytes = 4;

/**
 * Appends a second directory with only what is needed to decode a page. ImageMagick refuses pictures because of any
 * irregular tag, broken EXIF directory or wrong link to the next page. `changes` overrides the values of some tags; a
 * tag without values is removed.
 */
export function tidied(file: Uint8Array, page = 1, changes: Changes = {}): Uint8Array {
  const tags = Tags.read(file, page);
  if (!tags) return file;
  const { layout } = tags;
  const kept = [...tags.ifd.entries].filter(([id]) => needed.has(id) && !(id in changes) && isInFile(tags, id));
  const { bytes, changed } = withNumbers(file, changes, layout);
  const entries = [...kept, ...changed];
  if (!tags.has(tag.photometric) && faxCompressions.includes(tags.first(tag.compression, 1))) {
    entries.push([tag.photometric, { type: short, count: 1, field: new DataView(new ArrayBuffer(layout.word)) }]);
  }
  entries.sort(([a], [b]) => a - b);
  return withDirectory(bytes, entries, layout);
}

/** By tag number. */
type Changes = Readonly<Record<number, readonly number[]>>;

/** Values that do not fit into the directory are appended to the file. */
function withNumbers(file: Uint8Array, changes: Changes, { littleEndian, word }: Layout) {
  const lists = Object.entries(changes).filter(([, numbers]) => numbers.length > 0);
  const start = file.length + (file.length % 2);
  const room = lists.reduce((sum, [, { length }]) => sum + Math.max(word, length * longBytes), 0);
  const bytes = new Uint8Array(start + room);
  bytes.set(file);
  let at = start;
  const changed = lists.map(([id, numbers]): [number, Entry] => {
    const values = new DataView(bytes.buffer, at, Math.max(word, numbers.length * longBytes));
    for (const [index, number] of numbers.entries()) values.setUint32(index * longBytes, number, littleEndian);
    const place = new DataView(new ArrayBuffer(word));
    place.setUint32(littleEndian ? 0 : word - longBytes, at, littleEndian);
    at += values.byteLength;
    const field = numbers.length * longBytes > word ? place : values;
    return [Number(id), { type: long, count: numbers.length, field }];
  });
  return { bytes: room > 0 ? bytes : file, changed };
}

function isInFile(tags: Tags, id: number): boolean {
  return tags.data(id) !== undefined;
}

function withDirectory(bytes: Uint8Array, entries: [number, Entry][], layout: Layout): Uint8Array {
  const { littleEndian, word } = layout;
  // Directories start at even offsets.
  const start = bytes.length + (bytes.length % 2);
  const firstEntry = start + countLength(layout);
  const length = entryLength(layout);
  const tidy = new Uint8Array(firstEntry + entries.length * length + word);
  tidy.set(bytes);
  const view = new DataView(tidy.buffer);
  const setWord = (at: number, value: number) =>
    word === 8 ? view.setBigUint64(at, BigInt(value), littleEndian) : view.setUint32(at, value, littleEndian);
  setWord(word, start);
  if (word === 8) setWord(start, entries.length);
  else view.setUint16(start, entries.length, littleEndian);
  for (const [index, [id, { type, count, field }]] of entries.entries()) {
    const at = firstEntry + index * length;
    view.setUint16(at, id, littleEndian);
    view.setUint16(at + 2, type, littleEndian);
    setWord(at + 4, count);
    tidy.set(new Uint8Array(field.buffer, field.byteOffset, word), at + 4 + word);
  }
  return tidy;
}
