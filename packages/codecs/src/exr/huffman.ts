import { CodecError } from '@image-converter/formats/codec-error';
import { ByteReader } from '../byte-reader.ts';

const symbols = 65_537;
const longestCode = 58;
/** Lengths from here on are runs of symbols without a code. */
const shortRun = 59;
const longRun = 63;
const shortestLongRun = 2 + longRun - shortRun;
/** Codes up to this length, which are most of them, take one table lookup. */
const lookupBits = 12;

interface Codes {
  /** Symbols in order of their codes, shortest lengths last. */
  readonly sorted: Uint32Array;
  /** For each length: its first code, the number of codes, and the index of their first symbol. */
  readonly first: Float64Array;
  readonly count: Uint32Array;
  readonly start: Uint32Array;
  /** Symbol and length, indexed by the next bits; 0 if the code is longer. */
  readonly lookup: Uint32Array;
}

/** 16-bit numbers; the last symbol of the alphabet repeats the previous number. */
export function unpackHuffman(packed: Uint8Array, length: number): Uint16Array {
  const reader = new ByteReader(packed, 'little-endian');
  const [least, repeat] = [reader.u32(), reader.u32()];
  reader.skip(4);
  const bitCount = reader.u32();
  reader.skip(4);
  if (least >= symbols || repeat >= symbols) throw new CodecError('CORRUPT', 'EXR: symbols');
  const bits = new Bits(packed, reader.at);
  const codes = codesOf(lengthsFrom(bits, least, repeat));
  bits.alignToByte();
  const out = new Uint16Array(length);
  const end = bits.at + bitCount;
  let filled = 0;
  while (bits.at < end && filled < length) {
    const symbol = nextSymbol(bits, codes);
    if (symbol !== repeat) {
      out[filled++] = symbol;
      continue;
    }
    const count = bits.take(8);
    if (filled === 0 || filled + count > length) throw new CodecError('CORRUPT', 'EXR: repeat');
    out.fill(out[filled - 1] as number, filled, filled + count);
    filled += count;
  }
  if (filled !== length) throw new CodecError('CORRUPT', 'EXR: Huffman data');
  return out;
}

/** Highest bit first. */
class Bits {
  readonly #bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, byte: number) {
    this.#bytes = bytes;
    this.at = byte * 8;
  }

  alignToByte(): void {
    this.at = Math.ceil(this.at / 8) * 8;
  }

  take(count: number): number {
    const value = this.peek(count);
    this.at += count;
    if (this.at > this.#bytes.length * 8) throw new CodecError('CORRUPT', 'EXR: Huffman data');
    return value;
  }

  /** Up to 16 bits; bits past the end are 0. */
  peek(count: number): number {
    const byte = this.at >> 3;
    const word = ((this.#bytes[byte] ?? 0) << 16) | ((this.#bytes[byte + 1] ?? 0) << 8) | (this.#bytes[byte + 2] ?? 0);
    return (word >> (24 - (this.at & 7) - count)) & (2 ** count - 1);
  }
}

/** Six bits per symbol, from the first used symbol to the last. */
function lengthsFrom(bits: Bits, least: number, most: number): Uint8Array {
  const lengths = new Uint8Array(symbols);
  for (let symbol = least; symbol <= most; symbol += 1) {
    const length = bits.take(6);
    if (length < shortRun) lengths[symbol] = length;
    else symbol += (length === longRun ? bits.take(8) + shortestLongRun : length - shortRun + 2) - 1;
  }
  return lengths;
}

/** Canonical codes, where the longest start with 0. */
function codesOf(lengths: Uint8Array): Codes {
  const count = new Uint32Array(longestCode + 1);
  for (const length of lengths) if (length > 0) count[length] = (count[length] as number) + 1;
  const first = new Float64Array(longestCode + 1);
  const start = new Uint32Array(longestCode + 1);
  let [code, place] = [0, 0];
  for (let length = longestCode; length > 0; length -= 1) {
    first[length] = code;
    start[length] = place;
    code = Math.floor((code + (count[length] as number)) / 2);
    place += count[length] as number;
  }
  const sorted = new Uint32Array(place);
  const next = start.slice();
  const lookup = new Uint32Array(2 ** lookupBits);
  for (const [symbol, length] of lengths.entries()) {
    if (length === 0) continue;
    const index = next[length] as number;
    next[length] = index + 1;
    sorted[index] = symbol;
    if (length > lookupBits) continue;
    const from = ((first[length] as number) + index - (start[length] as number)) * 2 ** (lookupBits - length);
    lookup.fill(symbol * 64 + length, from, from + 2 ** (lookupBits - length));
  }
  return { sorted, first, count, start, lookup };
}

function nextSymbol(bits: Bits, { sorted, first, count, start, lookup }: Codes): number {
  const found = lookup[bits.peek(lookupBits)] as number;
  if (found > 0) {
    bits.take(found % 64);
    return Math.floor(found / 64);
  }
  let code = bits.take(lookupBits);
  for (let length = lookupBits + 1; length <= longestCode; length += 1) {
    code = code * 2 + bits.take(1);
    const index = code - (first[length] as number);
    if (index >= 0 && index < (count[length] as number)) return sorted[(start[length] as number) + index] as number;
  }
  throw new CodecError('CORRUPT', 'EXR: code');
}
