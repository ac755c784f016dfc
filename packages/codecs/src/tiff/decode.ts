import { isSrgbProfile } from '../colour/icc.ts';
import { LzwUnpacker } from './lzw.ts';
import { type PlainTiff, readPlainTiff } from './plain-tiff.ts';

/** RGBA, 8 bit, sRGB, upright, opaque. */
interface TiffPixels {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** Pixels are written as 32-bit words, which are little-endian wherever a browser runs. */
const opaque = 0xff000000;

/** Whether `decodePlainTiff` handles this kind of file. */
export function isPlainTiff(bytes: Uint8Array): boolean {
  return plainSrgb(bytes) !== undefined;
}

/**
 * The first page of a typical photo. Undefined for any other TIFF and for a damaged one, of which ImageMagick can save
 * what there is to save.
 */
export function decodePlainTiff(bytes: Uint8Array): TiffPixels | undefined {
  const tiff = plainSrgb(bytes);
  if (!tiff) return undefined;
  const { width, height, samples, rowsPerStrip } = tiff;
  const rgba = new Uint32Array(width * height);
  const expand = samples === 1 ? expandGray : expandRgb;
  const lzw = tiff.isLzw ? new LzwUnpacker(width * samples * rowsPerStrip) : undefined;
  for (const [index, strip] of tiff.strips.entries()) {
    const top = index * rowsPerStrip;
    const pixels = rgba.subarray(top * width, (top + rowsPerStrip) * width);
    const length = pixels.length * samples;
    const unpacked = lzw ? lzw.unpack(strip, length) : strip;
    if (!unpacked) return undefined;
    for (let row = 0; row < pixels.length; row += width) {
      expand(unpacked, row * samples, pixels.subarray(row, row + width), tiff.isPredicted);
    }
  }
  return { width, height, data: new Uint8ClampedArray(rgba.buffer) };
}

/** As in the file, gray or red, green and blue. */
interface TiffSamples {
  width: number;
  height: number;
  channels: 1 | 3;
  data: Uint8Array;
}

/** The samples of a plain TIFF without compression, which only have to be put together; undefined for any other. */
export function samplesOfPlainTiff(bytes: Uint8Array): TiffSamples | undefined {
  const tiff = plainSrgb(bytes);
  if (!tiff || tiff.isLzw) return undefined;
  const { width, height, samples, rowsPerStrip } = tiff;
  const data = new Uint8Array(width * height * samples);
  const stripLength = width * samples * rowsPerStrip;
  for (const [index, strip] of tiff.strips.entries()) {
    const start = index * stripLength;
    data.set(strip.subarray(0, Math.min(stripLength, data.length - start)), start);
  }
  return { width, height, channels: samples === 1 ? 1 : 3, data };
}

function plainSrgb(bytes: Uint8Array): PlainTiff | undefined {
  const tiff = readPlainTiff(bytes);
  return tiff?.profile && !isSrgbProfile(tiff.profile) ? undefined : tiff;
}

function expandRgb(samples: Uint8Array, start: number, row: Uint32Array, isPredicted: boolean): void {
  /** Mask for the previous pixel: keeps all of it if samples are differences, otherwise nothing. */
  const kept = isPredicted ? 0xff : 0;
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let x = 0, from = start; x < row.length; x += 1, from += 3) {
    red = ((red & kept) + (samples[from] ?? 0)) & 0xff;
    green = ((green & kept) + (samples[from + 1] ?? 0)) & 0xff;
    blue = ((blue & kept) + (samples[from + 2] ?? 0)) & 0xff;
    row[x] = red | (green << 8) | (blue << 16) | opaque;
  }
}

function expandGray(samples: Uint8Array, start: number, row: Uint32Array, isPredicted: boolean): void {
  const kept = isPredicted ? 0xff : 0;
  let gray = 0;
  for (let x = 0; x < row.length; x += 1) {
    gray = ((gray & kept) + (samples[start + x] ?? 0)) & 0xff;
    row[x] = gray | (gray << 8) | (gray << 16) | opaque;
  }
}
