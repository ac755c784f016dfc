/**
 * Arrays that are used again for the next picture of the same size. Each has the same purpose as before, so that what
 * nobody wrote is still zero. Allocating them anew takes as long as working with them.
 */
export class Arrays {
  readonly #made: Float32Array[] = [];
  #used = 0;

  next(length: number): Float32Array {
    const made = this.#made[this.#used];
    const array = made?.length === length ? made : new Float32Array(length);
    this.#made[this.#used] = array;
    this.#used += 1;
    return array;
  }

  startAgain(): void {
    this.#used = 0;
  }
}
