import type { DecodingChild } from './decoding-child.ts';
import { DecodingError, type DecodingErrorCode } from './decoding-error.ts';

interface Waiting {
  readonly visitor: string;
  readonly take: (child: DecodingChild) => void;
  readonly fail: (code: DecodingErrorCode, cause?: unknown) => void;
}

/**
 * Jobs waiting for a child. The visitor who has used the least time is next, and of several, the one who was served
 * longest ago. Each visitor's jobs are served first in, first out.
 */
export class FairQueue {
  readonly #usedBy: (visitor: string) => number;
  /** In the order of turns. */
  readonly #visitors = new Map<string, Set<Waiting>>();

  constructor(usedBy: (visitor: string) => number) {
    this.#usedBy = usedBy;
  }

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
      visitor,
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

  /** Whether a job of such a visitor is waiting. */
  has(isMeant: (visitor: string) => boolean): boolean {
    return [...this.#visitors.keys()].some(isMeant);
  }

  /** Returns the visitor who got it; undefined if nobody who may have it is waiting. */
  giveToNext(child: DecodingChild, mayHave: (visitor: string) => boolean): string | undefined {
    const next = this.#next(mayHave);
    next?.take(child);
    return next?.visitor;
  }

  failFirst(code: DecodingErrorCode, cause: unknown): void {
    this.#next(() => true)?.fail(code, cause);
  }

  failAll(code: DecodingErrorCode, cause?: unknown): void {
    for (const waiting of [...this.#visitors.values()].flatMap((jobs) => [...jobs])) waiting.fail(code, cause);
  }

  /** Takes the first job of the next visitor, and moves that visitor to the end. */
  #next(mayHave: (visitor: string) => boolean): Waiting | undefined {
    // Sorting is stable, so visitors who have used the same take turns.
    const [visitor] = [...this.#visitors.keys()].filter(mayHave).sort((a, b) => this.#usedBy(a) - this.#usedBy(b));
    const jobs = visitor === undefined ? undefined : this.#visitors.get(visitor);
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
