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
  fillBackground(context, picture, order);
  return context;
}

function fillBackground(context: OffscreenCanvasRenderingContext2D, picture: Picture, order: Ground): void {
  if (!needsBackground(picture, order)) return;
  context.fillStyle = order.background;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
}

/** What was drawn before must not show through. */
function beginAnew(context: OffscreenCanvasRenderingContext2D, picture: Picture, order: Ground): void {
  if (picture.opaque) return;
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  fillBackground(context, picture, order);
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
  const rows = Math.max(1, Math.min(mostRows, height, Math.floor(canvasArea / width)));
  // One canvas for all strips: Chromium takes a quarter longer with one for each.
  const context = contextOf(new OffscreenCanvas(width, rows), picture, order, forReading);
  try {
    for (let top = 0; top < height; top += rows) {
      if (top > 0) beginAnew(context, picture, order);
      draw(context, picture, top, order);
      yield context.getImageData(0, 0, width, Math.min(rows, height - top)).data;
    }
  } finally {
    if (picture.kind === 'bitmap') picture.bitmap.close();
  }
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
