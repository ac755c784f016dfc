import type { Size } from '@image-converter/formats/inspection';

/** Grey, RGB, or RGBA with non-premultiplied alpha. */
type Channels = 1 | 3 | 4;

/** A decoded picture in memory: upright, one byte per sample, row by row from the top left. */
export interface Pixels<C extends Channels = Channels> extends Size {
  readonly kind: 'pixels';
  readonly channels: C;
  /** Every decoder converts to it, unless the picture has a profile. */
  readonly colourSpace: 'srgb';
  /** An ICC profile for RGB, if the host keeps such colours. */
  readonly profile?: Uint8Array<ArrayBuffer>;
  /** No transparent pixels. */
  readonly opaque: boolean;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  /** RGBA with 16 bits per sample, if the file has more than 8 and the host keeps them. */
  readonly deep?: Uint16Array<ArrayBuffer>;
  /** Number of pages or frames in the file, if no inspector tells. */
  readonly pages?: number;
  /** Present if the data is in a codec's own memory: releases it, which invalidates the data. */
  readonly free?: () => void;
}

/** A part of a larger picture, and its position. */
export interface Piece extends Pixels<4> {
  readonly x: number;
  readonly y: number;
}

/**
 * About the ratio of a blank page in CCITT Group 4, the densest coding there is; only a decompression bomb claims more.
 */
export const maxPixelsPerByte = 2 ** 17;

/** Alpha bits of a pixel read as one little-endian word; all browsers run on little-endian machines. */
export const opaqueWord = 0xff000000;

export function rgbaPixels({ width, height }: Size, data: Pixels['data'], opaque = isOpaque(data)): Pixels<4> {
  return { kind: 'pixels', width, height, channels: 4, colourSpace: 'srgb', opaque, data };
}

/** Checking words takes a quarter of the time of checking every fourth byte. */
function isOpaque(rgba: Pixels['data']): boolean {
  const words = new Int32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
  let common = opaqueWord;
  for (let index = 0; index < words.length; index += 1) common &= words[index] as number;
  return common >>> 0 === opaqueWord;
}

/** Blends transparent pixels with a background (`#rrggbb`), in place. */
export function flatten({ data }: Pixels<4>, background: string): void {
  const behind = [1, 3, 5].map((at) => Number.parseInt(background.slice(at, at + 2), 16)) as [number, number, number];
  for (let i = 3; i < data.length; i += 4) {
    const alpha = data[i] as number;
    if (alpha === 255) continue;
    const rest = (255 - alpha) / 255;
    for (let channel = 0; channel < 3; channel += 1) {
      const at = i - 3 + channel;
      data[at] = ((data[at] as number) * alpha) / 255 + (behind[channel] as number) * rest;
    }
    data[i] = 255;
  }
}
