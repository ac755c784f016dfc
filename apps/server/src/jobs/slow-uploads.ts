import { largestShare, networksOf } from '../visitors/networks.ts';

interface Outcomes {
  /** The slot may be given back. */
  readonly admitted: () => void;
  readonly refused: () => void;
}

/**
 * Uploads that have given their slot back because they take long. Only so many may go on at once, and a visitor gets
 * another place only while more are free than the visitor already has, just as with slots.
 */
export class SlowUploads {
  readonly #max: number;
  readonly #visitors = new Set<{ readonly networks: readonly string[] }>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Counts an upload as slow after so many milliseconds, and no longer than it lasts. */
  watch(visitor: string, milliseconds: number, { admitted, refused }: Outcomes): Disposable {
    let place: Disposable | undefined;
    const timer = setTimeout(() => {
      place = this.admit(visitor);
      if (place) admitted();
      else refused();
    }, milliseconds);
    const end = () => {
      clearTimeout(timer);
      place?.[Symbol.dispose]();
    };
    return { [Symbol.dispose]: end };
  }

  /** Undefined if there is no place for this visitor. */
  admit(visitor: string): Disposable | undefined {
    const networks = networksOf(visitor);
    const share = largestShare(networks, ({ name }) => this.#countOf(name));
    if (share >= this.#max - this.#visitors.size) return undefined;
    const place = { networks: networks.map(({ name }) => name) };
    this.#visitors.add(place);
    return { [Symbol.dispose]: () => this.#visitors.delete(place) };
  }

  #countOf(network: string): number {
    return [...this.#visitors].filter(({ networks }) => networks.includes(network)).length;
  }
}
