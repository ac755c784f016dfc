import type { Area } from '@image-converter/formats/crop-option';
import { middleOf } from '@image-converter/formats/geometry';
import type { Size } from '@image-converter/formats/inspection';
import { areaBefore, type Orientation } from '@image-converter/formats/turning';
import type { EncodeSettings } from './codec.ts';
import { uprightOrder } from './copy-upright.ts';
import { flatten, type Pixels, rgbaPixels } from './pixels.ts';
import { asRgba } from './rgba.ts';

/** How a picture is turned, and which part of it is used then. */
export interface Move {
  readonly orientation: Orientation;
  readonly area: Area;
}

/** The turned part of a picture. Every sample is copied as it is; nothing else is. */
export function movedPixels<P extends Pixels>(picture: P, move: Move): P {
  const { channels, data, deep, opaque } = picture;
  const { width, height } = move.area;
  const moved = new Uint8ClampedArray(width * height * channels);
  copyBytes(picture, move, data, moved, channels);
  const movedDeep = deep && new Uint16Array(width * height * 4);
  if (deep && movedDeep) copyMoved(picture, move, deep, movedDeep, 4, 0);
  const pixels: Pixels = {
    kind: 'pixels',
    width,
    height,
    channels,
    colourSpace: 'srgb',
    // What was transparent may have been cut off.
    opaque: opaque || (channels === 4 && rgbaPixels(move.area, moved).opaque),
    data: moved,
    ...(movedDeep && { deep: movedDeep }),
  };
  return pixels as P;
}

/** Collects the turned part of a picture whose rows come one strip after another. */
export class MovedRows {
  readonly #move: Move;
  readonly #picture: Size;
  readonly #moved: Uint8ClampedArray<ArrayBuffer>;
  #top = 0;

  constructor(picture: Size, move: Move) {
    this.#picture = picture;
    this.#move = move;
    this.#moved = new Uint8ClampedArray(move.area.width * move.area.height * 4);
  }

  /** RGBA. */
  add(strip: Uint8ClampedArray): void {
    copyBytes(this.#picture, this.#move, strip, this.#moved, 4, this.#top);
    this.#top += strip.length / 4 / this.#picture.width;
  }

  pixels(isOpaque: boolean): Pixels<4> {
    return isOpaque ? rgbaPixels(this.#move.area, this.#moved, true) : rgbaPixels(this.#move.area, this.#moved);
  }
}

/** Around the middle: transparent margins or, if the target has no transparency, margins of the background. */
export function paddedPixels(
  picture: Pixels,
  size: Size,
  { hasTransparency, background }: Pick<EncodeSettings, 'hasTransparency' | 'background'>,
): Pixels<4> {
  const { width, height, data, opaque } = asRgba(picture);
  const padded = rgbaPixels(size, new Uint8ClampedArray(size.width * size.height * 4), false);
  if (!hasTransparency) flatten(padded, background);
  const { left, top } = middleOf({ left: 0, top: 0, ...size }, { width, height });
  for (let row = 0; row < height; row += 1) {
    padded.data.set(data.subarray(row * width * 4, (row + 1) * width * 4), ((top + row) * size.width + left) * 4);
  }
  return { ...padded, opaque: opaque && !hasTransparency };
}

type Samples = Uint8ClampedArray | Uint16Array | Uint32Array;

/** RGBA as words, if it is at such an address: one copy per pixel instead of four. */
function copyBytes(
  picture: Size,
  move: Move,
  from: Uint8ClampedArray,
  to: Uint8ClampedArray,
  channels: number,
  first = 0,
): void {
  const isWords = channels === 4 && from.byteOffset % 4 === 0;
  if (isWords) copyMoved(picture, move, wordsIn(from), wordsIn(to), 1, first);
  else copyMoved(picture, move, from, to, channels, first);
}

function wordsIn(data: Uint8ClampedArray): Uint32Array {
  return new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
}

/** Small enough that the rows of one tile stay in the L1 cache when rows become columns. */
const tileSide = 32;

/** Copies what these rows of the picture contribute; `from` starts with row `first`. A pixel has `each` samples. */
function copyMoved<S extends Samples>(
  picture: Size,
  { orientation, area }: Move,
  from: S,
  to: S,
  each: number,
  first: number,
): void {
  const source = areaBefore(area, orientation, picture);
  const { start, alongRow, alongColumn } = uprightOrder(orientation, source.width, source.height);
  const top = Math.max(source.top, first);
  const bottom = Math.min(source.top + source.height, first + from.length / each / picture.width);
  const right = source.left + source.width;
  const across = orientation >= 5 ? tileSide : source.width;
  for (let tileTop = top; tileTop < bottom; tileTop += tileSide) {
    for (let left = source.left; left < right; left += across) {
      const count = Math.min(across, right - left);
      for (let y = tileTop; y < Math.min(tileTop + tileSide, bottom); y += 1) {
        const place = start + (y - source.top) * alongColumn + (left - source.left) * alongRow;
        copyRun(from, ((y - first) * picture.width + left) * each, to, place * each, { count, step: alongRow, each });
      }
    }
  }
}

interface Run {
  /** Pixels, and the step between them in the result. */
  readonly count: number;
  readonly step: number;
  readonly each: number;
}

function copyRun<S extends Samples>(from: S, at: number, to: S, start: number, { count, step, each }: Run): void {
  if (step === 1) {
    to.set(from.subarray(at, at + count * each), start);
    return;
  }
  for (let pixel = 0, read = at, write = start; pixel < count; pixel += 1, read += each, write += step * each) {
    for (let sample = 0; sample < each; sample += 1) to[write + sample] = from[read + sample] as number;
  }
}
