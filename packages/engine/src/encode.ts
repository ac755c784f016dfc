import { formats, type Target } from '@image-converter/formats/formats';
import { ConversionError } from './errors.ts';
import { fitsCanvas } from './limits.ts';
import { loadPart } from './load-part.ts';
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
  const { encodePixels } = await loadPart(() => import('./codecs/wasm-encode.ts'));
  return encodePixels(pixels, target, quality);
}

/** A canvas that shows the picture, on white for JPG, which knows no transparency. */
function paint(picture: Picture, target: Target): OffscreenCanvas {
  const needsWhite = target === 'jpg' && !picture.opaque;
  if (picture.kind === 'canvas') {
    if (needsWhite) fillBehind(picture.canvas);
    return picture.canvas;
  }
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  if (picture.kind === 'bitmap' && picture.asStored && !needsWhite && handOver(picture.bitmap, canvas)) return canvas;
  draw(contextOf(canvas, picture, target), picture, 0, target);
  if (picture.kind === 'bitmap') picture.bitmap.close();
  return canvas;
}

/** Spares the copy that drawing makes: a tenth of the time from PNG to JPG, and the picture's memory once. */
function handOver(bitmap: ImageBitmap, canvas: OffscreenCanvas): boolean {
  const context = canvas.getContext('bitmaprenderer');
  context?.transferFromImageBitmap(bitmap);
  return context !== null;
}

function fillBehind(canvas: OffscreenCanvas): void {
  const context = canvas.getContext('2d');
  if (!context) throw new ConversionError('ENCODE_FAILED');
  context.resetTransform();
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
}

/** White first, because JPG knows no transparency. */
function contextOf(canvas: OffscreenCanvas, { opaque }: Picture, target: Target): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { alpha: target !== 'jpg' && !opaque });
  if (!context) throw new ConversionError('ENCODE_FAILED');
  if (target === 'jpg' && !opaque) {
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return context;
}

function draw(context: OffscreenCanvasRenderingContext2D, picture: Picture, top: number, target: Target): void {
  if (picture.kind === 'bitmap') context.drawImage(picture.bitmap, 0, -top);
  else if (picture.kind === 'canvas') context.drawImage(picture.canvas, 0, -top);
  else {
    if (target === 'jpg' && !picture.opaque) flattenOnWhite(picture);
    context.putImageData(new ImageData(picture.data, picture.width, picture.height), 0, -top);
  }
}

function readPixels(canvas: OffscreenCanvas): Pixels {
  const { width, height } = canvas;
  const { data } = (canvas.getContext('2d') ?? copyOf(canvas))?.getImageData(0, 0, width, height) ?? {};
  if (!data) throw new ConversionError('ENCODE_FAILED');
  return { width, height, data: data as Uint8ClampedArray<ArrayBuffer> };
}

/** What was handed over cannot be read where it is. */
function copyOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D | null {
  const context = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
  context?.drawImage(canvas, 0, 0);
  return context;
}

/** A picture too large for one canvas passes over a small one, strip by strip. */
function pixelsInStrips(picture: Picture, target: Target, limits: Limits): Pixels {
  if (picture.kind === 'pixels') {
    if (target === 'jpg' && !picture.opaque) flattenOnWhite(picture);
    return picture;
  }
  const { width, height } = picture;
  const data = new Uint8ClampedArray(width * height * 4);
  const rows = Math.max(1, Math.min(mostRows, Math.floor(limits.canvasArea / width)));
  for (let top = 0; top < height; top += rows) {
    const strip = new OffscreenCanvas(width, Math.min(rows, height - top));
    draw(contextOf(strip, picture, target), picture, top, target);
    data.set(readPixels(strip).data, top * width * 4);
  }
  if (picture.kind === 'bitmap') picture.bitmap.close();
  return { width, height, data };
}
