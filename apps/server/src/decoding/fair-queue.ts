import type { DecodingChild } from './decoding-child.ts';
import { DecodingError, type DecodingErrorCode } from './decoding-error.ts';

interface Waiting {
  readonly take: (child: DecodingChild) => void;
  readonly fail: (code: DecodingErrorCode, cause?: unknown) => void;
}

/** Jobs waiting for a child. Visitors take turns; each visitor's jobs are served first in, first out. */
export class FairQueue {
  /** In the order of turns. */
  readonly #visitors = new Map<string, Set<Waiting>>();

  get length(): number {
    let length = 0;
    for (const jobs of this.#visitors.values()) length += jobs.size;
    return length;
  }

  wait(signal: AbortSignal, visitor: string): Promise<DecodingChild> {
    const { promise, resolve, reject } = Promise.withResolvers<DecodingChild>();
    const leave = () => {
      this.#remove(visitor, waiting);
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
    this.#visitors.set(visitor, (this.#visitors.get(visitor) ?? new Set()).add(waiting));
    return promise;
  }

  giveToFirst(child: DecodingChild): void {
    this.#next()?.take(child);
  }

  failFirst(code: DecodingErrorCode, cause: unknown): void {
    this.#next()?.fail(code, cause);
  }

  failAll(code: DecodingErrorCode, cause?: unknown): void {
    for (const waiting of [...this.#visitors.values()].flatMap((jobs) => [...jobs])) waiting.fail(code, cause);
  }

  /** Takes the first job of the next visitor, and moves that visitor to the end. */
  #next(): Waiting | undefined {
    const [visitor, jobs] = this.#visitors.entries().next().value ?? [];
    if (visitor === undefined || !jobs) return undefined;
    this.#visitors.delete(visitor);
    this.#visitors.set(visitor, jobs);
    return jobs.values().next().value;
  }

  #remove(visitor: string, waiting: Waiting): void {
    const jobs = this.#visitors.get(visitor);
    jobs?.delete(waiting);
    if (jobs?.size === 0) this.#visitors.delete(visitor);
  }
}
