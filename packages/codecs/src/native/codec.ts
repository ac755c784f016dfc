import { CodecError } from '@image-converter/formats/codec-error';
import type { Demand } from '@image-converter/formats/demands';
import type { Header, Inspection } from '@image-converter/formats/inspection';
import type { Codec, EncodeSettings, Source } from '../codec.ts';
import { canvasIsHonest, omitsAlpha, writes } from './abilities.ts';
import { isFullyDecoded } from './fully-decoded.ts';
import { contextOf, draw } from './paint.ts';
import {
  type BrowserHost,
  type DecodedBitmap,
  fitsCanvas,
  needsBackground,
  type Picture,
  pictureFrom,
} from './picture.ts';

/** Pictures whose decoding started while the rest of the file is still being read. */
const begun = new WeakMap<Blob, Promise<ImageBitmap | undefined>>();

/** Rotations that we apply if the browser's decoder does not. */
const turns: readonly Demand[] = ['png turned', 'png turned by text', 'webp turned'];

/** After this many small PNGs in a thread, more are likely to follow. */
const manySmallPngs = 4;
let smallPngs = 0;
/** Decodes small PNGs faster than the browser, once loaded: nothing waits for it, and few visitors need it. */
let smallPng: typeof import('./small-png.ts') | undefined;

/** Call for each small PNG; returns whether its decoder is loaded. */
function countSmallPng(): boolean {
  smallPngs += 1;
  if (smallPngs === manySmallPngs) {
    import('./small-png.ts').then(
      (loaded) => {
        smallPng = loaded;
      },
      () => {},
    );
  }
  return smallPng !== undefined;
}

/** The browser's own decoder and encoder. */
export const codec = {
  /**
   * Skipped for files with demands, which need probes first, and for small PNGs, which may not need the browser's
   * decoder.
   */
  decodeAhead(
    file: Blob,
    { width, height, deep, demands, hasAlpha, suspect }: Header,
    { limits, exact }: BrowserHost,
  ): void {
    if (deep || demands || (exact && hasAlpha) || (suspect === 'data' && countSmallPng())) return;
    if (width * height > limits.pixels || !canvasIsHonest() || begun.has(file)) return;
    begun.set(file, bitmapIn(file));
  },

  /** Upright and in sRGB, if the browser's decoder meets the file's demands; we may do the rotation. */
  async decode(source: Source, { exact, deep }: Pick<BrowserHost, 'exact' | 'deep'>): Promise<Picture | undefined> {
    const { file, inspection } = source;
    if (!inspection || inspection.cmyk || inspection.deep || !canvasIsHonest()) return undefined;
    const small = await smallPng?.decodeSmallPng(source);
    if (small) return small;
    if ((exact && inspection.hasAlpha) || (deep && inspection.hasDeepSamples)) return undefined;
    const unmet = await unmetBy(inspection);
    if (!unmet?.every((demand) => turns.includes(demand))) return undefined;
    const isTurned = unmet.length === 0;
    const { orientation = 1 } = inspection;
    const bitmap = await (begun.get(file) ?? bitmapIn(file));
    if (!bitmap || !(await isFullyDecoded(bitmap, source, isTurned ? orientation : 1))) return undefined;
    const drawable = isTurned ? bitmap : (await import('./orientation.ts')).turnUpright(bitmap, orientation);
    // A wrong size reveals a decoder that ignores rotation or cropping in a way that no probe covers.
    if (drawable.width !== inspection.width || drawable.height !== inspection.height) return undefined;
    return pictureFrom(drawable, inspection);
  },

  async encode(picture: Picture, settings: EncodeSettings, { limits, exact }: BrowserHost): Promise<Blob | undefined> {
    const type = settings.mediaType;
    if (settings.lossless || (exact && roundsPixels(picture))) return undefined;
    if (!fitsCanvas(picture, limits) || !(await writes(type))) return undefined;
    const blob = await paint(picture, settings).convertToBlob({ type, quality: settings.quality / 100 });
    if (blob.type !== type) throw new CodecError('ENCODE_FAILED');
    return blob;
  },
} satisfies Codec<Picture, BrowserHost>;

/** A canvas holds 8 bits per sample, multiplied by alpha. */
function roundsPixels(picture: Picture): boolean {
  return picture.kind === 'pixels' && (!picture.opaque || picture.deep !== undefined);
}

/** No browser writes grey pictures as grey, and none omits the alpha channel of a drawn canvas. */
export async function writesWithoutAlpha(picture: Picture, { limits }: BrowserHost): Promise<boolean> {
  return fitsCanvas(picture, limits) && isHandedOver(picture) && !picture.grey && (await omitsAlpha());
}

/** The file's demands that this browser's decoder does not meet; undefined if unknown. */
async function unmetBy({ demands }: Inspection): Promise<readonly Demand[] | undefined> {
  if (!demands) return [];
  try {
    // Loaded with the first file that has demands.
    return await (await import('./demands.ts')).unmetOf(demands);
  } catch {
    return undefined;
  }
}

/** Undefined if the browser does not support the format or cannot read the file. */
async function bitmapIn(file: Blob): Promise<ImageBitmap | undefined> {
  return createImageBitmap(file).catch(() => undefined);
}

/** A canvas with the picture, on the background if the target has no transparency. */
function paint(picture: Picture, settings: EncodeSettings): OffscreenCanvas {
  const isOnBackground = needsBackground(picture, settings);
  if (picture.kind === 'canvas') {
    if (isOnBackground) fillBehind(picture.canvas, settings.background);
    return picture.canvas;
  }
  const last = picture.kind === 'pixels' ? smallPng?.contextFor(picture, settings) : undefined;
  const canvas = last?.canvas ?? new OffscreenCanvas(picture.width, picture.height);
  if (isHandedOver(picture) && !isOnBackground && handOver(picture.bitmap, canvas)) return canvas;
  draw(last ?? contextOf(canvas, picture, settings), picture, 0, settings);
  if (picture.kind === 'bitmap') picture.bitmap.close();
  return canvas;
}

function isHandedOver(picture: Picture): picture is DecodedBitmap {
  return picture.kind === 'bitmap' && picture.asStored;
}

/** Avoids the copy that drawing makes: saves a tenth of the time from PNG to JPG, and one picture's memory. */
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
