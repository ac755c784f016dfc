import { InspectionError } from '../inspection.ts';
import { elementsOf, type Ifd, type Layout, numberIn, placeOf, reachOf } from './ifd.ts';
import type { Source } from './source.ts';

const WIDTH = 256;
const HEIGHT = 257;
const BITS = 258;
const COMPRESSION = 259;
const STRIP_OFFSETS = 273;
const SAMPLES = 277;
const STRIP_LENGTHS = 279;
const TILE_OFFSETS = 324;
const TILE_LENGTHS = 325;
const JPEG_OFFSET = 513;
const JPEG_LENGTH = 514;

/** Limit on the offsets and lengths read from one file, for all its pages together. */
const MOST_NUMBERS = 1_000_000;

/** Whether the file holds everything a page's directory points to: the strips or tiles, and its other values. */
export class Strips {
  readonly #source: Source;
  readonly #layout: Layout;
  #numbersLeft = MOST_NUMBERS;

  constructor(source: Source, layout: Layout) {
    this.#source = source;
    this.#layout = layout;
  }

  async fit(ifd: Ifd): Promise<boolean> {
    if (reachOf(ifd, this.#layout) > this.#source.size) return false;
    const strips = await this.#piecesFit(ifd, STRIP_OFFSETS, STRIP_LENGTHS);
    const tiles = await this.#piecesFit(ifd, TILE_OFFSETS, TILE_LENGTHS);
    const jpeg = await this.#piecesFit(ifd, JPEG_OFFSET, JPEG_LENGTH);
    const answers = [strips, tiles, jpeg].filter((answer) => answer !== 'absent');
    return answers.length > 0 && answers.every((answer) => answer === 'fit');
  }

  async #piecesFit(ifd: Ifd, offsetsTag: number, lengthsTag: number): Promise<'absent' | 'fit' | 'cut'> {
    if (!ifd.entries.has(offsetsTag)) return 'absent';
    const offsets = await this.#numbers(ifd, offsetsTag);
    const lengths = await this.#numbers(ifd, lengthsTag);
    if (offsets.length === 0) return 'cut';
    // Without lengths, a single strip still has a known length if it is not compressed.
    const least = lengths.length === 0 && offsets.length === 1 ? this.#uncompressedLength(ifd) : 1;
    const fit = offsets.every((offset, index) => offset + (lengths[index] ?? least) <= this.#source.size);
    return fit ? 'fit' : 'cut';
  }

  /** Empty if there is no such tag. */
  async #numbers(ifd: Ifd, tag: number): Promise<number[]> {
    const entry = ifd.entries.get(tag);
    if (!entry) return [];
    const place = placeOf(entry, this.#layout);
    if (place === 'inside') return elementsOf(entry.field, entry, this.#layout);
    this.#numbersLeft -= entry.count;
    if (this.#numbersLeft < 0) throw new InspectionError('TIFF: too many strips');
    return elementsOf(await this.#source.view(place.offset, place.length), entry, this.#layout);
  }

  /** A lower bound: bits per sample that are stored outside the directory count as one. */
  #uncompressedLength(ifd: Ifd): number {
    const value = (tag: number, otherwise: number) => numberIn(ifd, tag, this.#layout) ?? otherwise;
    if (value(COMPRESSION, 1) !== 1) return 1;
    const bits = value(BITS, 1) * value(SAMPLES, 1);
    return Math.ceil((value(WIDTH, 0) * bits) / 8) * value(HEIGHT, 0);
  }
}
