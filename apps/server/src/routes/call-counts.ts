import type { FastifyRateLimitStore } from '@fastify/rate-limit';

/** More visitors than ever call within one window. Limits memory use. */
const maxVisitors = 20_000;

type Counted = Parameters<FastifyRateLimitStore['incr']>[1];

/**
 * Counts each visitor's calls in the current window. Uses a monotonic clock, unlike the plugin's own store: if the
 * system clock were set back by an hour, a window would stay open for that hour.
 */
export class CallCounts implements FastifyRateLimitStore {
  readonly #windows = new Map<string, { calls: number; readonly end: number }>();

  incr(visitor: string, counted: Counted, milliseconds: number): void {
    const now = performance.now();
    const window = this.#windowOf(visitor, now) ?? this.#open(visitor, now + milliseconds);
    window.calls += 1;
    counted(null, { current: window.calls, ttl: window.end - now });
  }

  /** Counts all calls together, regardless of route. */
  child(): this {
    return this;
  }

  #windowOf(visitor: string, now: number) {
    const window = this.#windows.get(visitor);
    return window && now < window.end ? window : undefined;
  }

  #open(visitor: string, end: number) {
    const window = { calls: 0, end };
    // Deleted first, to keep the windows in the order in which they were opened.
    this.#windows.delete(visitor);
    this.#windows.set(visitor, window);
    const [oldest] = this.#windows.keys();
    if (this.#windows.size > maxVisitors && oldest !== undefined) this.#windows.delete(oldest);
    return window;
  }
}
