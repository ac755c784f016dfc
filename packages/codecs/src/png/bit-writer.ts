import { pngKernel } from './kernel.ts';

/** In an entry, the number of bits is stored above the bits. */
const countShift = 24;

/** At most 24 bits and their number, for `writeAll`. */
export function entry(bits: number, count: number): number {
  return bits | (count << countShift);
}

/** Collects bits, lowest first, in a growing buffer. */
export class BitWriter {
  #bytes: Uint8Array<ArrayBuffer>;
  #length = 0;
  #pending = 0;
  #pendingBits = 0;

  constructor(expectedBytes: number) {
    this.#bytes = new Uint8Array(expectedBytes);
  }

  /** Makes room for this many bytes. Called once for many bits, because checking every write would cost too much. */
  reserve(bytes: number): void {
    if (this.#length + bytes + 4 <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(2 * this.#bytes.length, this.#length + bytes + 4));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }

  /** At most 16 bits; there must be room for them. */
  write(bits: number, count: number): void {
    this.#pending |= bits << this.#pendingBits;
    this.#pendingBits += count;
    if (this.#pendingBits < 16) return;
    this.#bytes[this.#length++] = this.#pending;
    this.#bytes[this.#length++] = this.#pending >>> 8;
    this.#pending >>>= 16;
    this.#pendingBits -= 16;
  }

  /**
   * Writes the entry of each token; there must be room for all of them. Fields are copied to variables, because this is
   * the hot loop.
   */
  writeAll(tokens: Uint16Array, entries: Uint32Array): void {
    const bytes = this.#bytes;
    let length = this.#length;
    let pending = this.#pending;
    let pendingBits = this.#pendingBits;
    // Leaves less than a byte pending, so that 24 more bits fit into a word.
    for (; pendingBits >= 8; pendingBits -= 8, pending >>>= 8) bytes[length++] = pending;
    const written = pngKernel()?.write(tokens, entries, { bits: pending, count: pendingBits });
    if (written) {
      bytes.set(written.bytes, length);
      this.#length = length + written.bytes.length;
      this.#pending = written.pending.bits;
      this.#pendingBits = written.pending.count;
      return;
    }
    for (let index = 0; index < tokens.length; index += 1) {
      const next = entries[tokens[index] as number] as number;
      pending |= (next & 0xffffff) << pendingBits;
      pendingBits += next >>> countShift;
      for (; pendingBits >= 8; pendingBits -= 8, pending >>>= 8) bytes[length++] = pending;
    }
    this.#length = length;
    this.#pending = pending;
    this.#pendingBits = pendingBits;
  }

  /** Pads the last byte with zeros. */
  fillByte(): void {
    for (; this.#pendingBits > 0; this.#pendingBits -= 8) {
      this.#bytes[this.#length++] = this.#pending;
      this.#pending >>>= 8;
    }
    this.#pendingBits = 0;
  }

  /** What was written; it is valid until something else is. */
  finish(): Uint8Array<ArrayBuffer> {
    this.fillByte();
    const written = this.#bytes.subarray(0, this.#length);
    this.#length = 0;
    return written;
  }
}
