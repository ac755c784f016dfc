/** Chance that is the same in every run. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 to 1, evenly: a linear congruential generator, mixed as MurmurHash3 ends. */
  even(): number {
    this.#state = (Math.imul(this.#state, 0x9e3779b1) + 0x7f4a7c15) | 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  }

  /** The time until something that happens by chance, so often on average. */
  exponential(mean: number): number {
    return -mean * Math.log(1 - this.even());
  }

  /** As line speeds and file sizes are spread: half of all below the median, a few far above it. */
  logNormal(median: number, spread: number): number {
    const normal = Math.sqrt(-2 * Math.log(1 - this.even())) * Math.cos(2 * Math.PI * this.even());
    return median * Math.exp(spread * normal);
  }

  oneOf<Value>(values: readonly Value[]): Value {
    const value = values[Math.floor(this.even() * values.length)];
    if (value === undefined) throw new Error('nothing to choose from');
    return value;
  }
}
