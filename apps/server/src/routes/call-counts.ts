import type { FastifyRateLimitStore } from '@fastify/rate-limit';

/** More visitors than call in one window, so that strangers cannot fill the memory. */
const maxVisitors = 20_000;

type Counted = Parameters<FastifyRateLimitStore['incr']>[1];

/**
 * How often each visitor has called in the current window. It goes by a clock that never jumps: set back by an hour,
 * the one of the plugin's own store would keep a window open for that hour.
 */
export class CallCounts implements FastifyRateLimitStore {
  readonly #windows = new Map<string, { calls: number; readonly end: number }>();

  incr(visitor: string, counted: Counted, milliseconds: number): void {
    const now = performance.now();
    const window = this.#windowOf(visitor, now) ?? this.#open(visitor, now + milliseconds);
    window.calls += 1;
    counted(null, { current: window.calls, ttl: window.end - now });
  }

  /** All calls count together, whatever their route. */
  child(): this {
    return this;
  }

  #windowOf(visitor: string, now: number) {
    const window = this.#windows.get(visitor);
    return window && now < window.end ? window : undefined;
  }

  #open(visitor: string, end: number) {
    const window = { calls: 0, end };
    // Removed first, so that the windows stay in the order in which they were opened.
    this.#windows.delete(visitor);
    this.#windows.set(visitor, window);
    const [oldest] = this.#windows.keys();
    if (this.#windows.size > maxVisitors && oldest !== undefined) this.#windows.delete(oldest);
    return window;
  }
}
