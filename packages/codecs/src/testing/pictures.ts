import { type Pixels, rgbaPixels } from '../pixels.ts';

/** 300 × 200: smooth colours, from opaque at the left edge to transparent at the right. */
export function halfTransparentPicture(): Pixels<4> {
  const width = 300;
  const height = 200;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      data.set([(x * 255) / width, (y * 255) / height, 128, 255 - (x * 255) / (width - 1)], at);
    }
  }
  return rgbaPixels({ width, height }, data);
}
