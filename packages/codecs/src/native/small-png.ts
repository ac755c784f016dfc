import type { EncodeSettings, Source } from '../codec.ts';
import { inflateByBrowser } from '../inflate/by-browser.ts';
import { opaqueWord, type Pixels, rgbaPixels } from '../pixels.ts';
import { chunksIn, joined } from '../png-decoder/chunks.ts';
import { unfilter } from '../png-decoder/unfilter.ts';
import { contextOf } from './paint.ts';

const bitDepthAt = 24;
const colourTypeAt = 25;
/** Samples per pixel of the most common colour types: RGB and RGBA. */
const channelsOf: Readonly<Record<number, 3 | 4>> = { 2: 3, 6: 4 };

/** In pixels; keeping a larger canvas is not worth its memory. */
const maxKept = 2 ** 17;
/** The last small canvas, with and without transparency. */
const last = new Map<boolean, OffscreenCanvasRenderingContext2D>();

/**
 * The data of a small PNG is decompressed anyway to find damage, so little remains to be done. A browser's decoder
 * would read the file a second time. Undefined for anything unusual, which is left to the browser's decoder and its
 * checks.
 */
export async function decodeSmallPng({ inspection, bytes }: Source): Promise<Pixels<4> | undefined> {
  if (inspection?.suspect !== 'data' || !inspection.asStored) return undefined;
  const png = await bytes();
  const channels = png[bitDepthAt] === 8 ? channelsOf[png[colourTypeAt] ?? 0] : undefined;
  // RGB with one transparent colour.
  if (!channels || (channels === 3 && !inspection.opaque)) return undefined;
  const { width, height } = inspection;
  const rows = await inflateByBrowser(joined(chunksIn(png), 'IDAT'), height * (1 + width * channels));
  if (!rows) return undefined;
  unfilterAll(rows, width * channels, channels);
  const data = new Uint8ClampedArray(width * height * 4);
  const copy = channels === 3 ? copyRgb : copyRgba;
  copy(rows, width, data);
  return rgbaPixels({ width, height }, data, channels === 3 ? true : undefined);
}

/** In place. The first byte of a row is its filter type. */
function unfilterAll(rows: Uint8Array, rowLength: number, pixelLength: number): void {
  let above: Uint8Array = new Uint8Array(rowLength);
  for (let at = 0; at < rows.length; at += 1 + rowLength) {
    const row = rows.subarray(at + 1, at + 1 + rowLength);
    unfilter(row, rows[at] as number, above, pixelLength);
    above = row;
  }
}

/**
 * Reads 4 bytes starting one before the pixel and shifts the extra byte out. For the first pixel, that byte is the
 * row's filter type.
 */
function copyRgb(rows: Uint8Array<ArrayBuffer>, width: number, data: Pixels['data']): void {
  const words = new DataView(rows.buffer);
  const pixels = new Uint32Array(data.buffer);
  let to = 0;
  for (let at = 0; at < rows.length; at += 1) {
    for (const end = to + width; to < end; to += 1, at += 3) {
      pixels[to] = (words.getUint32(at, true) >>> 8) | opaqueWord;
    }
  }
}

function copyRgba(rows: Uint8Array, width: number, data: Pixels['data']): void {
  const rowLength = 4 * width;
  let to = 0;
  for (let at = 1; at < rows.length; at += 1 + rowLength, to += rowLength) {
    data.set(rows.subarray(at, at + rowLength), to);
  }
}

/**
 * Reuses the last picture's canvas if the size is the same, as the picture covers all of it: with many small pictures,
 * creating canvases takes a sixth of the encoding time.
 */
export function contextFor(picture: Pixels<4>, settings: EncodeSettings): OffscreenCanvasRenderingContext2D {
  const { width, height } = picture;
  const hasTransparency = settings.hasTransparency && !picture.opaque;
  const before = last.get(hasTransparency);
  if (before?.canvas.width === width && before.canvas.height === height) return before;
  const context = contextOf(new OffscreenCanvas(width, height), picture, settings);
  if (width * height <= maxKept) last.set(hasTransparency, context);
  return context;
}
