import { halfFloat } from '../colour/half.ts';
import type { Pixels } from '../pixels.ts';

/** Samples of more than one byte: integers from 0 to 65,535, or floats where 1 is the brightest. */
export interface Wide {
  readonly sample: 'u16' | 'f16' | 'f32';
  /** In the order red, green, blue, alpha. Missing colour channels are 0. */
  readonly channels: 1 | 2 | 3 | 4;
}

const readers = {
  u16: (view: DataView, at: number) => view.getUint16(at * 2, true) / 65_535,
  f16: (view: DataView, at: number) => halfFloat(view.getUint16(at * 2, true)),
  f32: (view: DataView, at: number) => view.getFloat32(at * 4, true),
};

export function wideBytes({ sample, channels }: Wide): number {
  return (sample === 'f32' ? 4 : 2) * channels;
}

/** Floats of a texture are treated like its bytes would be: nothing says that they are linear light. */
export function decodeWide(stored: Uint8Array, { sample, channels }: Wide): Pixels['data'] {
  const view = new DataView(stored.buffer, stored.byteOffset, stored.byteLength);
  const read = readers[sample];
  const data = new Uint8ClampedArray((stored.length / wideBytes({ sample, channels })) * 4);
  for (let from = 0, to = 0; to < data.length; from += channels, to += 4) {
    data[to + 3] = 255;
    for (let channel = 0; channel < channels; channel += 1) data[to + channel] = read(view, from + channel) * 255;
  }
  return data;
}
