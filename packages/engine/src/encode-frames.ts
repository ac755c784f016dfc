import type { Animation } from '@image-converter/codecs/animation/animation';
import { animationReaders } from '@image-converter/codecs/animation/readers';
import { type EncodeSettings, sourceOf } from '@image-converter/codecs/codec';
import { flattened } from '@image-converter/codecs/native/paint';
import { type BrowserHost, needsBackground, type Picture } from '@image-converter/codecs/native/picture';
import type { Reader } from '@image-converter/codecs/pipeline/open-file';
import { firstResult, type Output } from '@image-converter/codecs/pipeline/platform';
import type { Task } from '@image-converter/codecs/pipeline/task';
import { geometryOf } from '@image-converter/formats/geometry';
import type { Inspection } from '@image-converter/formats/inspection';
import { arrangeAnimation } from './arrange-animation.ts';

/** Encodes all frames of a file. Undefined if this browser reads only the first one. */
export async function encodeFrames(
  { file, format, decoders, encoders, settings }: Task,
  inspection: Inspection | undefined,
  reader: Reader<Picture, BrowserHost>,
  onFrame: () => void,
): Promise<Output | undefined> {
  const { host } = reader;
  const read = await animationReaders[format]?.();
  const animation = await read?.({ source: sourceOf(file, format, inspection), decoders, host });
  if (!animation) return undefined;
  const watched = { ...animation, frames: watching(animation.frames, settings, onFrame) };
  const sized = arrangeAnimation(watched, geometryOf(settings, animation), settings);
  const { width, height } = sized;
  return firstResult(reader, encoders, async (codec, encoder): Promise<Output | undefined> => {
    const encoded = await codec.encodeAnimation?.(sized, settings, host);
    return encoded && { width, height, encoded, report: { encoder } };
  });
}

/** Reports each frame, which resets the pool's hang timer, and fills transparency if requested. */
async function* watching(
  frames: Animation['frames'],
  settings: EncodeSettings,
  onFrame: () => void,
): Animation['frames'] {
  for await (const { picture, milliseconds } of frames) {
    onFrame();
    // A copy, because readers draw the next frame onto this one.
    const filled = () => flattened({ ...picture, data: picture.data.slice() }, settings);
    yield { picture: needsBackground(picture, settings) ? filled() : picture, milliseconds };
  }
}
