import { Arrays } from './arrays.ts';
import { Blur } from './blur.ts';
import { minSide, type Plane, type Seen, type SeenScale, scalesOf } from './planes.ts';
import { type PlaneWeights, scaleWeights } from './weights.ts';

/**
 * SSIMULACRA 2.1: how much a picture looks like its original, as people judged it. 100 is the same; at 90 nobody saw a
 * difference when flipping between the two, at 70 the loss is seen side by side, at 50 at once.
 */
export function lookScore(original: Seen, other: Seen): number {
  return scoreAgainst(original)(other);
}

/** For several comparisons with the same original. */
export function scoreAgainst(original: Seen): (other: Seen) => number {
  const scales = scalesOf(original, new Arrays());
  const arrays = new Arrays();
  return (other) => {
    arrays.startAgain();
    return scoreOf(errorsBetween(scales, scalesOf(other, arrays), arrays));
  };
}

/** Pictures of a few pixels cannot be compared. */
export function canBeScored({ width, height }: Pick<Seen, 'width' | 'height'>): boolean {
  return Math.min(width, height) >= minSide;
}

const exponent = 0.6276336467831387;

function scoreOf(errors: number): number {
  const scaled = errors * 0.9562382616834844;
  const total = 2.326765642916932 * scaled - 0.020884521182843837 * scaled ** 2 + 6.248496625763138e-5 * scaled ** 3;
  return total > 0 ? 100 - 10 * total ** exponent : 100;
}

function errorsBetween(originals: readonly SeenScale[], others: readonly SeenScale[], arrays: Arrays): number {
  let errors = 0;
  for (const [scale, original] of originals.entries()) {
    const blur = new Blur(original, arrays);
    const weights = Object.values(scaleWeights[scale] ?? {});
    for (const [index, plane] of original.planes.entries()) {
      const other = others[scale]?.planes[index] as Plane;
      errors += errorsOf(plane, other, weights[index] as PlaneWeights, blur, arrays);
    }
  }
  return errors;
}

/** `** 4` takes twice as long. */
function toFourth(value: number): number {
  const square = value * value;
  return square * square;
}

/** Keeps the structure's divisor from zero in flat areas. */
const steady = 0.0009;

function errorsOf(original: Plane, other: Plane, weights: PlaneWeights, blur: Blur, arrays: Arrays): number {
  const { samples: a, blurred: blurredA } = original;
  const { samples: b, blurred: blurredB } = other;
  const product = arrays.next(a.length);
  const squares = arrays.next(a.length);
  for (let at = 0; at < a.length; at += 1) {
    const one = a[at] as number;
    const two = b[at] as number;
    product[at] = one * two;
    squares[at] = one * one + two * two;
  }
  const blurredProduct = blur.blurred(product);
  const blurredSquares = blur.blurred(squares);
  let [structure, structure4, added, added4, lost, lost4] = [0, 0, 0, 0, 0, 0];
  for (let at = 0; at < a.length; at += 1) {
    const meanA = blurredA[at] as number;
    const meanB = blurredB[at] as number;
    const shared = 2 * ((blurredProduct[at] as number) - meanA * meanB) + steady;
    const each = (blurredSquares[at] as number) - meanA * meanA - meanB * meanB + steady;
    const differs = Math.max(0, 1 - ((1 - (meanA - meanB) ** 2) * shared) / each);
    structure += differs;
    structure4 += toFourth(differs);
    const edge = (1 + Math.abs((b[at] as number) - meanB)) / (1 + Math.abs((a[at] as number) - meanA)) - 1;
    if (edge > 0) {
      added += edge;
      added4 += toFourth(edge);
    } else {
      lost -= edge;
      lost4 += toFourth(edge);
    }
  }
  const weighed = ({ mean, peaks }: PlaneWeights['added'], sum: number, fourth: number) =>
    (mean * sum) / a.length + peaks * (fourth / a.length) ** 0.25;
  return (
    weighed(weights.structure, structure, structure4) +
    weighed(weights.added, added, added4) +
    weighed(weights.lost, lost, lost4)
  );
}
