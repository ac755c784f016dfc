import { deepConversion } from '../colour/deep.ts';
import { type CodingIndependentColour, isSrgb, nclxSpace } from '../colour/rgb-space.ts';
import type { Pixels } from '../pixels.ts';
import type { DecodedPicture } from './library.ts';

/** In sRGB, and in place where samples have 8 bits already; most pictures need nothing. */
export function toEightBits({ data, bits }: DecodedPicture, colours: CodingIndependentColour): Pixels['data'] {
  if (!(data instanceof Uint8ClampedArray)) {
    const rgba = new Uint8ClampedArray(data.length);
    deepConversion(colours, bits)(data, rgba);
    return rgba;
  }
  if (!isSrgb(nclxSpace(colours))) deepConversion(colours, bits)(data, data);
  return data;
}
