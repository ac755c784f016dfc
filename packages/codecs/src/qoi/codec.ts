import { CodecError } from '@image-converter/formats/codec-error';
import type { Size } from '@image-converter/formats/inspection';
import type { Codec, Host, Source } from '../codec.ts';
import { colourConversion } from '../colour/to-srgb.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';

// The QOI file format, version 1.0.
const headerBytes = 14;
const endMarkerBytes = 8;
const longestRun = 62;
const opaqueBlack = 0xff000000;

/** ITU-T H.273: linear light with sRGB primaries. */
const linearLight = { primaries: 1, transfer: 8 };

/** QOI, which needs no inspector: the header before the pixels says everything. */
export const codec = {
  async decode(source: Source, host: Host<unknown>): Promise<Pixels> {
    const bytes = await source.bytes();
    const { width, height, isLinear } = headerOf(bytes);
    if (width * height > host.limits.pixels) throw new CodecError('TOO_LARGE', `${width} × ${height}`);
    // A byte encodes at most as many pixels as the longest run.
    if (width * height > bytes.length * longestRun) throw new CodecError('INCOMPLETE');
    const data = new Uint8ClampedArray(unpack(bytes, width * height).buffer);
    if (isLinear) colourConversion(linearLight)?.(data);
    return rgbaPixels({ width, height }, data);
  },
} satisfies Codec;

function headerOf(bytes: Uint8Array): Size & { isLinear: boolean } {
  if (bytes.length < headerBytes + endMarkerBytes) throw new CodecError('INCOMPLETE');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [width, height] = [view.getUint32(4), view.getUint32(8)];
  if (width === 0 || height === 0 || view.getUint8(13) > 1) throw new CodecError('CORRUPT', 'QOI: header');
  return { width, height, isLinear: view.getUint8(13) === 1 };
}

/** Pixels as little-endian RGBA words. */
function unpack(bytes: Uint8Array, count: number): Uint32Array<ArrayBuffer> {
  const pixels = new Uint32Array(count);
  const seen = new Uint32Array(64);
  const end = bytes.length - endMarkerBytes;
  let at = headerBytes;
  let pixel = opaqueBlack;
  for (let to = 0; to < count; to += 1) {
    if (at >= end) throw new CodecError('INCOMPLETE');
    const tag = bytes[at++] as number;
    const kind = tag >> 6;
    if (tag >= 0xfe) {
      pixel =
        (bytes[at] as number) |
        ((bytes[at + 1] as number) << 8) |
        ((bytes[at + 2] as number) << 16) |
        (pixel & opaqueBlack);
      at += 3;
      if (tag === 0xff) pixel = (pixel & 0xffffff) | ((bytes[at++] as number) << 24);
    } else if (kind === 0) pixel = seen[tag] as number;
    else if (kind === 1) pixel = moved(pixel, ((tag >> 4) & 3) - 2, ((tag >> 2) & 3) - 2, (tag & 3) - 2);
    else if (kind === 2) {
      const green = (tag & 63) - 32;
      const others = bytes[at++] as number;
      pixel = moved(pixel, green + (others >> 4) - 8, green, green + (others & 15) - 8);
    } else {
      const run = Math.min((tag & 63) + 1, count - to);
      pixels.fill(pixel, to, to + run);
      to += run - 1;
    }
    // After a run, too: black at the start has not been recorded before.
    seen[placeOf(pixel)] = pixel;
    pixels[to] = pixel;
  }
  return pixels;
}

function moved(pixel: number, red: number, green: number, blue: number): number {
  return (
    ((pixel + red) & 0xff) |
    ((((pixel >>> 8) + green) & 0xff) << 8) |
    ((((pixel >>> 16) + blue) & 0xff) << 16) |
    (pixel & opaqueBlack)
  );
}

function placeOf(pixel: number): number {
  return ((pixel & 255) * 3 + ((pixel >>> 8) & 255) * 5 + ((pixel >>> 16) & 255) * 7 + (pixel >>> 24) * 11) % 64;
}
