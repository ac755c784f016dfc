import type { Animation } from '@image-converter/codecs/animation/animation';
import type { Order } from '@image-converter/codecs/codec';
import { stripsOf } from '@image-converter/codecs/native/paint';
import { type BrowserHost, needsBackground, type Picture } from '@image-converter/codecs/native/picture';
import { resample } from '@image-converter/codecs/resample/resample';
import type { Size } from '@image-converter/formats/inspection';
import { sizeWanted } from '@image-converter/formats/wanted-size';
import { ConversionError } from './errors.ts';

/** The same picture if it already has that size. */
export function inWantedSize(picture: Picture, order: Order, { limits }: BrowserHost): Picture {
  const wanted = sizeOrRefusal(picture, order, limits);
  if (wanted.width === picture.width && wanted.height === picture.height) return picture;
  const opaque = picture.opaque || needsBackground(picture, order);
  const { width, height } = picture;
  return resample({ width, height, opaque, strips: stripsOf(picture, order, limits) }, wanted);
}

export function animationInWantedSize(animation: Animation, order: Order, { limits }: BrowserHost): Animation {
  const { width, height } = animation;
  const wanted = sizeOrRefusal(animation, order, limits);
  if (wanted.width === width && wanted.height === height) return animation;
  return { ...animation, ...wanted, frames: sized(animation.frames, wanted) };
}

async function* sized(frames: Animation['frames'], wanted: Size): Animation['frames'] {
  for await (const { picture, milliseconds } of frames) {
    yield { picture: resample({ ...picture, strips: [picture.data] }, wanted), milliseconds };
  }
}

function sizeOrRefusal(original: Size, { size, enlarge }: Order, { pixels }: { readonly pixels: number }): Size {
  const wanted = sizeWanted(size, original, enlarge);
  if (wanted.width * wanted.height > pixels)
    throw new ConversionError('TOO_LARGE', `${wanted.width} × ${wanted.height}`);
  return wanted;
}
