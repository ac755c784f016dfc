import { ownColours } from '@image-converter/codecs/colour/picture-colours';
import { sampleOf, squareSide } from '@image-converter/codecs/fitting/sample';
import type { Seen } from '@image-converter/codecs/look/planes';
import { canBeScored, lookScore } from '@image-converter/codecs/look/score';
import type { Size } from '@image-converter/formats/inspection';
import type { Area, Likeness } from './messages.ts';

export { ownColours };

/** An area of a picture as RGBA, on its background. */
export type ReadArea = (area: Area) => Uint8ClampedArray;

/** Rows compared at a time. */
const stripRows = 16;

/** Likeness of two pictures of the same size and space; undefined if they are too small for a score. */
export function likenessOf(size: Size, one: ReadArea, other: ReadArea, space?: Seen['space']): Likeness | undefined {
  if (areIdentical(size, one, other)) return 'identical';
  if (!canBeScored(size)) return undefined;
  return lookScore({ ...mosaicOf(size, one), space }, { ...mosaicOf(size, other), space });
}

/** Pictures that differ mostly do so at the top. */
function areIdentical({ width, height }: Size, one: ReadArea, other: ReadArea): boolean {
  for (let y = 0; y < height; y += stripRows) {
    const strip = { x: 0, y, width, height: Math.min(stripRows, height - y) };
    if (!areSame(one(strip), other(strip))) return false;
  }
  return true;
}

function areSame(a: Uint8ClampedArray, b: Uint8ClampedArray): boolean {
  const others = wordsOf(b);
  return wordsOf(a).every((pixel, at) => pixel === others[at]);
}

function wordsOf({ buffer, byteOffset, length }: Uint8ClampedArray): Uint32Array {
  return new Uint32Array(buffer, byteOffset, length / 4);
}

/** Squares from all over a picture of more than a megapixel: they have its score, within a point or so. */
function mosaicOf(size: Size, read: ReadArea): Seen {
  const mosaic = sampleOf(size, 4, (x, y) => read({ x, y, width: squareSide, height: squareSide }));
  return mosaic ?? { ...size, data: read({ x: 0, y: 0, ...size }) };
}
