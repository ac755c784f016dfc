import { CodecError } from '@image-converter/formats/codec-error';
import type { EncodeSettings } from '../codec.ts';
import { flatten, type Pixels, rgbaPixels } from '../pixels.ts';
import { type Limits, needsBackground, type Picture } from './picture.ts';

/** Background to draw a picture on, if needed. */
type Ground = Pick<EncodeSettings, 'hasTransparency' | 'background'>;

/** Max rows that are drawn on the small canvas at a time. */
const maxRows = 512;

/** For canvases that are read back: in WebKit, reading then takes a tenth of the time. */
export const forReading: CanvasRenderingContext2DSettings = { willReadFrequently: true };

/** Fills in the background first if the picture needs one. */
export function contextOf(
  canvas: OffscreenCanvas,
  picture: Picture,
  ground: Ground,
  settings: CanvasRenderingContext2DSettings = {},
): OffscreenCanvasRenderingContext2D {
  const alpha = ground.hasTransparency && !picture.opaque;
  const context = canvas.getContext('2d', { ...settings, alpha });
  if (!context) throw new CodecError('ENCODE_FAILED');
  fillBackground(context, picture, ground);
  return context;
}

function fillBackground(context: OffscreenCanvasRenderingContext2D, picture: Picture, ground: Ground): void {
  if (!needsBackground(picture, ground)) return;
  context.fillStyle = ground.background;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
}

/** Nothing drawn before may show through. */
function beginAnew(context: OffscreenCanvasRenderingContext2D, picture: Picture, ground: Ground): void {
  if (picture.opaque) return;
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  fillBackground(context, picture, ground);
}

/** Draws the picture from row `top` downwards. */
export function draw(context: OffscreenCanvasRenderingContext2D, picture: Picture, top: number, ground: Ground): void {
  if (picture.kind === 'bitmap') context.drawImage(picture.bitmap, 0, -top);
  else if (picture.kind === 'canvas') context.drawImage(picture.canvas, 0, -top);
  else {
    const { data, width, height } = flattened(picture, ground);
    context.putImageData(new ImageData(data, width, height), 0, -top);
  }
}

/**
 * The whole picture as RGBA, a few rows at a time from the top, so that no canvas or second copy has to hold all of it.
 */
export function* stripsOf(picture: Picture, ground: Ground, { canvasArea }: Limits): Generator<Uint8ClampedArray> {
  if (picture.kind === 'pixels') {
    yield flattened(picture, ground).data;
    return;
  }
  const { width, height } = picture;
  const rows = Math.max(1, Math.min(maxRows, height, Math.floor(canvasArea / width)));
  // One canvas for all strips: in Chromium, one per strip takes a quarter longer.
  const context = contextOf(new OffscreenCanvas(width, rows), picture, ground, forReading);
  try {
    for (let top = 0; top < height; top += rows) {
      if (top > 0) beginAnew(context, picture, ground);
      draw(context, picture, top, ground);
      yield context.getImageData(0, 0, width, Math.min(rows, height - top)).data;
    }
  } finally {
    if (picture.kind === 'bitmap') picture.bitmap.close();
  }
}

/** All strips joined, for encoders that need the whole picture. */
export function pixelsOf(picture: Picture, ground: Ground, limits: Limits): Pixels<4> {
  if (picture.kind === 'pixels') return flattened(picture, ground);
  const { width, height, opaque } = picture;
  const data = new Uint8ClampedArray(width * height * 4);
  let at = 0;
  for (const strip of stripsOf(picture, ground, limits)) {
    data.set(strip, at);
    at += strip.length;
  }
  // Headers do not always say that a picture is opaque.
  return rgbaPixels({ width, height }, data, opaque || needsBackground(picture, ground) || undefined);
}

/** In place; blends with the background if the picture needs one. */
export function flattened(picture: Pixels<4>, ground: Ground): Pixels<4> {
  if (!needsBackground(picture, ground)) return picture;
  flatten(picture, ground.background);
  return { ...picture, opaque: true };
}
