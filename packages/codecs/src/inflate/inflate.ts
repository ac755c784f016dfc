import { adler32 } from './adler32.ts';
import { type HuffmanTable, huffmanTable, longCode } from './huffman-table.ts';

// RFC 1950 (zlib) and RFC 1951 (Deflate).
const method = 8;
const endOfBlock = 256;
/** Order in which a block lists the lengths of the code length codes. */
const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

const runs = steps(29, 3, 4);
// The longest run has its own symbol, without extra bits.
runs.base[28] = 258;
runs.bits[28] = 0;
const distances = steps(30, 1, 2);

/** Base value and number of extra bits of each symbol; every `perSize` symbols, the number of bits grows by one. */
function steps(count: number, first: number, perSize: number) {
  const base = new Uint16Array(count);
  const bits = new Uint8Array(count);
  let value = first;
  for (let symbol = 0; symbol < count; symbol += 1) {
    base[symbol] = value;
    bits[symbol] = Math.max(0, Math.floor(symbol / perSize) - 1);
    value += 1 << (bits[symbol] as number);
  }
  return { base, bits };
}

const fixedLiterals = huffmanTable(
  Uint8Array.from({ length: 288 }, (_, symbol) => (symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8)),
);
const fixedDistances = huffmanTable(new Uint8Array(30).fill(5));

/** The first `length` bytes; undefined if there are fewer. Checksums are ignored, as in other TIFF readers. */
export function inflate(packed: Uint8Array, length: number): Uint8Array | undefined {
  return isZlib(packed) ? new Inflater(packed, length).run() : undefined;
}

/** Max surplus bytes that are decompressed to reach the checksum; damaged data often has some. */
const maxSurplus = 2 ** 16;

/** Like `inflate`, but also undefined if the checksum is wrong. */
export function inflateChecked(packed: Uint8Array, length: number): Uint8Array | undefined {
  if (!isZlib(packed)) return undefined;
  const inflater = new Inflater(packed, length + maxSurplus);
  const hasFarMore = inflater.run() !== undefined;
  const { bytes } = inflater;
  const isRight = hasFarMore || (bytes.length >= length && adler32(bytes) === inflater.checksum);
  return isRight ? bytes.subarray(0, length) : undefined;
}

function isZlib([first = 0, second = 0]: Uint8Array): boolean {
  return (first & 15) === method && ((first << 8) | second) % 31 === 0 && (second & 32) === 0;
}

class Inflater {
  readonly #in: Uint8Array;
  readonly #out: Uint8Array;
  #at = 2;
  #filled = 0;
  #isAtEnd = false;
  #hold = 0;
  #held = 0;

  constructor(packed: Uint8Array, length: number) {
    this.#in = packed;
    this.#out = new Uint8Array(length);
  }

  /** The output so far. */
  get bytes(): Uint8Array {
    return this.#out.subarray(0, this.#filled);
  }

