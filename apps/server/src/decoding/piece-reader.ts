import type { Readable } from 'node:stream';

/** Reads chunks of known length from a stream. */
export class PieceReader {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #rest: Uint8Array = new Uint8Array();

  constructor(stream: Readable) {
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  /** Undefined if the stream ends first. */
  async read(length: number): Promise<Buffer<ArrayBuffer> | undefined> {
    const piece = Buffer.alloc(length);
    let filled = 0;
    while (filled < length) {
      if (this.#rest.length === 0 && !(await this.#next())) return undefined;
      const part = this.#rest.subarray(0, length - filled);
      piece.set(part, filled);
      filled += part.length;
      this.#rest = this.#rest.subarray(part.length);
    }
    return piece;
  }

  /** Reads and discards `length` bytes, or fewer if the stream ends first. */
  async skip(length: number): Promise<void> {
    let left = length;
    while (left > 0) {
      if (this.#rest.length === 0 && !(await this.#next())) return;
      const part = this.#rest.subarray(0, left);
      left -= part.length;
      this.#rest = this.#rest.subarray(part.length);
    }
  }

  async #next(): Promise<boolean> {
    const { done, value } = await this.#chunks.next();
    if (done) return false;
    this.#rest = value;
    return true;
  }
}
