import type { Bytes } from '../bytes.ts';
import { type Directories, type Field, longField, sorted } from './fields.ts';
import * as tag from './tags.ts';

const headerLength = 8;
const fieldLength = 12;
/** A maker note that was further back is moved, so that the block is not mostly empty. */
const longestGap = 32 * 1024;

interface Range {
  readonly from: number;
  readonly to: number;
}

/** A complete block: all directories rewritten, the maker note at its old offset. */
export function exifBlock(directories: Directories): Bytes {
  const { littleEndian } = directories;
  const { bytes, first } = laidOut(directories, headerLength, pinned(directories));
  const block = new Uint8Array(headerLength + bytes.length);
  block.set(littleEndian ? [0x49, 0x49, 42, 0] : [0x4d, 0x4d, 0, 42]);
  new DataView(block.buffer).setUint32(4, first, littleEndian);
  block.set(bytes, headerLength);
  return block;
}

function pinned({ photo, makerNoteAt }: Directories): Range | undefined {
  const note = photo.find((field) => field.tag === tag.makerNote);
  if (!note || !makerNoteAt || makerNoteAt < headerLength || makerNoteAt > longestGap || note.data.length <= 4) {
    return undefined;
  }
  return { from: makerNoteAt, to: makerNoteAt + note.data.length };
}

interface LaidOut {
  readonly bytes: Bytes;
  /** Offset of the first directory. */
  readonly first: number;
}

/** Directories and their values, for a file where they begin at `start`. */
export function laidOut(directories: Directories, start: number, note?: Range): LaidOut {
  const { littleEndian, image, photo, gps } = directories;
  const sheet = new Sheet(start, littleEndian, note);
  const pointers: Field[] = [];
  if (photo.length > 0) pointers.push(longField(tag.photoDirectory, sheet.put(photo), littleEndian));
  if (gps.length > 0) pointers.push(longField(tag.gpsDirectory, sheet.put(gps), littleEndian));
  const first = sheet.put([...image, ...pointers]);
  return { bytes: sheet.bytes(), first };
}

/** Allocates consecutive space, skipping the maker note if it must keep its offset. */
class Sheet {
  readonly #start: number;
  readonly #littleEndian: boolean;
  readonly #note: Range | undefined;
  readonly #pieces: { at: number; bytes: Uint8Array }[] = [];
  #free: number;

  constructor(start: number, littleEndian: boolean, note: Range | undefined) {
    this.#start = start;
    this.#free = start;
    this.#littleEndian = littleEndian;
    this.#note = note;
  }

  /** Returns the offset of the directory. */
  put(unsorted: readonly Field[]): number {
    const fields = sorted(unsorted);
    const directory = new DataView(new ArrayBuffer(2 + fieldLength * fields.length + 4));
    const at = this.#place(new Uint8Array(directory.buffer));
    directory.setUint16(0, fields.length, this.#littleEndian);
    for (const [index, field] of fields.entries()) this.#putField(directory, 2 + fieldLength * index, field);
    return at;
  }

  bytes(): Bytes {
    const end = Math.max(this.#free, ...this.#pieces.map(({ at, bytes }) => at + bytes.length));
    const all = new Uint8Array(end - this.#start);
    for (const { at, bytes } of this.#pieces) all.set(bytes, at - this.#start);
    return all;
  }

  #putField(directory: DataView, at: number, { tag: number, type: ofType, count, data }: Field): void {
    directory.setUint16(at, number, this.#littleEndian);
    directory.setUint16(at + 2, ofType, this.#littleEndian);
    directory.setUint32(at + 4, count, this.#littleEndian);
    if (data.length <= 4) new Uint8Array(directory.buffer).set(data, at + 8);
    else directory.setUint32(at + 8, this.#placeValues(number, data), this.#littleEndian);
  }

  #placeValues(number: number, data: Uint8Array): number {
    if (number !== tag.makerNote || !this.#note) return this.#place(data);
    this.#pieces.push({ at: this.#note.from, bytes: data });
    return this.#note.from;
  }

  /** At an even offset, as TIFF requires. */
  #place(bytes: Uint8Array): number {
    const note = this.#note;
    if (note && this.#free < note.to && this.#free + bytes.length > note.from) this.#free = note.to + (note.to % 2);
    const at = this.#free;
    this.#pieces.push({ at, bytes });
    this.#free = at + bytes.length + (bytes.length % 2);
    return at;
  }
}
