import type { EncodeSettings } from './codec.ts';
import { flatten, opaqueWord, type Pixels, rgbaPixels } from './pixels.ts';

/** The same picture with all four channels. */
export function asRgba(picture: Pixels): Pixels<4> {
  const { channels, data, width, height, opaque } = picture;
  if (channels === 4) return { ...picture, channels };
  if (channels === 3) return rgbaPixels({ width, height }, rgbaOfRgb(new Uint8Array(data.buffer)), opaque);
  const words = Uint32Array.from(data, (grey) => (opaqueWord | (grey * 0x010101)) >>> 0);
  return rgbaPixels({ width, height }, new Uint8ClampedArray(words.buffer), opaque);
}

export function rgbaOfRgb(rgb: Uint8Array): Pixels['data'] {
  const data = new Uint8ClampedArray((rgb.length / 3) * 4);
  for (let from = 0, to = 0; to < data.length; from += 3, to += 4) {
    data[to] = rgb[from] as number;
    data[to + 1] = rgb[from + 1] as number;
    data[to + 2] = rgb[from + 2] as number;
    data[to + 3] = 255;
  }
  return data;
}

/** Blends transparent pixels with the background where they cannot stay; this may change the given picture. */
export function onBackground(
  picture: Pixels,
  { hasTransparency, background }: Pick<EncodeSettings, 'hasTransparency' | 'background'>,
): Pixels {
  if (picture.opaque || hasTransparency) return picture;
  const filled = asRgba(picture);
  flatten(filled, background);
  return { ...filled, opaque: true };
}
