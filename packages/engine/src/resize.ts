import type { EncodeSettings } from '@image-converter/codecs/codec';
import { stripsOf } from '@image-converter/codecs/native/paint';
import { type BrowserHost, needsBackground, type Picture } from '@image-converter/codecs/native/picture';
import { resample } from '@image-converter/codecs/resample/resample';
import type { Size } from '@image-converter/formats/inspection';

export function resizePicture(
  picture: Picture,
  size: Size,
  settings: EncodeSettings,
  { limits }: Pick<BrowserHost, 'limits'>,
): Picture {
  const opaque = picture.opaque || needsBackground(picture, settings);
  const { width, height } = picture;
  return resample({ width, height, opaque, strips: stripsOf(picture, settings, limits) }, size);
}
