import type { Size } from '@image-converter/formats/inspection';
import { opaqueWord } from '../pixels.ts';
import { blockBytes, type Kernel } from './kernel.ts';
import type { Layout, Side } from './layout.ts';

/** A picture from top to bottom, in strips of whole RGBA rows. */
export interface Rows extends Size {
  readonly opaque: boolean;
  readonly strips: Iterable<Uint8ClampedArray>;
}

/** Ring buffer of the last rows read. */
export class RowRing {
  readonly #kernel: Kernel;
  readonly #layout: Layout;
  readonly #boxBytes: number;
  readonly #alphaBits: number;
  readonly #lines: Uint32Array;
  readonly #originals: Generator<Uint32Array, void>;
  #read = 0;

  constructor(rows: Rows, [across, down]: readonly [Side, Side], layout: Layout, kernel: Kernel) {
    [this.#layout, this.#kernel] = [layout, kernel];
    this.#boxBytes = across.box * 4;
    this.#alphaBits = rows.opaque ? opaqueWord : 0;
    this.#lines = new Uint32Array(kernel.room(layout.bytes), layout.lines, (layout.lineBytes * down.box) / 4);
    this.#originals = wordsOf(rows);
  }

  /** Reads all rows before `end`. */
  read(end: number): void {
    for (; this.#read < end; this.#read += 1) this.#gather(this.placeOf(this.#read));
  }

  placeOf(row: number): number {
    const { rows, heldRows } = this.#layout;
    return rows + (row % heldRows) * blockBytes;
  }

  close(): void {
    this.#originals.return();
  }

  #gather(to: number): void {
    const { lines, lineBytes, heldRows } = this.#layout;
    const length = lineBytes / 4;
    for (let start = 0; start < this.#lines.length; start += length) this.#readLine(start, length);
    this.#kernel.gather({
      ...{ from: lines, fromEnd: lines + lineBytes, boxBytes: this.#boxBytes },
      ...{ lineBytes, linesBytes: this.#lines.byteLength, alphaBits: this.#alphaBits },
      ...{ to, toStep: heldRows * blockBytes },
    });
  }

  /** The last row and column are repeated to fill the last boxes. */
  #readLine(start: number, length: number): void {
    const { value } = this.#originals.next();
    if (!value) {
      this.#lines.copyWithin(start, start - length, start);
      return;
    }
    this.#lines.set(value, start);
    this.#lines.fill(value.at(-1) as number, start + value.length, start + length);
  }
}

/** Single rows, as words. */
function* wordsOf({ width, strips }: Rows): Generator<Uint32Array, void> {
  for (const { buffer, byteOffset, length } of strips) {
    const words = new Uint32Array(buffer, byteOffset, length / 4);
    for (let at = 0; at < words.length; at += width) yield words.subarray(at, at + width);
  }
}
