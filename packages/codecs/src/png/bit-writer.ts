/** In an entry, the number of bits stands above them. */
const countShift = 24;

/** At most 24 bits with their number, for `writeAll`. */
export function entry(bits: number, count: number): number {
  return bits | (count << countShift);
}

/** Collects bits, lowest first, in bytes that grow as needed. */
export class BitWriter {
  #bytes: Uint8Array<ArrayBuffer>;
  #length = 0;
  #pending = 0;
  #pendingBits = 0;

  constructor(expectedBytes: number) {
    this.#bytes = new Uint8Array(expectedBytes);
  }

  /** Makes room for this many bytes. Called once for many bits, because a check at each write would cost too much. */
  reserve(bytes: number): void {
    if (this.#length + bytes + 4 <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(2 * this.#bytes.length, this.#length + bytes + 4));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }

  /** At most sixteen bits; there must be room for them. */
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
   * The entry of each token; there must be room for all of them. Fields become variables, because this loop takes the
   * time.
   */
  writeAll(tokens: Uint16Array, entries: Uint32Array): void {
    const bytes = this.#bytes;
    let length = this.#length;
    let pending = this.#pending;
    let pendingBits = this.#pendingBits;
    // Less than a byte is pending then, so that 24 bits more fit into a word.
    for (; pendingBits >= 8; pendingBits -= 8, pending >>>= 8) bytes[length++] = pending;
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

  /** What was written, padded with zeros to whole bytes. */
  finish(): Uint8Array<ArrayBuffer> {
    for (; this.#pendingBits > 0; this.#pendingBits -= 8) {
      this.#bytes[this.#length++] = this.#pending;
      this.#pending >>>= 8;
    }
    return this.#bytes.subarray(0, this.#length);
  }
}
