/** Source pixels along one side for each pixel of the result, with their weights. */
export interface Shares {
  /** For each pixel of the result, the first source pixel. */
  readonly from: Int32Array;
  /** Number of source pixels per pixel of the result. */
  readonly taps: number;
  /** `taps` weights for each pixel of the result; they add up to 1. */
  readonly weights: Float64Array;
}

/** Lobes of the sinc function: Lanczos3. */
const lobes = 3;

function lanczos(x: number): number {
  if (x === 0) return 1;
  if (Math.abs(x) >= lobes) return 0;
  const turn = Math.PI * x;
  return (lobes * Math.sin(turn) * Math.sin(turn / lobes)) / (turn * turn);
}

/**
 * `step` is the distance between pixels of the result, in source pixels. Pixels beyond an edge equal the one at the
 * edge.
 */
export function sharesOf(length: number, wanted: number, step: number): Shares {
  // When enlarging, the kernel keeps the scale of the source pixels.
  const stretch = Math.max(1, step);
  const taps = Math.min(length, Math.ceil(2 * lobes * stretch));
  const from = new Int32Array(wanted);
  const weights = new Float64Array(wanted * taps);
  for (let index = 0; index < wanted; index += 1) {
    const centre = (index + 0.5) * step - 0.5;
    const first = Math.floor(centre - lobes * stretch) + 1;
    const start = Math.max(0, Math.min(length - taps, first));
    const own = weights.subarray(index * taps, (index + 1) * taps);
    for (let at = first; at < centre + lobes * stretch; at += 1) {
      const inside = Math.min(length - 1, Math.max(0, at)) - start;
      own[inside] = (own[inside] as number) + lanczos((at - centre) / stretch);
    }
    from[index] = start;
    const sum = own.reduce((total, weight) => total + weight, 0);
    for (const [at, weight] of own.entries()) own[at] = weight / sum;
  }
  return { from, taps, weights };
}
