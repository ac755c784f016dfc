import type { Size } from '@image-converter/formats/inspection';
import type { Arrays } from './arrays.ts';

/** What libjxl's recursive Gaussian of deviation 1.5 amounts to, from the middle outwards. */
const [k0, k1, k2, k3, k4] = [
  0.2646211054881984, 0.21292859201042208, 0.10933537277746025, 0.03601111465836436, 0.009414367809653733,
];
const radius = 4;

/** Blurs planes of one size. Beyond the edges there is nothing. */
export class Blur {
  readonly #size: Size;
  readonly #arrays: Arrays;
  /** With empty rows above and below. */
  readonly #across: Float32Array;
  readonly #row: Float32Array;

  constructor(size: Size, arrays: Arrays) {
    this.#size = size;
    this.#arrays = arrays;
    this.#across = arrays.next(size.width * (size.height + 2 * radius));
    this.#row = arrays.next(size.width + 2 * radius);
  }

  blurred(plane: Float32Array): Float32Array {
    const { width, height } = this.#size;
    for (let y = 0; y < height; y += 1) {
      this.#row.set(plane.subarray(y * width, (y + 1) * width), radius);
      blurLine(this.#row, 1, this.#across.subarray((y + radius) * width, (y + radius + 1) * width));
    }
    const blurred = this.#arrays.next(width * height);
    blurLine(this.#across, width, blurred);
    return blurred;
  }
}

/** Each sample becomes the mean of nine that are so far apart, of which the first is as far along as itself. */
function blurLine(from: Float32Array, apart: number, to: Float32Array): void {
  const middle = 4 * apart;
  for (let x = 0; x < to.length; x += 1) {
    const at = x + middle;
    const by1 = (from[at - apart] as number) + (from[at + apart] as number);
    const by2 = (from[at - 2 * apart] as number) + (from[at + 2 * apart] as number);
    const by3 = (from[at - 3 * apart] as number) + (from[at + 3 * apart] as number);
    const by4 = (from[at - middle] as number) + (from[at + middle] as number);
    to[x] = k0 * (from[at] as number) + k1 * by1 + k2 * by2 + k3 * by3 + k4 * by4;
  }
}
