/** Who was refused and has not asked again for so long has found another way. */
const patienceMilliseconds = 2000;
/** More than ever wait for real. */
const mostVisitors = 10_000;

/**
 * Whose turn it is while there are fewer slots than visitors. Whoever has just been served is back first, and would be
 * served again and again: as long as somebody else waits who got less, it is not their turn.
 */
export class Turns {
  /** When they were refused for the last time. */
  readonly #waiting = new Map<string, number>();
  /** How many slots they got since somebody has had to wait. */
  readonly #served = new Map<string, number>();

  refused(visitor: string, now: number): void {
    if (this.#waiting.size >= mostVisitors) return;
    this.#served.set(visitor, this.#servedTo(visitor));
    this.#waiting.set(visitor, now);
  }

  served(visitor: string): void {
    if (this.#waiting.size === 0) return;
    this.#served.set(visitor, this.#servedTo(visitor) + 1);
    this.#waiting.delete(visitor);
  }

  isTurnOf(visitor: string, now: number): boolean {
    this.#forgetThoseWhoLeft(now);
    const own = this.#servedTo(visitor);
    return [...this.#waiting.keys()].every((other) => this.#servedTo(other) >= own);
  }

  /** Newcomers begin with as little as those who got least, not with nothing: they are not owed the past. */
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
      if (Math.abs(now - refusedAt) > patienceMilliseconds) this.#waiting.delete(visitor);
    }
    if (this.#waiting.size === 0) this.#served.clear();
  }
}
