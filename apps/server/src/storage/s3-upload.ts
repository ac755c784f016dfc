import { Readable } from 'node:stream';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import type { Bucket } from './s3-bucket.ts';
import { s3 } from './s3-errors.ts';

interface Upload {
  readonly body: Readable;
  readonly size: number;
  /** Timeout for the storage to accept or confirm data, in milliseconds. */
  readonly timeoutMs: number;
}

/** Streams the whole body in a single request: nothing is buffered in memory, and a crash leaves no parts behind. */
export async function upload(bucket: Bucket, key: string, given: Upload): Promise<number> {
  const { size } = given;
  const request = new AbortController();
  const source = new WatchedBody(given, () => request.abort());
  const stream = Readable.from(source.chunks(), { objectMode: false });
  // An error in the body aborts the request, and is reported once the request has ended.
  stream.on('error', () => undefined);
  const object = new PutObjectCommand({ Bucket: bucket.name, Key: key, Body: stream, ContentLength: size });
  try {
    await s3(bucket.uploader.send(object, { abortSignal: request.signal }));
    return size;
  } catch (error) {
    stream.destroy();
    throw source.failure ?? error;
  } finally {
    source.stopWatching();
  }
}

/** Passes a body on, and gives up when the receiver stalls. A stalled sender is handled elsewhere. */
class WatchedBody {
  /** The error of the body itself. */
  failure: unknown;
  readonly #upload: Upload;
  readonly #giveUp: () => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(upload: Upload, giveUp: () => void) {
    this.#upload = upload;
    this.#giveUp = giveUp;
  }

  async *chunks(): AsyncIterable<Buffer> {
    const { body, size } = this.#upload;
    try {
      let bytes = 0;
      for await (const chunk of body.iterator({ destroyOnReturn: false })) {
        bytes += chunk.length;
        if (bytes > size) break;
        this.#watch();
        yield chunk;
        this.stopWatching();
      }
      if (bytes !== size) throw new RangeError(`The body has not the ${size} bytes that were announced`);
      this.#watch();
    } catch (error) {
      this.failure = error;
      this.#giveUp();
      throw error;
    }
  }

  stopWatching(): void {
    clearTimeout(this.#timer);
  }

  #watch(): void {
    this.#timer = setTimeout(this.#giveUp, this.#upload.timeoutMs);
  }
}
