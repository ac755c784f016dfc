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

  /** What was written, padded with zeros to whole bytes. */
  finish(): Uint8Array<ArrayBuffer> {
    for (; this.#pendingBits > 0; this.#pendingBits -= 8) {
      this.#bytes[this.#length++] = this.#pending;
      this.#pending >>>= 8;
    }
    return this.#bytes.subarray(0, this.#length);
  }
}
