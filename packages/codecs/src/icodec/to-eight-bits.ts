import { deepConversion } from '../colour/deep.ts';
import { type CodingIndependentColour, isSrgb, nclxSpace } from '../colour/rgb-space.ts';
import type { Pixels } from '../pixels.ts';
import type { DecodedPicture } from './library.ts';

/** Converts to 8-bit sRGB, in place if samples already have 8 bits; most pictures need no conversion. */
export function toEightBits({ data, bits }: DecodedPicture, colours: CodingIndependentColour): Pixels['data'] {
  if (!(data instanceof Uint8ClampedArray)) {
    const rgba = new Uint8ClampedArray(data.length);
    deepConversion(colours, bits)(data, rgba);
    return rgba;
  }
  if (!isSrgb(nclxSpace(colours))) deepConversion(colours, bits)(data, data);
  return data;
}
