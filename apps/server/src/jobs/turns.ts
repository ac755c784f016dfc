import { largestShare, type Network, networksOf } from '../visitors/networks.ts';

/** A refused visitor who has not asked again within this time is assumed to have left. */
const timeoutMs = 2000;
/** More visitors than ever wait at once in practice. Limits memory use, as does the same number of networks. */
const maxVisitors = 10_000;

interface Waiting {
  readonly networks: readonly Network[];
  readonly refusedAt: number;
}

/**
 * Decides whose turn it is while there are fewer slots than visitors. Without it, a visitor who has just been served
 * would ask again first and be served over and over. Visitors have to wait while someone who got fewer slots is
 * waiting; what a network got counts for all of its visitors.
 */
export class Turns {
  readonly #waiting = new Map<string, Waiting>();
  /** Slots each network has got since someone first had to wait. */
  readonly #served = new Map<string, number>();

  refused(visitor: string, now: number): void {
    if (this.#waiting.size >= maxVisitors) return;
    const networks = networksOf(visitor);
    this.#remember(networks, 0);
    this.#waiting.set(visitor, { networks, refusedAt: now });
  }

  served(visitor: string): void {
    if (this.#waiting.size === 0) return;
    this.#remember(networksOf(visitor), 1);
    this.#waiting.delete(visitor);
  }

  isTurnOf(visitor: string, now: number): boolean {
    this.#forgetThoseWhoLeft(now);
    const own = this.#servedTo(networksOf(visitor));
    return [...this.#waiting.values()].every(({ networks }) => this.#servedTo(networks) >= own);
  }

  /** Forgets the network that asked longest ago, which then counts as a newcomer. */
  #remember(networks: readonly Network[], more: number): void {
    // Only newcomers need it, and in a burst most refusals are for visitors who have asked before.
    const least = networks.every(({ name }) => this.#served.has(name)) ? 0 : this.#least();
    for (const { name, allowance } of networks) {
      const served = (this.#served.get(name) ?? allowance * least) + more;
      this.#served.delete(name);
      this.#served.set(name, served);
      const [oldest = ''] = this.#served.keys();
      if (this.#served.size > maxVisitors) this.#served.delete(oldest);
    }
  }

  /**
   * Newcomers start level with the waiting visitor who got the fewest slots, not at zero: they have no claim to slots
   * given out earlier.
   */
  #servedTo(networks: readonly Network[]): number {
    return largestShare(networks, ({ name, allowance }) => this.#served.get(name) ?? allowance * this.#least());
  }

  #least(): number {
    let least = Number.POSITIVE_INFINITY;
    for (const { networks } of this.#waiting.values()) {
      least = Math.min(
        least,
        largestShare(networks, ({ name }) => this.#served.get(name) ?? 0),
      );
    }
    return least === Number.POSITIVE_INFINITY ? 0 : least;
  }

  #forgetThoseWhoLeft(now: number): void {
    for (const [visitor, { refusedAt }] of this.#waiting) {
      if (Math.abs(now - refusedAt) > timeoutMs) this.#waiting.delete(visitor);
    }
    if (this.#waiting.size === 0) this.#served.clear();
  }
}
