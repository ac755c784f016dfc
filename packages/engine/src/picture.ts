import type { Inspection } from '@image-converter/formats/inspection';

/** RGBA, 8 bits, sRGB, not premultiplied, upright. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** A decoded picture on its way to the encoder. */
export type Picture = {
  width: number;
  height: number;
  /** Nothing in it is transparent; false if unknown. */
  opaque: boolean;
} & (DecodedBitmap | { kind: 'canvas'; canvas: OffscreenCanvas } | { kind: 'pixels'; data: Pixels['data'] });

interface DecodedBitmap {
  kind: 'bitmap';
  bitmap: ImageBitmap;
  /** Needs neither turning nor colour conversion, which Chromium does to a bitmap only when it is drawn. */
  asStored: boolean;
  /** Nothing in it is coloured; false if the headers do not say. */
  grey: boolean;
}

/** The alpha bits of a pixel that is read as one word. */
const opaqueWord = 0xff000000;

/** What a browser decodes a file to. */
export type Drawable = ImageBitmap | OffscreenCanvas;

export function drawnPicture(
  drawable: Drawable,
  { opaque = false, asStored = false, grey = false }: Inspection,
): Picture {
  const { width, height } = drawable;
  return drawable instanceof ImageBitmap
    ? { kind: 'bitmap', bitmap: drawable, width, height, opaque, grey, asStored }
    : { kind: 'canvas', canvas: drawable, width, height, opaque };
}

export function pictureOf({ width, height, data }: Pixels): Picture {
  return { kind: 'pixels', width, height, data, opaque: isOpaque(data) };
}

/** A word at a time takes a quarter of the time of checking every fourth byte. */
function isOpaque(data: Pixels['data']): boolean {
  const words = new Int32Array(data.buffer, data.byteOffset, data.length / 4);
  let common = opaqueWord;
  for (let index = 0; index < words.length; index += 1) common &= words[index] as number;
  return common >>> 0 === opaqueWord;
}

/** Pixels in memory are checked up to the first coloured one. */
export function isGrey(picture: Picture): boolean {
  if (picture.kind === 'bitmap') return picture.grey;
  if (picture.kind === 'canvas') return false;
  const { data } = picture;
  for (let i = 0; i < data.length; i += 4) {
    if (data[i] !== data[i + 1] || data[i] !== data[i + 2]) return false;
  }
  return true;
}

/** Blends transparent pixels with white, in place. */
export function flattenOnWhite({ data }: Pixels): void {
  for (let i = 3; i < data.length; i += 4) {
    const alpha = data[i] as number;
    if (alpha === 255) continue;
    const white = 255 - alpha;
    for (let channel = i - 3; channel < i; channel += 1) {
      data[channel] = ((data[channel] as number) * alpha) / 255 + white;
    }
    data[i] = 255;
  }
}
