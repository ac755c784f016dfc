import type { DecodingChild } from './decoding-child.ts';
import { DecodingError, type DecodingErrorCode } from './decoding-error.ts';

interface Waiting {
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

  /** Serves the next visitor for whom there is a child; false if there is none. */
  giveToNext(childFor: (visitor: string) => DecodingChild | undefined): boolean {
    for (const visitor of this.#inTurn()) {
      const child = childFor(visitor);
      if (!child) continue;
      this.#firstOf(visitor)?.take(child);
      return true;
    }
    return false;
  }

  failFirst(code: DecodingErrorCode, cause: unknown): void {
    const [next] = this.#inTurn();
    if (next !== undefined) this.#firstOf(next)?.fail(code, cause);
  }

  failAll(code: DecodingErrorCode, cause?: unknown): void {
    for (const waiting of [...this.#visitors.values()].flatMap((jobs) => [...jobs])) waiting.fail(code, cause);
  }

  #inTurn(): string[] {
    // Sorting is stable, so visitors who have used the same take turns.
    return [...this.#visitors.keys()].sort((a, b) => this.#usedBy(a) - this.#usedBy(b));
  }

  /** The visitor's first job. Moves the visitor to the end. */
  #firstOf(visitor: string): Waiting | undefined {
    const jobs = this.#visitors.get(visitor);
    if (!jobs) return undefined;
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
