/** Collects bits, highest first, in a growing buffer. */
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
    if (this.#length + bytes <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(2 * this.#bytes.length, this.#length + bytes));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }

  /** At most 16 bits; needs room for five bytes. */
  write(bits: number, count: number): void {
    this.#pending = (this.#pending << count) | bits;
    this.#pendingBits += count;
    while (this.#pendingBits >= 8) {
      this.#pendingBits -= 8;
      const byte = (this.#pending >>> this.#pendingBits) & 0xff;
      this.#bytes[this.#length] = byte;
      this.#length += 1;
      // 0xFF is followed by a zero, so that it does not look like a marker.
      if (byte === 0xff) this.#length += 1;
    }
  }

  /** The written bytes, padded with ones. */
  finish(): Uint8Array<ArrayBuffer> {
    this.reserve(2);
    if (this.#pendingBits > 0) this.write((1 << (8 - this.#pendingBits)) - 1, 8 - this.#pendingBits);
    return this.#bytes.subarray(0, this.#length);
  }
}
