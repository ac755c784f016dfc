import { CodecError } from '@image-converter/formats/codec-error';
import { identity, type Matrix } from '../colour/matrix.ts';
import { between, bt709, luminanceOf, type Primaries } from '../colour/rgb-space.ts';
import type { Header } from './header.ts';

export function matrixOf({ primaries }: Header): Matrix {
  return primaries ? finite(between(primaries, bt709)) : identity;
}

/** Shares of red, green and blue in the luminance. */
export function weightsOf({
  primaries = bt709,
}: {
  primaries?: Primaries | undefined;
}): readonly [number, number, number] {
  const weights = luminanceOf(primaries);
  finite([weights, weights, weights]);
  return weights;
}

function finite(matrix: Matrix): Matrix {
  if (matrix.flat().some((value) => !Number.isFinite(value))) throw new CodecError('UNSUPPORTED', 'EXR: primaries');
  return matrix;
}
