import { Readable } from 'node:stream';
import { ApiError } from '../api-error.ts';
import type { BodyReader } from './body-reader.ts';

interface Facts {
  /** Of the rest of the body: the file with what ends the form. */
  readonly size: number;
  readonly delimiter: Buffer;
  readonly maxFileBytes: number;
}

/** What may follow the last delimiter. */
const ends = ['--', '--\r\n'];

/** The last part of a form. It is stored with the few bytes that end the form: only then is its size known in advance. */
export class FileInForm {
  readonly size: number;
  readonly body: Readable;
  readonly #reader: BodyReader;
  readonly #facts: Facts;
  #bytes = 0;

  constructor(reader: BodyReader, facts: Facts) {
    this.size = facts.size;
    this.#reader = reader;
    this.#facts = facts;
    this.body = Readable.from(this.#checked(), { objectMode: false });
  }

  /** The size of the file alone. Known once the body has been read. */
  get bytes(): number {
    return this.#bytes;
  }

  /** To be called before the body is read. */
  head(bytes: number): Promise<Buffer> {
    return this.#reader.peek(Math.min(bytes, this.size));
  }

  /** Passes the bytes on, and finds the delimiter among them. */
  async *#checked(): AsyncIterable<Buffer> {
    const { delimiter, maxFileBytes } = this.#facts;
    let searched = 0;
    let tail: Buffer = Buffer.alloc(0);
    let isFound = false;
    for await (const chunk of this.#reader.remaining()) {
      tail = Buffer.concat([tail, chunk]);
      const at: number = isFound ? 0 : tail.indexOf(delimiter);
      // After the delimiter, all that follows is kept. Before, only what may be the beginning of one.
      const kept = isFound || at >= 0 ? at : Math.max(0, tail.length - delimiter.length + 1);
      searched += kept;
      tail = tail.subarray(kept);
      isFound ||= at >= 0;
      if (searched > maxFileBytes) throw new ApiError('TOO_LARGE', 'The file is too large');
      if (isFound) mustEnd(tail.subarray(delimiter.length));
      yield chunk;
    }
    if (!ends.includes(String(tail.subarray(delimiter.length)))) {
      throw new ApiError('INCOMPLETE', 'The end of the form is missing');
    }
    this.#bytes = searched;
  }
}

function mustEnd(end: Buffer): void {
  if (ends.some((one) => one.startsWith(String(end)))) return;
  throw new ApiError('INVALID_REQUEST', 'The file has to be the last part, and the only one');
}
