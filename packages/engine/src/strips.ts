import type { Target } from '@image-converter/formats/formats';
import { contextOf, draw } from './paint.ts';
import { flattenOnWhite, type Picture, type Pixels } from './picture.ts';
import type { Limits } from './protocol.ts';

/** The most rows that pass over the small canvas at a time. */
const mostRows = 512;

/** The whole picture as RGBA, a few rows at a time from the top, so no canvas or second copy has to hold it all. */
export function* stripsOf(picture: Picture, target: Target, limits: Limits): Generator<Uint8ClampedArray> {
  if (picture.kind === 'pixels') {
    yield flattenedFor(target, picture).data;
    return;
  }
  const { width, height } = picture;
  const rows = Math.max(1, Math.min(mostRows, Math.floor(limits.canvasArea / width)));
  for (let top = 0; top < height; top += rows) {
    const strip = new OffscreenCanvas(width, Math.min(rows, height - top));
    const context = contextOf(strip, picture, target);
    draw(context, picture, top, target);
    yield context.getImageData(0, 0, width, strip.height).data;
  }
  if (picture.kind === 'bitmap') picture.bitmap.close();
}

/** All strips in one piece, for encoders that need the whole picture. */
export function pixelsInOnePiece(picture: Picture, target: Target, limits: Limits): Pixels {
  if (picture.kind === 'pixels') return flattenedFor(target, picture);
  const { width, height } = picture;
  const data = new Uint8ClampedArray(width * height * 4);
  let at = 0;
  for (const strip of stripsOf(picture, target, limits)) {
    data.set(strip, at);
    at += strip.length;
  }
  return { width, height, data };
}

function flattenedFor(target: Target, picture: Pixels & Picture): Pixels {
  if (target === 'jpg' && !picture.opaque) flattenOnWhite(picture);
  return picture;
}
