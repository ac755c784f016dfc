import type { Size } from '@image-converter/formats/inspection';
import type { Host } from './codec.ts';
import { uprightOrder } from './copy-upright.ts';
import { type Pixels, rgbaPixels } from './pixels.ts';

/** Largest 16-bit sample. */
export const deepest = 65_535;

/** A picture takes up to 18 bytes per pixel while it is written, and a process of the server has 2 GB. */
const maxDeepPixels = 2 ** 26;

/** Whether a picture of this size keeps 16 bits. */
export function keepsDeep({ deep }: Pick<Host, 'deep'>, { width, height }: Size): boolean {
  return deep && width * height <= maxDeepPixels;
}

/** From RGBA with 16 bits per sample, as stored; turned by the EXIF orientation. Only some hosts keep these samples. */
export function deepPixels(
  size: Size,
  stored: Uint16Array<ArrayBuffer>,
  host: Pick<Host, 'deep'>,
  orientation = 1,
): Pixels<4> {
  const { width, height } = orientation >= 5 ? { width: size.height, height: size.width } : size;
  const deep = orientation === 1 ? stored : turned(size, stored, orientation);
  const data = new Uint8ClampedArray(deep.length);
  for (let at = 0; at < deep.length; at += 1) data[at] = (deep[at] as number) / 257;
  const pixels = rgbaPixels({ width, height }, data);
  return keepsDeep(host, size) ? { ...pixels, deep } : pixels;
}

function turned(size: Size, stored: Uint16Array, orientation: number): Uint16Array<ArrayBuffer> {
  const out = new Uint16Array(stored.length);
  const { start, alongRow, alongColumn } = uprightOrder(orientation, size.width, size.height);
  let from = 0;
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0, to = 4 * (start + y * alongColumn); x < size.width; x += 1, from += 4, to += 4 * alongRow) {
      for (let channel = 0; channel < 4; channel += 1) out[to + channel] = stored[from + channel] as number;
    }
  }
  return out;
}

export interface DeepSamples {
  /** Grey, RGB or RGBA. */
  readonly channels: 1 | 3 | 4;
  readonly samples: Uint16Array<ArrayBuffer>;
}

/** The samples for an encoder, in as few channels as the picture needs. */
export function fewestChannels(deep: Uint16Array<ArrayBuffer>): DeepSamples {
  const channels = channelsIn(deep);
  if (channels === 4) return { channels, samples: deep };
  const samples = new Uint16Array((deep.length / 4) * channels);
  for (let from = 0, to = 0; from < deep.length; from += 4, to += channels) {
    for (let channel = 0; channel < channels; channel += 1) samples[to + channel] = deep[from + channel] as number;
  }
  return { channels, samples };
}

function channelsIn(deep: Uint16Array): DeepSamples['channels'] {
  let channels: 1 | 3 = 1;
  for (let at = 0; at < deep.length; at += 4) {
    if (deep[at + 3] !== deepest) return 4;
    if (deep[at] !== deep[at + 1] || deep[at] !== deep[at + 2]) channels = 3;
  }
  return channels;
}
