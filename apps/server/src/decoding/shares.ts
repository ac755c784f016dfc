import { largestShare, networksOf } from '../visitors/networks.ts';

/** Seconds after which what a visitor has used counts half. */
const halfLife = 60;
/** A job that runs longer gives its process to a visitor who has used less. */
export const sliceSeconds = 3;
/** Limits memory use; more visitors' networks than ever convert within a few half-lives. */
const maxNetworks = 10_000;

interface Used {
  readonly at: number;
  readonly seconds: number;
  /** Of that, in jobs that ran longer than a slice. */
  readonly long: number;
}

const nothing: Used = { at: 0, seconds: 0, long: 0 };

/** Recent decoding time of each visitor's networks: whoever has used less is served first. */
export class Shares {
  readonly #used = new Map<string, Used>();
  readonly #now: () => number;

  /** `now` in seconds. */
  constructor(now = () => performance.now() / 1000) {
    this.#now = now;
  }

  add(visitor: string, seconds: number): void {
    for (const { name } of networksOf(visitor)) {
      const before = this.#current(name);
      const long = before.long + (seconds > sliceSeconds ? seconds : 0);
      // The latest are at the end.
      this.#used.delete(name);
      this.#used.set(name, { at: this.#now(), seconds: before.seconds + seconds, long });
      const [oldest = ''] = this.#used.keys();
      if (this.#used.size > maxNetworks) this.#used.delete(oldest);
    }
  }

  secondsOf(visitor: string): number {
    return largestShare(networksOf(visitor), ({ name }) => this.#current(name).seconds);
  }

  /** Whether the visitor has recently sent jobs that take long. Such visitors leave one process to the others. */
  isHeavy(visitor: string): boolean {
    return largestShare(networksOf(visitor), ({ name }) => this.#current(name).long) >= 1;
  }

  #current(network: string): Used {
    const { at, seconds, long } = this.#used.get(network) ?? nothing;
    const left = 0.5 ** ((this.#now() - at) / halfLife);
    return { at, seconds: seconds * left, long: long * left };
  }
}
