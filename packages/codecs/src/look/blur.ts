import type { Size } from '@image-converter/formats/inspection';

/** What libjxl's recursive Gaussian of deviation 1.5 amounts to, from the middle outwards. */
const [k0, k1, k2, k3, k4] = [
  0.2646211054881984, 0.21292859201042208, 0.10933537277746025, 0.03601111465836436, 0.009414367809653733,
];
const outer = [k1, k2, k3, k4];
const radius = outer.length;

/** Blurs planes of one size, and reuses the memory in between. Beyond the edges there is nothing. */
export class Blur {
  readonly #size: Size;
  readonly #across: Float32Array;
  readonly #row: Float32Array;

  constructor(size: Size) {
    this.#size = size;
    this.#across = new Float32Array(size.width * size.height);
    this.#row = new Float32Array(size.width + 2 * radius);
  }

  blurred(plane: Float32Array): Float32Array {
    this.#blurRows(plane);
    const { width, height } = this.#size;
    const across = this.#across;
    const blurred = new Float32Array(width * height);
    for (let y = 0; y < height; y += 1) {
      const at = y * width;
      for (let x = at; x < at + width; x += 1) blurred[x] = k0 * (across[x] as number);
      for (const [index, weight] of outer.entries()) {
        for (const other of [y - index - 1, y + index + 1]) {
          if (other < 0 || other >= height) continue;
          const apart = (other - y) * width;
          for (let x = at; x < at + width; x += 1) {
            blurred[x] = (blurred[x] as number) + weight * (across[x + apart] as number);
          }
        }
      }
    }
    return blurred;
  }

  #blurRows(plane: Float32Array): void {
    const { width } = this.#size;
    const across = this.#across;
    const row = this.#row;
    const at = (x: number) => row[x] as number;
    for (let start = 0; start < plane.length; start += width) {
      row.set(plane.subarray(start, start + width), radius);
      for (let x = 0; x < width; x += 1) {
        across[start + x] =
          k0 * at(x + 4) +
          k1 * (at(x + 3) + at(x + 5)) +
          k2 * (at(x + 2) + at(x + 6)) +
          k3 * (at(x + 1) + at(x + 7)) +
          k4 * (at(x) + at(x + 8));
      }
    }
  }
}
