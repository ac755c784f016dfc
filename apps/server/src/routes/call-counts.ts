import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { largestShare, type Network, networksOf } from '../visitors/networks.ts';

/** More visitors' networks than ever call within one window. Limits memory use. */
const maxNetworks = 20_000;

type Counted = Parameters<FastifyRateLimitStore['incr']>[1];

interface Window {
  calls: number;
  readonly end: number;
}

/**
 * Counts the calls of each visitor's networks in the current window. Uses a monotonic clock, unlike the plugin's own
 * store: if the system clock were set back by an hour, a window would stay open for that hour.
 */
export class CallCounts implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>();

  /** A refused call is not counted: one visitor who calls on and on does not use up what the neighbours have. */
  incr(visitor: string, counted: Counted, milliseconds: number, max: number): void {
    const now = performance.now();
    const networks = networksOf(visitor);
    const share = () => largestShare(networks, ({ name }) => this.#windowOf(name, now)?.calls ?? 0);
    if (share() < max) {
      for (const { name } of networks) (this.#windowOf(name, now) ?? this.#open(name, now + milliseconds)).calls += 1;
      counted(null, { current: Math.ceil(share()), ttl: this.#timeLeft(networks, now) });
    } else counted(null, { current: max + 1, ttl: this.#timeLeft(networks, now) });
  }

  /** Counts all calls together, regardless of route. */
  child(): this {
    return this;
  }

  #timeLeft(networks: readonly Network[], now: number): number {
    return Math.max(...networks.map(({ name }) => this.#windowOf(name, now)?.end ?? now)) - now;
  }

  #windowOf(network: string, now: number): Window | undefined {
    const window = this.#windows.get(network);
    return window && now < window.end ? window : undefined;
  }

  #open(network: string, end: number): Window {
    const window = { calls: 0, end };
    // Deleted first, to keep the windows in the order in which they were opened.
    this.#windows.delete(network);
    this.#windows.set(network, window);
    const [oldest] = this.#windows.keys();
    if (this.#windows.size > maxNetworks && oldest !== undefined) this.#windows.delete(oldest);
    return window;
  }
}
