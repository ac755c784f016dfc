/** How many tiles a helper has been asked for at a time: the one it decodes, and the next, so that it never waits. */
const tilesAhead = 2;

/** Who decodes which tile. Threads are not equally fast, and some are busy with other files for a while. */
export class TileShares {
  /** What each helper has been asked for and has not sent yet, in order. */
  readonly #asked: number[][];
  readonly #missing: Set<number>;
  readonly #unasked: number[];

  constructor(tiles: number, helpers: number) {
    this.#asked = Array.from({ length: helpers }, () => []);
    this.#missing = new Set(Array.from({ length: tiles }, (_, index) => index));
    this.#unasked = [...this.#missing].reverse();
  }

  get isDone(): boolean {
    return this.#missing.size === 0;
  }

  /** The tiles to ask a helper for now. */
  ask(helper: number): number[] {
    const asked = this.#asked[helper] ?? [];
    const room = Math.max(0, tilesAhead - asked.length);
    const more = this.#unasked.splice(Math.max(0, this.#unasked.length - room)).reverse();
    asked.push(...more);
    return more;
  }

  /** A tile for the thread that asks the others: one that nobody has been asked for, or that a helper has yet to begin. */
  own(): { readonly tile: number; readonly takenFrom?: number } | undefined {
    const tile = this.#unasked.pop();
    if (tile !== undefined) return { tile };
    const longest = Math.max(...this.#asked.map(({ length }) => length));
    const takenFrom = this.#asked.findIndex(({ length }) => length > 1 && length === longest);
    const taken = this.#asked[takenFrom]?.pop();
    return taken === undefined ? undefined : { tile: taken, takenFrom };
  }

  /** What each helper is decoding, where it is decoding anything. */
  underWay(): readonly (number | undefined)[] {
    return this.#asked.map(([first]) => first);
  }

  /** Whether this tile was still missing. */
  arrived(tile: number): boolean {
    for (const asked of this.#asked) {
      const place = asked.indexOf(tile);
      if (place !== -1) asked.splice(place, 1);
    }
    return this.#missing.delete(tile);
  }

  /** A helper sends no more: what it was asked for is for others. */
  lose(helper: number): void {
    const asked = this.#asked[helper] ?? [];
    this.#unasked.push(...asked.splice(0).reverse());
  }
}
