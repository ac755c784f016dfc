import { CodecError } from '@image-converter/formats/codec-error';
import type { ReadingOptions } from '@image-converter/formats/reading';
import { fitsCanvas, type Limits } from '../native/picture.ts';
import { type PreparedSvg, prepareSvg } from './prepare.ts';
import { textOfSvg } from './text.ts';

/** WebKit says that a drawing has loaded before the pictures in it have. */
const picturesMilliseconds = 150;

/**
 * In the page, because workers have no images. As an image, an SVG runs no script and fetches nothing, whatever it says.
 */
export async function drawSvg(file: Blob, { longestSide }: ReadingOptions, limits: Limits): Promise<ImageBitmap> {
  const prepared = prepareSvg(await textOfSvg(file), longestSide);
  const { width, height } = prepared.size;
  if (!fitsCanvas(prepared.size, limits) || width * height > limits.pixels)
    throw new CodecError('TOO_LARGE', `${width} × ${height}`);
  const address = URL.createObjectURL(new Blob([prepared.markup], { type: 'image/svg+xml' }));
  try {
    return await drawn(address, prepared);
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function drawn(address: string, { size, hasPictures }: PreparedSvg): Promise<ImageBitmap> {
  const image = await loaded(address);
  if (hasPictures) {
    // Drawing it is what makes WebKit load them.
    contextOf(new OffscreenCanvas(1, 1)).drawImage(image, 0, 0, 1, 1);
    await new Promise((resolve) => setTimeout(resolve, picturesMilliseconds));
  }
  const canvas = new OffscreenCanvas(size.width, size.height);
  contextOf(canvas).drawImage(image, 0, 0, size.width, size.height);
  return canvas.transferToImageBitmap();
}

/** Not by decode(), which WebKit refuses for drawings. */
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
