import type { Size } from '@image-converter/formats/inspection';
import { clear, type Paired, type PairRow, pairedRow, pairOpaque, pairPremultiplied, settle } from './paired.ts';

/** A picture from top to bottom, in strips of whole RGBA rows. */
export interface Rows extends Size {
  readonly opaque: boolean;
  readonly strips: Iterable<Uint8ClampedArray>;
}

/** The last rows that were read, as many as are needed at a time. Each pixel is the mean of a box of the picture's. */
export class RowWindow {
  readonly width: number;
  readonly height: number;
  readonly #original: Size;
  readonly #box: number;
  readonly #words: Iterator<Uint32Array>;
  readonly #pair: PairRow;
  readonly #wide: Paired;
  #rows: Paired[] = [];
  #strip = new Uint32Array();
  #at = 0;
  #read = 0;

  constructor({ width, height, opaque, strips }: Rows, box: number) {
    this.#original = { width, height };
    this.#box = box;
    this.width = Math.ceil(width / box);
    this.height = Math.ceil(height / box);
    this.#words = wordsOf(strips);
    this.#pair = opaque ? pairOpaque : pairPremultiplied;
    this.#wide = pairedRow(width);
  }

  hold(rows: number): void {
    this.#rows = Array.from({ length: rows }, () => pairedRow(this.width));
  }

  row(index: number): Paired {
    while (this.#read <= index) {
      this.#readInto(this.#rows[this.#read % this.#rows.length] as Paired);
      this.#read += 1;
    }
    return this.#rows[index % this.#rows.length] as Paired;
  }

  /** A box that reaches beyond the last row or column counts that one several times. */
  #readInto(row: Paired): void {
    const box = this.#box;
    if (box === 1) {
      this.#readLine(row);
      return;
    }
    clear(row);
    for (let line = 0; line < box; line += 1) {
      if (this.#read * box + line < this.#original.height) this.#readLine(this.#wide);
      addBoxes(this.#wide.redBlue, box, row.redBlue);
      addBoxes(this.#wide.greenAlpha, box, row.greenAlpha);
    }
    settle(row, 1 / box ** 2);
  }

  #readLine(line: Paired): void {
    if (this.#at === this.#strip.length) {
      this.#strip = this.#words.next().value;
      this.#at = 0;
    }
    this.#pair(this.#strip, this.#at, line);
    this.#at += this.#original.width;
  }
}

function* wordsOf(strips: Iterable<Uint8ClampedArray>): Generator<Uint32Array> {
  for (const { buffer, byteOffset, length } of strips) yield new Uint32Array(buffer, byteOffset, length / 4);
}

function addBoxes(line: Float64Array, box: number, sums: Float64Array): void {
  const last = line.length - 1;
  for (let x = 0; x < sums.length; x += 1) {
    let sum = sums[x] as number;
    for (let at = x * box; at < (x + 1) * box; at += 1) sum += line[at < last ? at : last] as number;
    sums[x] = sum;
  }
}
