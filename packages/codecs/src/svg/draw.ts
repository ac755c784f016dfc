import { CodecError } from '@image-converter/formats/codec-error';
import type { Size } from '@image-converter/formats/inspection';
import { fitsCanvas, type Limits } from '../native/picture.ts';
import { type PreparedSvg, prepareSvg } from './prepare.ts';
import type { DrawingOptions } from './size.ts';
import { textOfSvg } from './text.ts';

/** WebKit fires the load event before the pictures in an SVG are loaded. */
const picturesMilliseconds = 150;

/**
 * Chromium and WebKit only estimate how much of a pixel a curve covers, with errors of up to a sixth, which shows in
 * icons. So up to this side they are drawn four times as large and halved twice, averaging four pixels each time.
 */
const smallPixels = 256;

/**
 * Runs in the page, because workers have no image elements. As an image, an SVG cannot run scripts or fetch anything.
 */
export async function drawSvg(file: Blob, wanted: DrawingOptions, limits: Limits): Promise<ImageBitmap> {
  const prepared = prepareSvg(await textOfSvg(file), wanted);
  const { width, height } = prepared.size;
  if (!fitsCanvas(prepared.size, limits) || width * height > limits.pixels)
    throw new CodecError('TOO_LARGE', `${width} × ${height}`);
  const address = URL.createObjectURL(new Blob([prepared.markup], { type: 'image/svg+xml' }));
  try {
    return await drawn(address, prepared);
  } catch (error) {
    throw error instanceof CodecError ? error : new CodecError('CORRUPT', error);
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function drawn(address: string, { size, hasPictures }: PreparedSvg): Promise<ImageBitmap> {
  const image = await loaded(address);
  if (hasPictures) {
    // WebKit only loads them once the image is drawn.
    contextOf(new OffscreenCanvas(1, 1)).drawImage(image, 0, 0, 1, 1);
    await new Promise((resolve) => setTimeout(resolve, picturesMilliseconds));
  }
  const halvings = Math.max(size.width, size.height) <= smallPixels ? 2 : 0;
  let canvas = painted(image, { width: size.width * 2 ** halvings, height: size.height * 2 ** halvings });
  for (let left = halvings; left > 0; left--)
    canvas = painted(canvas, { width: canvas.width / 2, height: canvas.height / 2 });
  return canvas.transferToImageBitmap();
}

function painted(source: CanvasImageSource, { width, height }: Size): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  contextOf(canvas).drawImage(source, 0, 0, width, height);
  return canvas;
}

/** Does not use decode(), which WebKit refuses for SVGs. */
function loaded(address: string): Promise<HTMLImageElement> {
  const { promise, resolve, reject } = Promise.withResolvers<HTMLImageElement>();
  const image = new Image();
  image.onload = () => resolve(image);
  image.onerror = () => reject(new CodecError('CORRUPT', 'SVG: not drawn'));
  image.src = address;
  return promise;
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new CodecError('TOO_LARGE', 'no canvas');
  return context;
}
