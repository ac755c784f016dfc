import type { Animation } from '@image-converter/codecs/animation/animation';
import type { EncodeSettings } from '@image-converter/codecs/codec';
import { movedPixels, paddedPixels } from '@image-converter/codecs/move-pixels';
import { isSame } from '@image-converter/codecs/pipeline/arrange';
import type { Pixels } from '@image-converter/codecs/pixels';
import { resample } from '@image-converter/codecs/resample/resample';
import type { Geometry } from '@image-converter/formats/geometry';

/** Each frame like a still picture. Returns the same animation if nothing changes. */
export function arrangeAnimation(animation: Animation, geometry: Geometry, settings: EncodeSettings): Animation {
  const { orientation, area, scaled, output } = geometry;
  const isMoved = orientation !== 1 || !isSame(area, animation);
  if (!isMoved && isSame(scaled, animation) && isSame(output, animation)) return animation;
  const { width, height } = output;

  const arranged = (picture: Pixels<4>): Pixels<4> => {
    const moved = isMoved ? movedPixels(picture, { orientation, area }) : picture;
    const resized = isSame(scaled, moved) ? moved : resample({ ...moved, strips: [moved.data] }, scaled);
    return isSame(output, resized) ? resized : paddedPixels(resized, output, settings);
  };

  async function* frames(): Animation['frames'] {
    for await (const { picture, milliseconds } of animation.frames) yield { picture: arranged(picture), milliseconds };
  }
  return { ...animation, width, height, frames: frames() };
}
