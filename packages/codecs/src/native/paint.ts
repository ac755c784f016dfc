import { CodecError } from '@image-converter/formats/codec-error';
import type { Order } from '../codec.ts';
import { flatten, type Pixels, rgbaPixels } from '../pixels.ts';
import { type Limits, needsBackground, type Picture } from './picture.ts';

/** What a picture is drawn on, where it or the target needs that. */
type Ground = Pick<Order, 'hasTransparency' | 'background'>;

/** The most rows that pass over the small canvas at a time. */
const mostRows = 512;

/** For a canvas whose pixels are read back: in WebKit, that takes a tenth of the time. */
export const forReading: CanvasRenderingContext2DSettings = { willReadFrequently: true };

/** Background first, where the picture needs one. */
export function contextOf(
  canvas: OffscreenCanvas,
  picture: Picture,
  order: Ground,
  settings: CanvasRenderingContext2DSettings = {},
): OffscreenCanvasRenderingContext2D {
  const alpha = order.hasTransparency && !picture.opaque;
  const context = canvas.getContext('2d', { ...settings, alpha });
  if (!context) throw new CodecError('ENCODE_FAILED');
  if (needsBackground(picture, order)) {
    context.fillStyle = order.background;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return context;
}

/** From row `top` of the picture downwards. */
export function draw(context: OffscreenCanvasRenderingContext2D, picture: Picture, top: number, order: Ground): void {
  if (picture.kind === 'bitmap') context.drawImage(picture.bitmap, 0, -top);
  else if (picture.kind === 'canvas') context.drawImage(picture.canvas, 0, -top);
  else {
    const { data, width, height } = flattened(picture, order);
    context.putImageData(new ImageData(data, width, height), 0, -top);
  }
}

/** The whole picture as RGBA, a few rows at a time from the top, so no canvas or second copy has to hold it all. */
export function* stripsOf(picture: Picture, order: Ground, { canvasArea }: Limits): Generator<Uint8ClampedArray> {
  if (picture.kind === 'pixels') {
    yield flattened(picture, order).data;
    return;
  }
  const { width, height } = picture;
  const rows = Math.max(1, Math.min(mostRows, Math.floor(canvasArea / width)));
  for (let top = 0; top < height; top += rows) {
    const strip = new OffscreenCanvas(width, Math.min(rows, height - top));
    const context = contextOf(strip, picture, order, forReading);
    draw(context, picture, top, order);
    yield context.getImageData(0, 0, width, strip.height).data;
  }
  if (picture.kind === 'bitmap') picture.bitmap.close();
}

/** All strips in one piece, for encoders that need the whole picture. */
export function pixelsOf(picture: Picture, order: Ground, limits: Limits): Pixels<4> {
  if (picture.kind === 'pixels') return flattened(picture, order);
  const { width, height, opaque } = picture;
  const data = new Uint8ClampedArray(width * height * 4);
  let at = 0;
  for (const strip of stripsOf(picture, order, limits)) {
    data.set(strip, at);
    at += strip.length;
  }
  return rgbaPixels({ width, height }, data, opaque || needsBackground(picture, order));
}

/** In place, on the background where the picture needs one. */
export function flattened(picture: Pixels<4>, order: Ground): Pixels<4> {
  if (!needsBackground(picture, order)) return picture;
  flatten(picture, order.background);
  return { ...picture, opaque: true };
}
