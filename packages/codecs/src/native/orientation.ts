import type { Area } from '@image-converter/formats/crop-option';
import type { Size } from '@image-converter/formats/inspection';
import type { Orientation } from '@image-converter/formats/turning';

type Matrix = [number, number, number, number, number, number];
type Transform = (width: number, height: number) => Matrix;

/** Maps the stored picture to a displayed one of this width and height, by EXIF orientation. */
const transforms: Record<number, Transform> = {
  1: () => [1, 0, 0, 1, 0, 0],
  2: (width) => [-1, 0, 0, 1, width, 0],
  3: (width, height) => [-1, 0, 0, -1, width, height],
  4: (_, height) => [1, 0, 0, -1, 0, height],
  5: () => [0, 1, 1, 0, 0, 0],
  6: (width) => [0, 1, -1, 0, width, 0],
  7: (width, height) => [0, -1, -1, 0, width, height],
  8: (_, height) => [0, -1, 1, 0, 0, height],
};

/** For a canvas that shows this area of the turned picture. */
export function transformOf(orientation: Orientation, turned: Size, area: Area): Matrix {
  const [a, b, c, d, left, top] = (transforms[orientation] as Transform)(turned.width, turned.height);
  return [a, b, c, d, left - area.left, top - area.top];
}

export function turnUpright(bitmap: ImageBitmap, orientation: number): OffscreenCanvas {
  const onItsSide = orientation >= 5;
  const width = onItsSide ? bitmap.height : bitmap.width;
  const height = onItsSide ? bitmap.width : bitmap.height;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  const transform = transforms[orientation];
  if (transform) context?.setTransform(...transform(width, height));
  context?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas;
}
