import type { Size } from '@image-converter/formats/inspection';
import { DecodingError } from './decoding-error.ts';

export const MAX_PIXELS = 100_000_000;

/** The longest side that libjpeg can write, in pixels. */
export const MAX_SIDE = 65_500;

export function refuseTooManyPixels({ width, height }: Size): void {
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) throw new DecodingError('TOO_MANY_PIXELS');
}
