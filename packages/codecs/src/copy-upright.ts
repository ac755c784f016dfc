import { displayed } from '@image-converter/formats/inspect/orientation';
import { opaqueWord, type Pixels, rgbaPixels } from './pixels.ts';

/** Interleaved 8-bit samples in any order; `alpha` is undefined for opaque pictures. */
export interface Raster {
  width: number;
  height: number;
  samples: Uint8Array;
  samplesPerPixel: number;
  /** Index of each sample within a pixel; all three are equal for grey. */
  red: number;
  green: number;
  blue: number;
  alpha: number | undefined;
}

// Small enough that the rows of one tile stay in the L1 cache when rows become columns.
const tileSide = 32;

/** Copies to RGBA and rotates upright (EXIF orientation 1–8) in one pass, without a second copy in memory. */
export function copyUpright(raster: Raster, orientation: number): Pixels<4> {
  const { width, height } = raster;
  if (orientation <= 1 && isPackedRgb(raster)) return rgbaPixels(raster, expandPackedRgb(raster), true);
  const turned = orientation >= 5;
  const steps = uprightOrder(orientation, width, height);
  const rgba = new Uint32Array(width * height);
  const across = turned ? tileSide : width;
  for (let top = 0; top < height; top += tileSide) {
    for (let left = 0; left < width; left += across) {
      const right = Math.min(left + across, width);
      const bottom = Math.min(top + tileSide, height);
      for (let y = top; y < bottom; y++) copyRow(raster, rgba, steps, y, left, right);
    }
  }
  const size = turned ? { width: height, height: width } : { width, height };
  const data = new Uint8ClampedArray(rgba.buffer);
  return raster.alpha === undefined ? rgbaPixels(size, data, true) : rgbaPixels(size, data);
}

/** Turns decoded pixels by an EXIF orientation. */
export function turnedUpright(picture: Pixels<4>, orientation: number): Pixels<4> {
  if (orientation === 1) return picture;
  const { width, height, data, opaque } = picture;
  const words = new Uint32Array(width * height);
  turnRows(
    new Uint32Array(data.buffer, data.byteOffset, words.length),
    width,
    0,
    words,
    uprightOrder(orientation, width, height),
  );
  return rgbaPixels(displayed(picture, orientation), new Uint8ClampedArray(words.buffer), opaque);
}

/** Puts rows of pixels, the first of which is row `top`, where they belong in the upright picture. */
export function turnRows(rows: Uint32Array, width: number, top: number, upright: Uint32Array, steps: Steps): void {
  const { start, alongRow, alongColumn } = steps;
  const height = rows.length / width;
  const across = Math.abs(alongRow) === 1 ? width : tileSide;
  for (let left = 0; left < width; left += across) {
    const right = Math.min(left + across, width);
    for (let y = 0; y < height; y += 1) {
      let to = start + (top + y) * alongColumn + left * alongRow;
      for (let from = y * width + left; from < y * width + right; from += 1, to += alongRow) {
        upright[to] = rows[from] as number;
      }
    }
  }
}

/** A typical photo: packed RGB without alpha, at an address that is aligned to words. */
function isPackedRgb({ samples, samplesPerPixel, red, green, blue, alpha }: Raster): boolean {
  const inOrder = red === 0 && green === 1 && blue === 2 && alpha === undefined;
  return inOrder && samplesPerPixel === 3 && samples.byteOffset % 4 === 0;
}

/** Reads four pixels as three words, in half the time of reading single samples. */
function expandPackedRgb({ width, height, samples }: Raster): Uint8ClampedArray<ArrayBuffer> {
  const rgba = new Uint32Array(width * height);
  const groups = rgba.length >> 2;
  const words = new Uint32Array(samples.buffer, samples.byteOffset, groups * 3);
  for (let group = 0, from = 0, to = 0; group < groups; group++, from += 3, to += 4) {
    const first = words[from] ?? 0;
    const second = words[from + 1] ?? 0;
    const third = words[from + 2] ?? 0;
    rgba[to] = first | opaqueWord;
    rgba[to + 1] = (first >>> 24) | (second << 8) | opaqueWord;
    rgba[to + 2] = (second >>> 16) | (third << 16) | opaqueWord;
    rgba[to + 3] = (third >>> 8) | opaqueWord;
  }
  for (let pixel = groups * 4; pixel < rgba.length; pixel++) {
    const from = pixel * 3;
    rgba[pixel] = at(samples, from) | (at(samples, from + 1) << 8) | (at(samples, from + 2) << 16) | opaqueWord;
  }
  return new Uint8ClampedArray(rgba.buffer);
}

function copyRow(raster: Raster, rgba: Uint32Array, steps: Steps, y: number, left: number, right: number): void {
  const { width, samples, samplesPerPixel, red, green, blue, alpha } = raster;
  const { start, alongRow, alongColumn } = steps;
  let to = start + y * alongColumn + left * alongRow;
  let from = (y * width + left) * samplesPerPixel;
  for (let x = left; x < right; x++) {
    const colour = at(samples, from + red) | (at(samples, from + green) << 8) | (at(samples, from + blue) << 16);
    rgba[to] = colour | (alpha === undefined ? opaqueWord : at(samples, from + alpha) << 24);
    to += alongRow;
    from += samplesPerPixel;
  }
}

const at = (samples: Uint8Array, index: number): number => samples[index] ?? 0;

export interface Steps {
  /** Output position of the first source pixel, and the step in output pixels for each source column and row. */
  start: number;
  alongRow: number;
  alongColumn: number;
}

export function uprightOrder(orientation: number, width: number, height: number): Steps {
  const last = width * height - 1;
  switch (orientation) {
    case 2:
      return { start: width - 1, alongRow: -1, alongColumn: width };
    case 3:
      return { start: last, alongRow: -1, alongColumn: -width };
    case 4:
      return { start: last - (width - 1), alongRow: 1, alongColumn: -width };
    case 5:
      return { start: 0, alongRow: height, alongColumn: 1 };
    case 6:
      return { start: height - 1, alongRow: height, alongColumn: -1 };
    case 7:
      return { start: last, alongRow: -height, alongColumn: -1 };
    case 8:
      return { start: last - (height - 1), alongRow: -height, alongColumn: 1 };
    default:
      return { start: 0, alongRow: 1, alongColumn: width };
  }
}
