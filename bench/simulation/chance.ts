/** Random numbers that are the same in every run. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** Uniform from 0 to 1: a linear congruential generator, mixed with the finalizer of MurmurHash3. */
  even(): number {
    this.#state = (Math.imul(this.#state, 0x9e3779b1) + 0x7f4a7c15) | 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  }

  /** The time until a random event that occurs once per `mean` on average. */
  exponential(mean: number): number {
    return -mean * Math.log(1 - this.even());
  }

  /** Log-normal, typical of line speeds and file sizes: half are below the median, a few far above it. */
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
