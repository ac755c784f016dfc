import { ApiError } from '../api-error.ts';
import { type Network, networksOf } from '../visitors/networks.ts';

/** Rows that a visitor may log at once: more than most batches have. */
const burst = 5000;

/** More visitors' networks than ever log something within a minute. Limits memory use. */
const maxNetworks = 20_000;

const minute = 60_000;

/**
 * Rate limit of log rows for each visitor's networks (token buckets): a burst for a large batch, then a fixed number per
 * minute.
 */
export class LogAllowance {
  readonly #perMinute: number;
  readonly #networks = new Map<string, { left: number; at: number }>();

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** Throws, without taking any, if there are not enough left. */
  take(visitor: string, rows: number): void {
    const now = performance.now();
    const networks = networksOf(visitor);
    const waits = networks.map((one) => (rows - this.#leftFor(one, now)) / (one.allowance * this.#perMinute));
    const wait = Math.max(...waits);
    if (wait > 0) {
      throw new ApiError('RATE_LIMITED', 'Too many log rows', { retryAfter: Math.ceil(wait * (minute / 1000)) });
    }
    for (const one of networks) this.#remember(one.name, this.#leftFor(one, now) - rows, now);
  }

  #remember(network: string, left: number, at: number): void {
    // Deleted first, so that networks that have logged nothing for the longest time come first in the map.
    this.#networks.delete(network);
    this.#networks.set(network, { left, at });
    const [oldest] = this.#networks.keys();
    if (this.#networks.size > maxNetworks && oldest !== undefined) this.#networks.delete(oldest);
  }

  #leftFor({ name, allowance }: Network, now: number): number {
    const known = this.#networks.get(name);
    if (!known) return allowance * burst;
    return Math.min(allowance * burst, known.left + ((now - known.at) / minute) * allowance * this.#perMinute);
  }
}
