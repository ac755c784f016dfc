import { type Box, bodyOf, boxesIn } from '@image-converter/formats/inspect/boxes';
import { Cursor } from '@image-converter/formats/inspect/cursor';
import { codedSize } from './coded-size.ts';
import { itemsShown, propertiesOf, type Structure } from './structure.ts';

/** Type of a box that readers ignore: `skip` in ASCII. */
const skipped = 0x736b6970;

/** Bytes to overwrite, at an offset from the start of the buffer that holds the file. */
export interface Correction {
  readonly at: number;
  readonly bytes: readonly number[];
}

/**
 * libheif rejects files for harmless irregularities, and expects the coded picture to be no larger than its cropped
 * size. The bytes it depends on are corrected before it reads the file; we do the cropping, rotation and composition
 * ourselves.
 */
export function correctionsOf(structure: Structure): readonly Correction[] {
  const sizeIn = eachOnce(codedSize);
  const sizes = [...itemsShown(structure)].flatMap((item) => sizeCorrections(propertiesOf(structure, item), sizeIn));
  return [...sizes, ...referenceCorrections(structure)];
}

/** Cached, because hundreds of tiles share their configuration. */
function eachOnce<Result>(read: (body: DataView) => Result): (body: DataView) => Result {
  const known = new Map<DataView, Result>();
  return (body) => {
    const result = known.has(body) ? (known.get(body) as Result) : read(body);
    known.set(body, result);
    return result;
  };
}

/** Replaces wrong and cropped sizes with the coded size. */
function sizeCorrections(properties: readonly Box[], sizeIn: typeof codedSize): Correction[] {
  const extent = bodyOf(properties, 'ispe');
  const configuration = bodyOf(properties, 'hvcC');
  if (!extent || !configuration) return [];
  const told = { width: extent.getUint32(4), height: extent.getUint32(8) };
  const size = sizeIn(configuration) ?? told;
  const crop = bodyOf(properties, 'clap');
  const corrections: Correction[] = [];
  if (size.width !== told.width || size.height !== told.height) {
    corrections.push(over(extent, 4, [size.width, size.height]));
  }
  if (crop) corrections.push(over(crop, 0, [size.width, 1, size.height, 1, 0, 1, 0, 1]));
  return corrections;
}

/**
 * An item may occur twice in another one (ISO/IEC 23008-12, 6.6.2.3), but libheif rejects repeated references: each
 * repetition is replaced with an unused item number.
 */
function referenceCorrections({ referenceBox, types }: Structure): Correction[] {
  if (!referenceBox) return [];
  const idBytes = new Cursor(referenceBox).versionAndFlags().version === 0 ? 2 : 4;
  const unused = unusedNumbers(types);
  return boxesIn(referenceBox, 4).flatMap(({ type, body }) => {
    const repeated = repetitionsIn(body, idBytes);
    const renumbered = repeated.map((at) => overItem(at, unused.next().value ?? 0, idBytes));
    // For some types, such as thumbnails, libheif resolves the references. It ignores boxes of unknown types.
    const isPart = type === 'dimg' || type === 'auxl';
    return repeated.length > 0 && !isPart ? [...renumbered, over(body, -4, [skipped])] : renumbered;
  });
}

/** Offsets of references that repeat an earlier one in the same box. */
function repetitionsIn(body: DataView, idBytes: number): number[] {
  const seen = new Set<number>();
  const places: number[] = [];
  const cursor = new Cursor(body);
  cursor.skip(idBytes);
  for (let left = cursor.uint(2); left > 0; left -= 1) {
    const at = body.byteOffset + cursor.offset;
    const item = cursor.uint(idBytes);
    if (seen.has(item)) places.push(at);
    seen.add(item);
  }
  return places;
}

function* unusedNumbers(types: Structure['types']): Generator<number> {
  for (let number = 0xffff; number > 0; number -= 1) if (!types.has(number)) yield number;
}

function overItem(at: number, item: number, idBytes: number): Correction {
  return { at, bytes: bigEndian(item).slice(4 - idBytes) };
}

function over(body: DataView, offset: number, words: readonly number[]): Correction {
  return { at: body.byteOffset + offset, bytes: words.flatMap(bigEndian) };
}

function bigEndian(word: number): number[] {
  return [word >>> 24, (word >>> 16) & 0xff, (word >>> 8) & 0xff, word & 0xff];
}