  /** After the last block; undefined if that has not been reached, or the checksum is missing. */
  get checksum(): number | undefined {
    const start = this.#at - (this.#held >> 3);
    if (!this.#isAtEnd || start + 4 > this.#in.length) return undefined;
    return new DataView(this.#in.buffer, this.#in.byteOffset + start).getUint32(0);
  }

  run(): Uint8Array | undefined {
    for (let isLast = false; this.#filled < this.#out.length && !isLast; ) {
      isLast = this.#take(1) === 1;
      if (!this.#block(this.#take(2))) return undefined;
      this.#isAtEnd = isLast;
    }
    return this.#filled === this.#out.length ? this.#out : undefined;
  }

  #block(kind: number): boolean {
    if (kind === 0) return this.#stored();
    if (kind === 1) return this.#coded(fixedLiterals, fixedDistances);
    const tables = kind === 2 ? this.#readTables() : undefined;
    return tables !== undefined && this.#coded(tables.literals, tables.distances);
  }

  #stored(): boolean {
    // Return whole bytes that were read ahead.
    this.#at -= this.#held >> 3;
    this.#hold = 0;
    this.#held = 0;
    const start = this.#at + 4;
    if (start > this.#in.length) return false;
    const [count, inverse] = [this.#uint16(this.#at), this.#uint16(this.#at + 2)];
    if ((count ^ inverse) !== 0xffff) return false;
    const bytes = this.#in.subarray(start, start + Math.min(count, this.#out.length - this.#filled));
    this.#out.set(bytes, this.#filled);
    this.#filled += bytes.length;
    this.#at = start + count;
    return this.#at <= this.#in.length || this.#filled === this.#out.length;
  }

  #uint16(at: number): number {
    return (this.#in[at] as number) | ((this.#in[at + 1] as number) << 8);
  }

  #readTables(): { literals: HuffmanTable; distances: HuffmanTable } | undefined {
    const literalCount = this.#take(5) + 257;
    const distanceCount = this.#take(5) + 1;
    const lengthCount = this.#take(4) + 4;
    const codeLengths = new Uint8Array(19);
    for (const symbol of lengthOrder.slice(0, lengthCount)) codeLengths[symbol] = this.#take(3);
    const lengths = this.#readLengths(huffmanTable(codeLengths), literalCount + distanceCount);
    return (
      lengths && {
        literals: huffmanTable(lengths.subarray(0, literalCount)),
        distances: huffmanTable(lengths.subarray(literalCount)),
      }
    );
  }

  #readLengths(table: HuffmanTable, count: number): Uint8Array | undefined {
    const lengths = new Uint8Array(count);
    for (let filled = 0; filled < count; ) {
      const symbol = this.#symbol(table);
      if (symbol < 0) return undefined;
      if (symbol < 16) {
        lengths[filled] = symbol;
        filled += 1;
        continue;
      }
      const repeated = symbol === 16 ? (lengths[filled - 1] ?? 0) : 0;
      const times = symbol === 16 ? 3 + this.#take(2) : symbol === 17 ? 3 + this.#take(3) : 11 + this.#take(7);
      if (filled + times > count) return undefined;
      lengths.fill(repeated, filled, filled + times);
      filled += times;
    }
    return lengths;
  }

  /** Runs until the block ends or the output is full. Fields are copied to variables, because this is the hot loop. */
  #coded(literals: HuffmanTable, distanceCodes: HuffmanTable): boolean {
    const out = this.#out;
    const packed = this.#in;
    const { quick, mask } = literals;
    const full = out.length;
    let filled = this.#filled;
    let hold = this.#hold;
    let held = this.#held;
    let at = this.#at;
    while (filled < full) {
      if (held < 15) {
        hold |= ((packed[at] as number) << held) | ((packed[at + 1] as number) << (held + 8));
        at += 2;
        held += 16;
      }
      const entry = quick[hold & mask] as number;
      if (entry >>> 4 < endOfBlock) {
        hold >>>= entry & 15;
        held -= entry & 15;
        out[filled] = entry >>> 4;
        filled += 1;
        continue;
      }
      this.#hold = hold;
      this.#held = held;
      this.#at = at;
      this.#filled = filled;
      const symbol = this.#symbol(literals);
      if (symbol === endOfBlock) return this.#isInside();
      if (symbol > endOfBlock ? !this.#copy(symbol - endOfBlock - 1, distanceCodes) : !this.#literal(symbol))
        return false;
      filled = this.#filled;
      hold = this.#hold;
      held = this.#held;
      at = this.#at;
    }
    this.#hold = hold;
    this.#held = held;
    this.#at = at;
    this.#filled = filled;
    return this.#isInside();
  }

  /** A literal with a long code. */
  #literal(symbol: number): boolean {
    if (symbol < 0) return false;
    this.#out[this.#filled] = symbol;
    this.#filled += 1;
    return true;
  }

  #copy(run: number, distanceCodes: HuffmanTable): boolean {
    if (run >= runs.base.length) return false;
    const out = this.#out;
    const length = (runs.base[run] as number) + this.#take(runs.bits[run] as number);
    const symbol = this.#symbol(distanceCodes);
    if (symbol < 0 || symbol >= distances.base.length) return false;
    const back = (distances.base[symbol] as number) + this.#take(distances.bits[symbol] as number);
    const to = this.#filled;
    if (back > to || !this.#isInside()) return false;
    const end = Math.min(to + length, out.length);
    // Byte by byte, because a run may overlap its own output.
    for (let at = to; at < end; at += 1) out[at] = out[at - back] as number;
    this.#filled = end;
    return true;
  }

  /** Missing bits at the end are read as 0; this tells whether any of them have been consumed. */
  #isInside(): boolean {
    return this.#at - (this.#held >> 3) <= this.#in.length;
  }

  #take(count: number): number {
    while (this.#held < count) {
      this.#hold |= (this.#in[this.#at] ?? 0) << this.#held;
      this.#at += 1;
      this.#held += 8;
    }
    const value = this.#hold & ((1 << count) - 1);
    this.#hold >>>= count;
    this.#held -= count;
    return value;
  }

  /** Negative if the code does not exist. */
  #symbol({ quick, mask, counts, symbols }: HuffmanTable): number {
    while (this.#held < 15) {
      this.#hold |= (this.#in[this.#at] ?? 0) << this.#held;
      this.#at += 1;
      this.#held += 8;
    }
    const entry = quick[this.#hold & mask] as number;
    if (entry !== longCode) {
      this.#hold >>>= entry & 15;
      this.#held -= entry & 15;
      return entry >>> 4;
    }
    let code = 0;
    let first = 0;
    let index = 0;
    for (let length = 1; length < counts.length; length += 1) {
      code |= (this.#hold >>> (length - 1)) & 1;
      const count = counts[length] as number;
      if (code - count < first) {
        this.#hold >>>= length;
        this.#held -= length;
        return symbols[index + code - first] as number;
      }
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    return -1;
  }
}
