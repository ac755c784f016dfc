import { CodecError } from '@image-converter/formats/codec-error';
import type { Plane } from './planes.ts';

/** Before each row. No code contains it. */
const mark = 0xfffffe;
const longestCode = 16;

/** Length and difference of the code that a 16-bit number begins with; 0 if there is none. */
type Codes = Uint16Array;

/**
 * Adds the Huffman-coded differences to luma or to all three planes, in place. The codes are at `start`, the rows after
 * them. Returns where the rows end.
 */
export function addDifferences(bytes: Uint8Array, start: number, planes: readonly Plane[]): number {
  let at = start;
  const tables = planes.map(() => {
    const { codes, end } = codesAt(bytes, at);
    at = end;
    return codes;
  });
  const bits = new Bits(bytes, at);
  const height = planes[0]?.height ?? 0;
  for (;;) {
    bits.skipTo(mark, 24);
    const [kind, row] = [bits.take(2), bits.take(13)];
    bits.take(1);
    if (row >= height) return bits.at;
    // 0 is luma, 2 and 3 are the chromas, which have half the rows.
    const index = kind === 0 ? 0 : kind - 1;
    const [plane, codes] = [planes[index], tables[index]];
    if (kind === 1 || !plane || !codes) throw new CodecError('CORRUPT', 'Photo CD: row');
    addRow(bits, plane, index === 0 ? row : row >> 1, codes);
  }
}

function addRow(bits: Bits, { width, data }: Plane, row: number, codes: Codes): void {
  for (let at = row * width; at < (row + 1) * width; at += 1) {
    const found = codes[bits.peek(longestCode)] as number;
    if (found === 0) throw new CodecError('CORRUPT', 'Photo CD: code');
    bits.take(found >> 8);
    data[at] = (data[at] as number) + ((found << 24) >> 24);
  }
}

/** A count, then for each code its length, its bits from the left, and its difference. */
function codesAt(bytes: Uint8Array, start: number): { codes: Codes; end: number } {
  const codes = new Uint16Array(2 ** longestCode);
  const end = start + 1 + 4 * ((bytes[start] ?? 0) + 1);
  if (end > bytes.length) throw new CodecError('INCOMPLETE');
  for (let at = start + 1; at < end; at += 4) {
    const [less, high, low, difference] = bytes.subarray(at, at + 4) as unknown as [number, number, number, number];
    if (less >= longestCode) throw new CodecError('CORRUPT', 'Photo CD: codes');
    const first = (high << 8) | low;
    codes.fill(((less + 1) << 8) | difference, first, first + 2 ** (longestCode - less - 1));
  }
  return { codes, end };
}

/** Reads bits from the left. Beyond the end they are zero, and taking them throws INCOMPLETE. */
class Bits {
  readonly #bytes: Uint8Array;
  #bit: number;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#bit = at * 8;
  }

  /** In bytes, rounded up. */
  get at(): number {
    return Math.ceil(this.#bit / 8);
  }

  /** Up to 24 bits. */
  peek(count: number): number {
    const [bytes, at] = [this.#bytes, this.#bit >>> 3];
    const word =
      ((bytes[at] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    return (word << (this.#bit & 7)) >>> (32 - count);
  }

  take(count: number): number {
    const value = this.peek(count);
    this.#bit += count;
    if (this.#bit > this.#bytes.length * 8) throw new CodecError('INCOMPLETE');
    return value;
  }

  skipTo(pattern: number, count: number): void {
    while (this.peek(count) !== pattern) this.take(1);
    this.take(count);
  }
}
