import type { IncomingMessage } from 'node:http';
import { ApiError } from '../api-error.ts';

/** Reads the body of a request piece by piece, and at most so many bytes up to where the file begins. */
export class BodyReader {
  /** Includes what was prepended. */
  consumed = 0;
  readonly #max: number;
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer;

  constructor(request: IncomingMessage, prepended: Buffer, max: number) {
    this.#max = max;
    this.#chunks = request.iterator({ destroyOnReturn: false });
    this.#rest = prepended;
  }

  async next(bytes: number): Promise<Buffer> {
    while (this.#rest.length < bytes) await this.#readMore();
    const found = this.#rest.subarray(0, bytes);
    this.#rest = this.#rest.subarray(bytes);
    this.consumed += bytes;
    this.#mustBeWithin(this.consumed);
    return found;
  }

  /** The bytes before the mark, which is skipped. */
  async upTo(mark: Buffer): Promise<Buffer> {
    let at = this.#rest.indexOf(mark);
    while (at < 0) {
      const searched = Math.max(0, this.#rest.length - mark.length + 1);
      this.#mustBeWithin(this.consumed + searched);
      await this.#readMore();
      at = this.#rest.indexOf(mark, searched);
    }
    const found = await this.next(at);
    await this.next(mark.length);
    return found;
  }

  /** The first of the remaining bytes, without taking them; fewer if there are not so many. */
  async peek(bytes: number): Promise<Buffer> {
    while (this.#rest.length < bytes) await this.#readMore();
    return this.#rest.subarray(0, bytes);
  }

  async *remaining(): AsyncIterable<Buffer> {
    if (this.#rest.length > 0) yield this.#rest;
    for (let chunk = await this.#chunk(); chunk; chunk = await this.#chunk()) yield chunk;
  }

  async #readMore(): Promise<void> {
    const chunk = await this.#chunk();
    if (!chunk) throw new ApiError('INCOMPLETE', 'The end of the form is missing');
    this.#rest = Buffer.concat([this.#rest, chunk]);
  }

  async #chunk(): Promise<Buffer | undefined> {
    try {
      const { value, done } = await this.#chunks.next();
      return done ? undefined : value;
    } catch (cause) {
      throw new ApiError('INCOMPLETE', 'The upload was interrupted', { cause });
    }
  }

  #mustBeWithin(bytes: number): void {
    if (bytes > this.#max) throw new ApiError('TOO_LARGE', 'There is too much before the file');
  }
}
