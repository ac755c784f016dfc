/** Base value, and the number of bits that are added to it. */
type Range = readonly [first: number, bits: number];

/** Lowest bit first; reading past the end throws a RangeError. */
export class BitReader {
  readonly #view: DataView;
  #bit: number;

  constructor(view: DataView, firstByte: number) {
    this.#view = view;
    this.#bit = firstByte * 8;
  }

  take(count: number): number {
    let value = 0;
    for (let index = 0; index < count; index += 1, this.#bit += 1) {
      value += ((this.#view.getUint8(this.#bit >> 3) >> (this.#bit & 7)) & 1) * 2 ** index;
    }
    return value;
  }

  /** A number whose bit count is selected by two bits. */
  choice(...counts: readonly [number, number, number, number]): number {
    return this.take(counts[this.take(2)] ?? 0);
  }

  /** A number in the range selected by two bits. */
  choiceFrom(...ranges: readonly [Range, Range, Range, Range]): number {
    const [first, bits] = ranges[this.take(2)] ?? ranges[0];
    return first + this.take(bits);
  }
}
