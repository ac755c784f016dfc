import { type Orientation, turnedSize } from '@image-converter/formats/turning';
import { encodeGreyJpeg, encodeJpeg } from '../jpg/encode.ts';
import { movedPixels } from '../move-pixels.ts';
import type { Pixels } from '../pixels.ts';
import { asRgba } from '../rgba.ts';

/** The values of a gain map: one for all colours, or one each. */
export type MapPixels = Pixels<1> | Pixels<3>;

/** Of the map, whatever that of the picture is: an error in it is an error in brightness. */
const mapQuality = 90;
/** Lossy coding makes greys a little coloured. */
const maxTint = 4;

/** Whether the colours of a decoded map differ. */
export function isColoured({ channels, data }: Pixels): boolean {
  if (channels === 1) return false;
  for (let at = 0; at < data.length; at += channels) {
    const [red, green, blue] = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > maxTint) return true;
  }
  return false;
}

/** Its values, replaced by those of a table if there is one. */
export function mapPixels(
  { width, height, channels: given, data }: Pixels,
  channels: 1 | 3,
  table: Uint8Array | undefined,
): MapPixels {
  const values = new Uint8ClampedArray(width * height * channels);
  for (let pixel = 0, to = 0; pixel < width * height; pixel += 1) {
    for (let channel = 0; channel < channels; channel += 1, to += 1) {
      const value = data[pixel * given + (given === 1 ? 0 : channel)] as number;
      values[to] = table ? (table[value] as number) : value;
    }
  }
  const pixels: Pixels<1 | 3> = {
    kind: 'pixels',
    width,
    height,
    channels,
    colourSpace: 'srgb',
    opaque: true,
    data: values,
  };
  return pixels as MapPixels;
}

export function turnedMap(map: MapPixels, orientation: Orientation): MapPixels {
  if (orientation === 1) return map;
  return movedPixels(map, { orientation, area: { left: 0, top: 0, ...turnedSize(map, orientation) } });
}

export function encodedMap(map: MapPixels): Uint8Array<ArrayBuffer>[] {
  return map.channels === 1 ? encodeGreyJpeg(map, mapQuality) : encodeJpeg(asRgba(map), mapQuality);
}
