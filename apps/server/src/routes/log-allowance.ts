import { ApiError } from '../api-error.ts';

/** Rows that a visitor may log at once: more than most batches have. */
const burst = 5000;

/** More visitors than log something in a minute, so that strangers cannot fill the memory. */
const maxVisitors = 20_000;

const minute = 60_000;

/** How many rows of the log each visitor may still send: those of a large batch at once, then so many a minute. */
export class LogAllowance {
  readonly #perMinute: number;
  readonly #visitors = new Map<string, { left: number; at: number }>();

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** Throws, and takes none, if there are not enough left. */
  take(visitor: string, rows: number): void {
    const now = performance.now();
    const left = this.#leftFor(visitor, now);
    if (left < rows) {
      const retryAfter = Math.ceil(((rows - left) / this.#perMinute) * (minute / 1000));
      throw new ApiError('RATE_LIMITED', 'Too many log rows', { retryAfter });
    }
    // Removed first, so that those who have logged nothing for the longest time are the first of the map.
    this.#visitors.delete(visitor);
    this.#visitors.set(visitor, { left: left - rows, at: now });
    const [oldest] = this.#visitors.keys();
    if (this.#visitors.size > maxVisitors && oldest !== undefined) this.#visitors.delete(oldest);
  }

  #leftFor(visitor: string, now: number): number {
    const known = this.#visitors.get(visitor);
    if (!known) return burst;
    return Math.min(burst, known.left + ((now - known.at) / minute) * this.#perMinute);
  }
}
