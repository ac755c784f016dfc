type Transform = (width: number, height: number) => [number, number, number, number, number, number];

/** Maps the stored picture to a displayed one of this width and height, by EXIF orientation. */
const transforms: Record<number, Transform> = {
  2: (width) => [-1, 0, 0, 1, width, 0],
  3: (width, height) => [-1, 0, 0, -1, width, height],
  4: (_, height) => [1, 0, 0, -1, 0, height],
  5: () => [0, 1, 1, 0, 0, 0],
  6: (width) => [0, 1, -1, 0, width, 0],
  7: (width, height) => [0, -1, -1, 0, width, height],
  8: (_, height) => [0, -1, 1, 0, 0, height],
};

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
