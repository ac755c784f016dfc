import { CodecError } from '@image-converter/formats/codec-error';
import type { Header } from '@image-converter/formats/inspection';
import type { Codec, EncodeSettings, Source } from '../codec.ts';
import { canvasIsHonest, omitsAlpha, turnsWhenDrawn, writes } from './abilities.ts';
import { decodeAhead, decodeByBrowser, smallPng } from './decode.ts';
import { contextOf, draw } from './paint.ts';
import { type BrowserHost, type DecodedBitmap, fitsCanvas, needsBackground, type Picture } from './picture.ts';

/** In pixels. */
const slowToDraw = 2 ** 20;

/** The browser's own decoder and encoder. */
export const codec = {
  decodeAhead({ file, format }: Pick<Source, 'file' | 'format'>, header: Header, host: BrowserHost): void {
    if (host.keepsColours && header.asStored === false) return;
    if (!isSlowToDraw(header)) decodeAhead(file, header, host);
    else {
      void asStored().then((stored) =>
        stored ? stored.beginAsStored({ file, format }, header, host) : decodeAhead(file, header, host),
      );
    }
  },

  async decode(source: Source, host: BrowserHost): Promise<Picture | undefined> {
    const { inspection } = source;
    if (!inspection || inspection.cmyk || inspection.deep || !canvasIsHonest()) return undefined;
    if (host.keepsColours && inspection.isTagged) {
      const { decodeKept, isUntaggable } = await import('../profiled/codec.ts');
      // A browser converts what it decodes with its profile.
      if (!isUntaggable(source.format)) return undefined;
      const kept = await decodeKept(source, host);
      // Other codecs keep them as well.
      if (kept) return kept.picture;
    }
    const stored = isSlowToDraw(inspection) ? await asStored() : undefined;
    return (await stored?.decodeAsStored(source, host)) ?? decodeByBrowser(source, host);
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

/** In a browser that turns and converts when it draws. A small picture is not worth loading the code. */
function isSlowToDraw({ width, height, asStored, opaque, grey, demands }: Header): boolean {
  return asStored === false && opaque === true && !grey && !demands && width * height >= slowToDraw;
}

/** Undefined if the browser is fast enough, or if the code cannot be loaded now: then the browser does everything. */
async function asStored() {
  if (!(await turnsWhenDrawn())) return undefined;
  return import('../profiled/codec.ts').catch(() => undefined);
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
