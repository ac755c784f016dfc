/** Collects bits, highest first, in bytes that grow as needed. */
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
    if (this.#length + bytes <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(2 * this.#bytes.length, this.#length + bytes));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }

  /** At most sixteen bits; there must be room for up to five bytes. */
  write(bits: number, count: number): void {
    this.#pending = (this.#pending << count) | bits;
    this.#pendingBits += count;
    while (this.#pendingBits >= 8) {
      this.#pendingBits -= 8;
      const byte = (this.#pending >>> this.#pendingBits) & 0xff;
      this.#bytes[this.#length] = byte;
      this.#length += 1;
      // What looks like the start of a marker is followed by a zero.
      if (byte === 0xff) this.#length += 1;
    }
  }

  /** What was written, padded with ones to whole bytes. */
  finish(): Uint8Array<ArrayBuffer> {
    this.reserve(2);
    if (this.#pendingBits > 0) this.write((1 << (8 - this.#pendingBits)) - 1, 8 - this.#pendingBits);
    return this.#bytes.subarray(0, this.#length);
  }
}
