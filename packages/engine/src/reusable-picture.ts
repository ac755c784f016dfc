import type { EncodeSettings } from '@image-converter/codecs/codec';
import { sampleOf, sampleOfPixels, squareSide } from '@image-converter/codecs/fitting/sample';
import { contextOf, draw, forReading, pixelsOf } from '@image-converter/codecs/native/paint';
import { type BrowserHost, fitsCanvas, needsBackground, type Picture } from '@image-converter/codecs/native/picture';
import type { Encoder } from '@image-converter/codecs/pipeline/task';
import { type Pixels, rgbaPixels } from '@image-converter/codecs/pixels';

/** A picture that can be encoded repeatedly: a canvas for the browser's encoder, pixels for others. */
export function reusablePicture(
  picture: Picture,
  settings: EncodeSettings,
  { limits }: BrowserHost,
  encoder: Encoder | undefined,
): Picture {
  if (picture.kind !== 'bitmap') return picture;
  if (encoder !== 'native' || !fitsCanvas(picture, limits)) return pixelsOf(picture, settings, limits);
  const { width, height, opaque } = picture;
  const canvas = new OffscreenCanvas(width, height);
  draw(contextOf(canvas, picture, settings), picture, 0, settings);
  picture.bitmap.close();
  return { kind: 'canvas', canvas, width, height, opaque: opaque || needsBackground(picture, settings) };
}

/** Undefined if the picture is too small to sample, or can be drawn only once. */
export function sampleOfPicture(picture: Picture): Pixels<4> | undefined {
  if (picture.kind === 'bitmap') return undefined;
  if (picture.kind === 'pixels') return sampleOfPixels(picture);
  const square = new OffscreenCanvas(squareSide, squareSide).getContext('2d', forReading);
  const sample = sampleOf(picture, 4, (x, y) => {
    square?.clearRect(0, 0, squareSide, squareSide);
    square?.drawImage(picture.canvas, x, y, squareSide, squareSide, 0, 0, squareSide, squareSide);
    return square?.getImageData(0, 0, squareSide, squareSide).data ?? new Uint8ClampedArray();
  });
  return sample && rgbaPixels(sample, sample.data, picture.opaque);
}
