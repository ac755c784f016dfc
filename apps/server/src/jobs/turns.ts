/** A refused visitor who has not asked again within this time is assumed to have left. */
const timeoutMs = 2000;
/** More visitors than ever wait at once in practice. Limits memory use. */
const maxVisitors = 10_000;

/**
 * Decides whose turn it is while there are fewer slots than visitors. Without it, a visitor who has just been served
 * would ask again first and be served over and over. Visitors have to wait while someone who got fewer slots is
 * waiting.
 */
export class Turns {
  /** When each waiting visitor was last refused. */
  readonly #waiting = new Map<string, number>();
  /** Slots each visitor has got since someone first had to wait. */
  readonly #served = new Map<string, number>();

  refused(visitor: string, now: number): void {
    if (this.#waiting.size >= maxVisitors) return;
    this.#remember(visitor, this.#servedTo(visitor));
    this.#waiting.set(visitor, now);
  }

  served(visitor: string): void {
    if (this.#waiting.size === 0) return;
    this.#remember(visitor, this.#servedTo(visitor) + 1);
    this.#waiting.delete(visitor);
  }

  isTurnOf(visitor: string, now: number): boolean {
    this.#forgetThoseWhoLeft(now);
    const own = this.#servedTo(visitor);
    return [...this.#waiting.keys()].every((other) => this.#servedTo(other) >= own);
  }

  /** Forgets the visitor who asked longest ago, who then counts as a newcomer. */
  #remember(visitor: string, served: number): void {
    this.#served.delete(visitor);
    this.#served.set(visitor, served);
    const [oldest = ''] = this.#served.keys();
    if (this.#served.size > maxVisitors) this.#served.delete(oldest);
  }

  /**
   * Newcomers start level with the waiting visitor who got the fewest slots, not at zero: they have no claim to slots
   * given out earlier.
   */
  #servedTo(visitor: string): number {
    return this.#served.get(visitor) ?? this.#least();
  }

  #least(): number {
    let least = Number.POSITIVE_INFINITY;
    for (const visitor of this.#waiting.keys()) least = Math.min(least, this.#served.get(visitor) ?? 0);
    return least === Number.POSITIVE_INFINITY ? 0 : least;
  }

  #forgetThoseWhoLeft(now: number): void {
    for (const [visitor, refusedAt] of this.#waiting) {
      if (Math.abs(now - refusedAt) > timeoutMs) this.#waiting.delete(visitor);
    }
    if (this.#waiting.size === 0) this.#served.clear();
  }
}
