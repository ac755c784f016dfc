import type { Animation } from '@image-converter/codecs/animation/animation';
import type { EncodeSettings } from '@image-converter/codecs/codec';
import { stripsOf } from '@image-converter/codecs/native/paint';
import { type BrowserHost, needsBackground, type Picture } from '@image-converter/codecs/native/picture';
import { resample } from '@image-converter/codecs/resample/resample';
import type { Size } from '@image-converter/formats/inspection';
import { outputSize } from '@image-converter/formats/size-option';
import { ConversionError } from './errors.ts';

/** Returns the same picture if it already has that size. */
export function resizePicture(picture: Picture, settings: EncodeSettings, { limits }: BrowserHost): Picture {
  const wanted = sizeOrRefusal(picture, settings, limits);
  if (wanted.width === picture.width && wanted.height === picture.height) return picture;
  const opaque = picture.opaque || needsBackground(picture, settings);
  const { width, height } = picture;
  return resample({ width, height, opaque, strips: stripsOf(picture, settings, limits) }, wanted);
}

export function resizeAnimation(animation: Animation, settings: EncodeSettings, { limits }: BrowserHost): Animation {
  const { width, height } = animation;
  const wanted = sizeOrRefusal(animation, settings, limits);
  if (wanted.width === width && wanted.height === height) return animation;
  return { ...animation, ...wanted, frames: sized(animation.frames, wanted) };
}

async function* sized(frames: Animation['frames'], wanted: Size): Animation['frames'] {
  for await (const { picture, milliseconds } of frames) {
    yield { picture: resample({ ...picture, strips: [picture.data] }, wanted), milliseconds };
  }
}

function sizeOrRefusal(
  original: Size,
  { size, enlarge }: EncodeSettings,
  { pixels }: { readonly pixels: number },
): Size {
  const wanted = outputSize(size, original, enlarge);
  if (wanted.width * wanted.height > pixels)
    throw new ConversionError('TOO_LARGE', `${wanted.width} × ${wanted.height}`);
  return wanted;
}
