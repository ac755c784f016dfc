import { formats, type Target } from '@image-converter/formats/formats';
import { ConversionError } from './errors.ts';
import { fitsCanvas } from './limits.ts';
import { flattenOnWhite, type Picture, type Pixels } from './picture.ts';
import type { Limits } from './protocol.ts';

/** For JPG and WebP; PNG has none. */
const quality = 0.9;

/** Rows at a time, at most, where the whole picture does not fit one canvas. */
const mostRows = 512;

/** The browser's own encoder where it has one and a canvas holds the picture, else WebAssembly. */
export async function encode(picture: Picture, target: Target, limits: Limits): Promise<Blob> {
  if (!fitsCanvas(picture, limits)) return encodeByOurselves(pixelsInStrips(picture, target, limits), target);
  const canvas = paint(picture, target);
  const type = formats[target].mediaType;
  const blob = await canvas.convertToBlob({ type, quality }).catch((error) => {
    throw new ConversionError('ENCODE_FAILED', error);
  });
  // A browser that cannot encode the type answers with a PNG, whatever was asked for.
  if (blob.type === type) return blob;
  return encodeByOurselves(readPixels(canvas), target);
}

async function encodeByOurselves(pixels: Pixels, target: Target): Promise<Blob> {
  const { encodePixels } = await import('./codecs/wasm-encode.ts');
  return encodePixels(pixels, target, quality);
}

function paint(picture: Picture, target: Target): OffscreenCanvas {
  if (picture.kind === 'canvas') return picture.canvas;
  const { width, height } = picture;
  const canvas = new OffscreenCanvas(width, height);
  draw(contextOf(canvas, target), picture, 0, target);
  if (picture.kind === 'bitmap') picture.bitmap.close();
  return canvas;
}

/** White first, because JPG knows no transparency. */
function contextOf(canvas: OffscreenCanvas, target: Target): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { alpha: target !== 'jpg' });
  if (!context) throw new ConversionError('ENCODE_FAILED');
  if (target === 'jpg') {
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return context;
}

function draw(context: OffscreenCanvasRenderingContext2D, picture: Picture, top: number, target: Target): void {
  if (picture.kind === 'bitmap') context.drawImage(picture.bitmap, 0, -top);
  else if (picture.kind === 'canvas') context.drawImage(picture.canvas, 0, -top);
  else {
    if (target === 'jpg') flattenOnWhite(picture);
    context.putImageData(new ImageData(picture.data, picture.width, picture.height), 0, -top);
  }
}

function readPixels(canvas: OffscreenCanvas): Pixels {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, width, height) ?? {};
  if (!data) throw new ConversionError('ENCODE_FAILED');
  return { width, height, data: data as Uint8ClampedArray<ArrayBuffer> };
}

/** A picture too large for one canvas passes over a small one, strip by strip. */
function pixelsInStrips(picture: Picture, target: Target, limits: Limits): Pixels {
  if (picture.kind === 'pixels') {
    if (target === 'jpg') flattenOnWhite(picture);
    return picture;
  }
  const { width, height } = picture;
  const data = new Uint8ClampedArray(width * height * 4);
  const rows = Math.max(1, Math.min(mostRows, Math.floor(limits.canvasArea / width)));
  for (let top = 0; top < height; top += rows) {
    const strip = new OffscreenCanvas(width, Math.min(rows, height - top));
    draw(contextOf(strip, target), picture, top, target);
    data.set(readPixels(strip).data, top * width * 4);
  }
  if (picture.kind === 'bitmap') picture.bitmap.close();
  return { width, height, data };
}
