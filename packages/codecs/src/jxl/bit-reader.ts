/** Lowest bit first; past the end it throws RangeError. */
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
}
