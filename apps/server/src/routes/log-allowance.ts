import { ApiError } from '../api-error.ts';

/** Rows that a visitor may log at once: more than most batches have. */
const burst = 5000;

/** More visitors than ever log something within a minute. Limits memory use. */
const maxVisitors = 20_000;

const minute = 60_000;

/** Rate limit of log rows per visitor (token bucket): a burst for a large batch, then a fixed number per minute. */
export class LogAllowance {
  readonly #perMinute: number;
  readonly #visitors = new Map<string, { left: number; at: number }>();

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** Throws, without taking any, if there are not enough left. */
  take(visitor: string, rows: number): void {
    const now = performance.now();
    const left = this.#leftFor(visitor, now);
    if (left < rows) {
      const retryAfter = Math.ceil(((rows - left) / this.#perMinute) * (minute / 1000));
      throw new ApiError('RATE_LIMITED', 'Too many log rows', { retryAfter });
    }
    // Deleted first, so that visitors who have logged nothing for the longest time come first in the map.
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
