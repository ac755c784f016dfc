import type { Animation } from '@image-converter/codecs/animation/animation';
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

/** Returns the same animation if it already has that size. */
export function resizeAnimation(animation: Animation, size: Size): Animation {
  if (size.width === animation.width && size.height === animation.height) return animation;
  return { ...animation, ...size, frames: resizeFrames(animation.frames, size) };
}

async function* resizeFrames(frames: Animation['frames'], size: Size): Animation['frames'] {
  for await (const { picture, milliseconds } of frames) {
    yield { picture: resample({ ...picture, strips: [picture.data] }, size), milliseconds };
  }
}
