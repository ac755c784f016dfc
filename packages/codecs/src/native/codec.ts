import { CodecError } from '@image-converter/formats/codec-error';
import type { Header } from '@image-converter/formats/inspection';
import type { Codec, Order, Source } from '../codec.ts';
import { canvasIsHonest, omitsAlpha, turnsWebp, writes } from './abilities.ts';
import { turnUpright } from './orientation.ts';
import { contextOf, draw } from './paint.ts';
import {
  type BrowserHost,
  type DecodedBitmap,
  type Drawable,
  drawnPicture,
  fitsCanvas,
  needsBackground,
  type Picture,
} from './picture.ts';

/** Pictures that are being decoded while the rest of their file is read. */
const begun = new WeakMap<Blob, Promise<Drawable | undefined>>();

/** The browser's own decoder and encoder. */
export const codec = {
  decodeAhead(file: Blob, { width, height, deep }: Header, { limits }: BrowserHost): void {
    if (deep || width * height > limits.pixels || !canvasIsHonest() || begun.has(file)) return;
    begun.set(file, drawableOf(file, 1));
  },

  /** In sRGB and, with our help for WebP, upright. */
  async decode({ file, inspection }: Source): Promise<Picture | undefined> {
    if (!inspection || inspection.cmyk || inspection.deep || !canvasIsHonest()) return undefined;
    const { orientation = 1, width, height } = inspection;
    const drawable = await (begun.get(file) ?? drawableOf(file, orientation));
    // The wrong size gives away a browser that ignores a file's orientation (WebKit does for AVIF and PNG).
    if (drawable?.width !== width || drawable.height !== height) return undefined;
    return drawnPicture(drawable, inspection);
  },

  async encode(picture: Picture, order: Order, { limits }: BrowserHost): Promise<Blob | undefined> {
    const type = order.mediaType;
    if (!fitsCanvas(picture, limits) || !(await writes(type))) return undefined;
    const blob = await paint(picture, order).convertToBlob({ type, quality: order.quality / 100 });
    if (blob.type !== type) throw new CodecError('ENCODE_FAILED');
    return blob;
  },
} satisfies Codec<Picture, BrowserHost>;

/** No browser writes a grey picture as grey, and none omits the alpha channel of a drawn canvas. */
export async function writesWithoutAlpha(picture: Picture, { limits }: BrowserHost): Promise<boolean> {
  return fitsCanvas(picture, limits) && isHandedOver(picture) && !picture.grey && (await omitsAlpha());
}

/** Undefined if the browser does not know the format or cannot read the file. */
async function drawableOf(file: Blob, orientation: number): Promise<Drawable | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    return orientation === 1 || (await turnsWebp()) ? bitmap : turnUpright(bitmap, orientation);
  } catch {
    return undefined;
  }
}

/** A canvas that shows the picture, on the background if the target has no transparency. */
function paint(picture: Picture, order: Order): OffscreenCanvas {
  const isOnBackground = needsBackground(picture, order);
  if (picture.kind === 'canvas') {
    if (isOnBackground) fillBehind(picture.canvas, order.background);
    return picture.canvas;
  }
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  if (isHandedOver(picture) && !isOnBackground && handOver(picture.bitmap, canvas)) return canvas;
  draw(contextOf(canvas, picture, order), picture, 0, order);
  if (picture.kind === 'bitmap') picture.bitmap.close();
  return canvas;
}

function isHandedOver(picture: Picture): picture is DecodedBitmap {
  return picture.kind === 'bitmap' && picture.asStored;
}

/** Avoids the copy that drawing makes: it saves a tenth of the time from PNG to JPG, and one picture's memory. */
function handOver(bitmap: ImageBitmap, canvas: OffscreenCanvas): boolean {
  const context = canvas.getContext('bitmaprenderer');
  context?.transferFromImageBitmap(bitmap);
  return context !== null;
}

function fillBehind(canvas: OffscreenCanvas, colour: string): void {
  const context = canvas.getContext('2d');
  if (!context) throw new CodecError('ENCODE_FAILED');
  context.resetTransform();
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = colour;
  context.fillRect(0, 0, canvas.width, canvas.height);
}
