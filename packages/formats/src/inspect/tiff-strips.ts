import { InspectionError } from '../inspection.ts';
import { elementsOf, type Ifd, type Layout, numberIn, placeOf, reachOf } from './ifd.ts';
import type { Source } from './source.ts';
import * as tag from './tiff-tags.ts';

const uncompressed = 1;
/**
 * LZW, Deflate, PackBits and the older number of Deflate. Stated lengths do not matter: decoding tells whether the data
 * is complete.
 */
const selfLimiting = [5, 8, 32773, 32946];

/** Required for decoding; all other tags may be malformed. */
const essential = [tag.bitsPerSample, tag.stripOffsets, tag.colorMap, tag.tileOffsets, tag.jpegTables];

/** Limit on offsets and lengths read from one file, over all its pages. */
const maxNumbers = 1_000_000;

export function hasStrips({ entries }: Ifd): boolean {
  return [tag.stripOffsets, tag.tileOffsets, tag.jpegOffset].some((id) => entries.has(id));
}

/** Checks whether the file contains the strips or tiles of a page and the values needed to decode them. */
export class Strips {
  readonly #source: Source;
  readonly #layout: Layout;
  #numbersLeft = maxNumbers;

  constructor(source: Source, layout: Layout) {
    this.#source = source;
    this.#layout = layout;
  }

  async fit(ifd: Ifd): Promise<boolean> {
    if (reachOf(ifd, this.#layout, essential) > this.#source.size) return false;
    const strips = await this.#piecesFit(ifd, tag.stripOffsets, tag.stripLengths);
    const tiles = await this.#piecesFit(ifd, tag.tileOffsets, tag.tileLengths);
    const jpeg = await this.#piecesFit(ifd, tag.jpegOffset, tag.jpegLength);
    const answers = [strips, tiles, jpeg].filter((answer) => answer !== 'absent');
    return answers.length > 0 && answers.every((answer) => answer === 'fit');
  }

  async #piecesFit(ifd: Ifd, offsetsTag: number, lengthsTag: number): Promise<'absent' | 'fit' | 'cut'> {
    if (!ifd.entries.has(offsetsTag)) return 'absent';
    const offsets = await this.#numbers(ifd, offsetsTag);
    if (offsets.length === 0) return 'cut';
    const minLength = await this.#minLengths(ifd, lengthsTag);
    const fit = offsets.every((offset, index) => offset + minLength(index) <= this.#source.size);
    return fit ? 'fit' : 'cut';
  }

  /** Minimum length of each piece; the length in the file is used only as a last resort. */
  async #minLengths(ifd: Ifd, lengthsTag: number): Promise<(index: number) => number> {
    const compression = numberIn(ifd, tag.compression, this.#layout) ?? uncompressed;
    if (compression === uncompressed)
      return uncompressedLength(ifd, this.#layout, await this.#numbers(ifd, tag.bitsPerSample));
    if (selfLimiting.includes(compression)) return () => 1;
    const lengths = await this.#numbers(ifd, lengthsTag);
    return (index) => lengths[index] ?? 1;
  }

  /** Empty without the tag. */
  async #numbers(ifd: Ifd, id: number): Promise<number[]> {
    const entry = ifd.entries.get(id);
    if (!entry) return [];
    const place = placeOf(entry, this.#layout);
    if (place === 'inside') return elementsOf(entry.field, entry, this.#layout);
    this.#numbersLeft -= entry.count;
    if (this.#numbersLeft < 0) throw new InspectionError('TIFF: too many strips');
    return elementsOf(await this.#source.view(place.offset, place.length), entry, this.#layout);
  }
}

const ycbcr = 6;
const inPlanes = 2;

/** Bytes of each uncompressed strip or tile, in file order. */
function uncompressedLength(ifd: Ifd, layout: Layout, bits: readonly number[]): (index: number) => number {
  const value = (id: number, otherwise: number) => numberIn(ifd, id, layout) ?? otherwise;
  // YCbCr may be subsampled, so its length is not known.
  if (value(tag.photometric, 0) === ycbcr) return () => 1;
  const samples = value(tag.samplesPerPixel, 1);
  const bitsOf = (sample: number) => bits[sample] ?? bits[0] ?? 1;
  const isPlanar = samples > 1 && value(tag.planarConfiguration, 1) === inPlanes;
  const all = Array.from({ length: Math.min(samples, bits.length || 1) }, (_, sample) => bitsOf(sample));
  const pixel = all.reduce((sum, one) => sum + one, 0);
  if (ifd.entries.has(tag.tileOffsets)) {
    const length = Math.ceil((value(tag.tileWidth, 0) * (isPlanar ? bitsOf(0) : pixel)) / 8) * value(tag.tileHeight, 0);
    return () => length;
  }
  const [width, height] = [value(tag.width, 0), value(tag.height, 0)];
  const rows = Math.max(1, Math.min(value(tag.rowsPerStrip, height), height));
  const perPlane = Math.ceil(height / rows);
  return (index) => {
    const isExtra = index >= perPlane * (isPlanar ? samples : 1);
    const inStrip = isExtra ? 0 : Math.min(rows, height - (index % perPlane) * rows);
    const plane = Math.floor(index / perPlane);
    return Math.ceil((width * (isPlanar ? bitsOf(plane) : pixel)) / 8) * inStrip;
  };
}
