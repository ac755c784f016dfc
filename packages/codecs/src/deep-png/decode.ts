import { CodecError } from '@image-converter/formats/codec-error';
import type { Raster } from '../copy-upright.ts';
import { inflateChecked } from '../inflate/inflate.ts';
import { type Layout, passesOf } from './passes.ts';
import { unfilter } from './unfilter.ts';

export interface DeepPicture extends Layout {
  /** Samples per pixel: grey (1), with alpha (2); red, green and blue (3), with alpha (4). */
  readonly channels: number;
  /** The transparent colour, if any. */
  readonly key: readonly number[] | undefined;
  /** Compressed. */
  readonly data: Uint8Array;
}

/** In bytes. */
const sampleLength = 2;

/** Converts 16-bit samples to 8 bits, colours by a lookup table; the transparent colour becomes alpha. */
export function decodeDeep(picture: DeepPicture, eightBits: Uint8Array): Raster {
  const { width, height, channels, key } = picture;
  const colours = channels < 3 ? 1 : 3;
  const alpha = channels > colours || key ? colours : undefined;
  const samplesPerPixel = alpha ? colours + 1 : colours;
  const samples = new Uint8Array(width * height * samplesPerPixel);
  const pixelLength = channels * sampleLength;
  const passes = passesOf(picture);
  const length = passes.reduce((total, { columns, rows }) => total + rows * (1 + columns * pixelLength), 0);
  const bytes = inflateChecked(picture.data, length);
  if (!bytes) throw new CodecError('CORRUPT', 'PNG: data');

  let at = 0;
  for (const { left, top, across, down, columns, rows } of passes) {
    let above: Uint8Array = new Uint8Array(columns * pixelLength);
    for (let y = 0; y < rows; y += 1) {
      const row = bytes.subarray(at + 1, at + 1 + above.length);
      unfilter(row, bytes[at] as number, above, pixelLength);
      at += 1 + row.length;
      above = row;
      let to = ((top + y * down) * width + left) * samplesPerPixel;
      for (let from = 0; from < row.length; from += pixelLength, to += across * samplesPerPixel) {
        for (let colour = 0; colour < colours; colour += 1) {
          samples[to + colour] = eightBits[sampleAt(row, from + colour * sampleLength)] as number;
        }
        if (alpha) samples[to + alpha] = alphaAt(row, from, colours, key);
      }
    }
  }
  const [green, blue] = colours === 3 ? [1, 2] : [0, 0];
  return { width, height, samples, samplesPerPixel, red: 0, green, blue, alpha };
}

function alphaAt(row: Uint8Array, from: number, colours: number, key: DeepPicture['key']): number {
  if (!key) return Math.round(sampleAt(row, from + colours * sampleLength) / 257);
  return key.every((sample, colour) => sample === sampleAt(row, from + colour * sampleLength)) ? 0 : 255;
}

function sampleAt(row: Uint8Array, at: number): number {
  return ((row[at] as number) << 8) | (row[at + 1] as number);
}
