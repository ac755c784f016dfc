import type { Size } from '@image-converter/formats/inspection';

/** Grey; red, green and blue; or these and alpha, which is straight (not premultiplied). */
type Channels = 1 | 3 | 4;

/** A decoded picture in memory: upright, one byte a sample, pixel after pixel from the top left. */
export interface Pixels<C extends Channels = Channels> extends Size {
  readonly kind: 'pixels';
  readonly channels: C;
  /** Every decoder converts to it. */
  readonly colourSpace: 'srgb';
  /** Nothing in it is transparent. */
  readonly opaque: boolean;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  /** How many pages or frames the file holds, where no inspector says so. */
  readonly pages?: number;
  /** Present if the data lies in a codec's own memory: gives that back, after which the data is invalid. */
  readonly free?: () => void;
}

/** A part of a larger picture, and where it belongs. */
export interface Piece extends Pixels<4> {
  readonly x: number;
  readonly y: number;
}

/** A blank page in CCITT Group 4, the densest coding there is, reaches about this; only a bomb claims more. */
export const maxPixelsPerByte = 2 ** 17;

/** The alpha bits of a pixel that is read as one word, lowest byte first, as everywhere a browser runs. */
export const opaqueWord = 0xff000000;

export function rgbaPixels({ width, height }: Size, data: Pixels['data'], opaque = isOpaque(data)): Pixels<4> {
  return { kind: 'pixels', width, height, channels: 4, colourSpace: 'srgb', opaque, data };
}

/** A word at a time takes a quarter of the time of checking every fourth byte. */
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
