import { InspectionError } from '../inspection.ts';
import { elementsOf, type Ifd, type Layout, numberIn, placeOf, reachOf } from './ifd.ts';
import type { Source } from './source.ts';
import { uncompressedLength } from './tiff-lengths.ts';
import * as tag from './tiff-tags.ts';

const uncompressed = 1;
/** LZW, Deflate, PackBits and the older number of Deflate: decoding tells whether all is there, whatever lengths say. */
const selfLimiting = [5, 8, 32773, 32946];

/** Without these there is no picture; any other tag may be as untidy as it likes. */
const essential = [tag.bitsPerSample, tag.stripOffsets, tag.colorMap, tag.tileOffsets, tag.jpegTables];

/** Limit on the offsets and lengths read from one file, for all its pages together. */
const maxNumbers = 1_000_000;

export function hasStrips({ entries }: Ifd): boolean {
  return [tag.stripOffsets, tag.tileOffsets, tag.jpegOffset].some((id) => entries.has(id));
}

/** Whether the file holds the strips or tiles of a page, and the values that they cannot be decoded without. */
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

  /** How long each piece is at least: as the file says only where nothing else tells. */
  async #minLengths(ifd: Ifd, lengthsTag: number): Promise<(index: number) => number> {
    const compression = numberIn(ifd, tag.compression, this.#layout) ?? uncompressed;
    if (compression === uncompressed)
      return uncompressedLength(ifd, this.#layout, await this.#numbers(ifd, tag.bitsPerSample));
    if (selfLimiting.includes(compression)) return () => 1;
    const lengths = await this.#numbers(ifd, lengthsTag);
    return (index) => lengths[index] ?? 1;
  }

  /** Empty if there is no such tag. */
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
