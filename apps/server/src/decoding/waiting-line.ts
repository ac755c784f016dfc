import type { DecodingChild } from './decoding-child.ts';
import { DecodingError, type DecodingErrorCode } from './decoding-error.ts';

interface Waiting {
  readonly take: (child: DecodingChild) => void;
  readonly fail: (code: DecodingErrorCode, cause?: unknown) => void;
}

/** Jobs that wait for a child, first come, first served. */
export class WaitingLine {
  readonly #waiting = new Set<Waiting>();

  get length(): number {
    return this.#waiting.size;
  }

  wait(signal: AbortSignal): Promise<DecodingChild> {
    const { promise, resolve, reject } = Promise.withResolvers<DecodingChild>();
    const leave = () => {
      this.#waiting.delete(waiting);
      signal.removeEventListener('abort', abort);
    };
    const waiting: Waiting = {
      take: (child) => {
        leave();
        resolve(child);
      },
      fail: (code, cause) => {
        leave();
        reject(new DecodingError(code, cause));
      },
    };
    const abort = () => waiting.fail('ABORTED', signal.reason);
    signal.addEventListener('abort', abort);
    this.#waiting.add(waiting);
    return promise;
  }

  giveToFirst(child: DecodingChild): void {
    this.#first()?.take(child);
  }

  failFirst(code: DecodingErrorCode, cause: unknown): void {
    this.#first()?.fail(code, cause);
  }

  failAll(code: DecodingErrorCode): void {
    for (const waiting of [...this.#waiting]) waiting.fail(code);
  }

  #first(): Waiting | undefined {
    return this.#waiting.values().next().value;
  }
}
