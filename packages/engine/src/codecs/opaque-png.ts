import { encodeOpaquePng } from '@image-converter/codecs/png/encode';
import { formats } from '@image-converter/formats/formats';
import { asConversionError } from '../errors.ts';
import { isGrey, type Picture } from '../picture.ts';
import type { Limits } from '../protocol.ts';
import { stripsOf } from '../strips.ts';

/** For pictures that the browser would write with an unneeded alpha channel, or in colour though they are grey. */
export function encodeOpaque(picture: Picture, limits: Limits): Blob {
  const { width, height } = picture;
  const channels = isGrey(picture) ? 1 : 3;
  try {
    const parts = encodeOpaquePng({ width, height, channels, strips: stripsOf(picture, 'png', limits) });
    return new Blob(parts, { type: formats.png.mediaType });
  } catch (error) {
    throw asConversionError(error, 'ENCODE_FAILED');
  }
}
