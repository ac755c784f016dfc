import { formats, type Target } from '@image-converter/formats/formats';
import { omitsAlpha } from './codecs/native/omits-alpha.ts';
import { ConversionError } from './errors.ts';
import { fitsCanvas } from './limits.ts';
import { loadPart } from './load-part.ts';
import { contextOf, draw } from './paint.ts';
import type { Picture, Pixels } from './picture.ts';
import type { Limits } from './protocol.ts';
import { pixelsInOnePiece } from './strips.ts';

/** For JPG and WebP; PNG has none. */
const quality = 0.9;

/** The browser's own encoder where it has one and the picture fits on a canvas, otherwise ours. */
export async function encode(picture: Picture, target: Target, limits: Limits): Promise<Blob> {
  const isHeld = fitsCanvas(picture, limits);
  if (target === 'png' && picture.opaque && !(isHeld && (await isWrittenWithoutAlpha(picture)))) {
    const loading = loadPart(() => import('./codecs/opaque-png.ts'));
    // Without a connection the browser's encoder does as well: its PNG is larger, but right.
    const ours = isHeld ? await loading.catch(() => undefined) : await loading;
    if (ours) return ours.encodeOpaque(picture, limits);
  }
  if (!isHeld) return encodeByWebAssembly(pixelsInOnePiece(picture, target, limits), target);
  const canvas = paint(picture, target);
  const type = formats[target].mediaType;
  const blob = await canvas.convertToBlob({ type, quality }).catch((error) => {
    throw new ConversionError('ENCODE_FAILED', error);
  });
  // A browser that cannot encode the type answers with a PNG, whatever was asked for.
  if (blob.type === type) return blob;
  return encodeByWebAssembly(readPixels(canvas), target);
}

/** No browser writes a grey picture as grey, and none omits the alpha channel of a drawn canvas. */
async function isWrittenWithoutAlpha(picture: Picture): Promise<boolean> {
  return isHandedOver(picture) && !picture.grey && (await omitsAlpha());
}

async function encodeByWebAssembly(pixels: Pixels, target: Target): Promise<Blob> {
  const { encodePixels } = await loadPart(() => import('./codecs/wasm-encode.ts'));
  return encodePixels(pixels, target, quality);
}

/** A canvas that shows the picture, on white for JPG, which has no transparency. */
function paint(picture: Picture, target: Target): OffscreenCanvas {
  const needsWhite = target === 'jpg' && !picture.opaque;
  if (picture.kind === 'canvas') {
    if (needsWhite) fillBehind(picture.canvas);
    return picture.canvas;
  }
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  if (isHandedOver(picture) && !needsWhite && handOver(picture.bitmap, canvas)) return canvas;
  draw(contextOf(canvas, picture, target), picture, 0, target);
  if (picture.kind === 'bitmap') picture.bitmap.close();
  return canvas;
}

function isHandedOver(picture: Picture): picture is Extract<Picture, { kind: 'bitmap' }> {
  return picture.kind === 'bitmap' && picture.asStored;
}

/** Avoids the copy that drawing makes: it saves a tenth of the time from PNG to JPG, and one picture's memory. */
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

function readPixels(canvas: OffscreenCanvas): Pixels {
  const { width, height } = canvas;
  const { data } = (canvas.getContext('2d') ?? copyOf(canvas))?.getImageData(0, 0, width, height) ?? {};
  if (!data) throw new ConversionError('ENCODE_FAILED');
  return { width, height, data: data as Uint8ClampedArray<ArrayBuffer> };
}

/** A bitmap that was handed over cannot be read from its own canvas. */
function copyOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D | null {
  const context = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
  context?.drawImage(canvas, 0, 0);
  return context;
}
