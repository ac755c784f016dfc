/** Tiles requested from a helper at a time: the current one and the next, so that it never waits. */
const tilesAhead = 2;

/** Distributes tiles among threads, which differ in speed and may be busy with other files for a while. */
export class TileShares {
  /** Tiles requested from each helper and not received yet, in order. */
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

  /** Tiles to request from a helper now. */
  ask(helper: number): number[] {
    const asked = this.#asked[helper] ?? [];
    const room = Math.max(0, tilesAhead - asked.length);
    const more = this.#unasked.splice(Math.max(0, this.#unasked.length - room)).reverse();
    asked.push(...more);
    return more;
  }

  /** A tile for the leading thread: one not requested yet, or requested from a helper that has not started it. */
  own(): { readonly tile: number; readonly takenFrom?: number } | undefined {
    const tile = this.#unasked.pop();
    if (tile !== undefined) return { tile };
    const longest = Math.max(...this.#asked.map(({ length }) => length));
    const takenFrom = this.#asked.findIndex(({ length }) => length > 1 && length === longest);
    const taken = this.#asked[takenFrom]?.pop();
    return taken === undefined ? undefined : { tile: taken, takenFrom };
  }

  /** The tile that each helper is decoding, if any. */
  underWay(): readonly (number | undefined)[] {
    return this.#asked.map(([first]) => first);
  }

  /** Marks a tile as received; returns whether it was still missing. */
  arrived(tile: number): boolean {
    for (const asked of this.#asked) {
      const place = asked.indexOf(tile);
      if (place !== -1) asked.splice(place, 1);
    }
    return this.#missing.delete(tile);
  }

  /** Called if a helper fails: its tiles are given to others. */
  lose(helper: number): void {
    const asked = this.#asked[helper] ?? [];
    this.#unasked.push(...asked.splice(0).reverse());
  }
}
