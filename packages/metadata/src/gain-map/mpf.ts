import { ascii, type Bytes, joined, startsWith, uint16, uint32, viewOf } from '../bytes.ts';
import { APP2, segmentsIn } from '../read/jpeg.ts';

/** The index of a multi-picture file (CIPA DC-007, 5.2). */
const mpfStart = 'MPF\0';
const entriesTag = 0xb002;
const entryLength = 16;
/** Phones add two or three. */
const maxPictures = 8;

interface Place {
  /** From the start of the file. */
  readonly offset: number;
  readonly length: number;
}

/** Where the pictures after the first are said to be. Throws a RangeError if the index is cut. */
export function furtherPictures(head: Bytes): Place[] {
  const index = segmentsIn(head).segments.find(({ marker, data }) => marker === APP2 && startsWith(data, mpfStart));
  if (!index) return [];
  const start = index.at + 4 + mpfStart.length;
  const view = viewOf(index.data.subarray(mpfStart.length));
  const isLittle = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, isLittle);
  const places: Place[] = [];
  for (let left = view.getUint16(directory, isLittle), at = directory + 2; left > 0; left -= 1, at += 12) {
    if (view.getUint16(at, isLittle) !== entriesTag) continue;
    const [length, entries] = [view.getUint32(at + 4, isLittle), view.getUint32(at + 8, isLittle)];
    const count = Math.min(maxPictures, Math.floor(length / entryLength));
    for (let one = 1; one < count; one += 1) {
      const entry = entries + one * entryLength;
      places.push({ offset: start + view.getUint32(entry + 8, isLittle), length: view.getUint32(entry + 4, isLittle) });
    }
  }
  return places;
}

const [undefinedType, longType] = [7, 4];
const primaryPicture = 0x03_0000;
/** Three entries, and no directory after it. */
const directoryLength = 2 + 3 * 12 + 4;
/** Of the index as written here, with its prefix. */
export const indexLength = mpfStart.length + 8 + directoryLength + 2 * entryLength;

/** The index of a picture of this length and one after it; `before` are the bytes before the index's prefix. */
export function writeMpf(before: number, first: number, second: number): Bytes {
  const entriesAt = 8 + directoryLength;
  const entry = (tag: number, type: number, count: number, value: number) =>
    joined(uint16(tag, type), uint32(count, value));
  return joined(
    ascii(mpfStart),
    uint32(0x4d4d_002a, 8),
    uint16(3),
    entry(0xb000, undefinedType, 4, 0x3031_3030),
    entry(0xb001, longType, 1, 2),
    entry(entriesTag, undefinedType, 2 * entryLength, entriesAt),
    uint32(0),
    uint32(primaryPicture, first, 0, 0),
    uint32(0, second, first - before - mpfStart.length, 0),
  );
}
