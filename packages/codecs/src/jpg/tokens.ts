import { zigzag } from './quantization.ts';

/** For luma and chroma, each with DC and AC. */
export const huffmanTables = 4;
export const brightnessTables = 0;
export const colourTables = 2;
const symbolsPerTable = 256;
/** Symbols for: no more coefficients in this block, and sixteen zeros. */
const endOfBlock = 0x00;
const zeros16 = 0xf0;
/** At most 64 coefficients and an end. */
const maxPerBlock = 65;

/**
 * Tokens as numbers: table and symbol of the Huffman code, and the extra bits in the low 16 bits. Symbols are counted
 * along the way, because the codes depend on their frequency.
 */
export class Tokens {
  readonly counts = new Uint32Array(huffmanTables * symbolsPerTable);
  #tokens: Uint32Array;
  #length = 0;

  constructor(expected: number) {
    this.#tokens = new Uint32Array(expected + maxPerBlock);
  }

  get all(): Uint32Array {
    return this.#tokens.subarray(0, this.#length);
  }

  /** A block's coefficients, row by row; `previous` is the DC coefficient of the component's previous block. */
  addBlock(coefficients: Int32Array, previous: number, tables: number): void {
    this.#reserve();
    this.#add(tables, 0, (coefficients[0] as number) - previous);
    let run = 0;
    for (let index = 1; index < 64; index += 1) {
      const value = coefficients[zigzag[index] as number] as number;
      if (value === 0) {
        run += 1;
        continue;
      }
      for (; run >= 16; run -= 16) this.#push(tables + 1, zeros16, 0);
      this.#add(tables + 1, run, value);
      run = 0;
    }
    if (run > 0) this.#push(tables + 1, endOfBlock, 0);
  }

  /** A block of one colour. */
  addFlat(first: number, previous: number, tables: number): void {
    this.#reserve();
    this.#add(tables, 0, first - previous);
    this.#push(tables + 1, endOfBlock, 0);
  }

  #add(table: number, run: number, value: number): void {
    const bits = 32 - Math.clz32(Math.abs(value));
    // Negative numbers are stored minus one, so that their first bit is 0.
    this.#push(table, (run << 4) | bits, (value < 0 ? value - 1 : value) & ((1 << bits) - 1));
  }

  #push(table: number, symbol: number, rest: number): void {
    const code = table * symbolsPerTable + symbol;
    this.counts[code] = (this.counts[code] as number) + 1;
    this.#tokens[this.#length] = (code << 16) | rest;
    this.#length += 1;
  }

  #reserve(): void {
    if (this.#length + maxPerBlock <= this.#tokens.length) return;
    const larger = new Uint32Array(2 * this.#tokens.length + maxPerBlock);
    larger.set(this.all);
    this.#tokens = larger;
  }
}
