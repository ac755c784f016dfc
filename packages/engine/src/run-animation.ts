import type { Animation } from '@image-converter/codecs/animation/animation';
import { animationReaders } from '@image-converter/codecs/animation/readers';
import { type Encoded, type EncodeSettings, type Source, sourceOf } from '@image-converter/codecs/codec';
import { flattened } from '@image-converter/codecs/native/paint';
import { type BrowserHost, needsBackground } from '@image-converter/codecs/native/picture';
import type { BrowserEncoder } from '@image-converter/formats/formats';
import type { Size } from '@image-converter/formats/inspection';
import { firstResult } from './codecs.ts';
import type { Task } from './protocol.ts';
import { resizeAnimation } from './resize.ts';

interface Written extends Size {
  readonly encoder: BrowserEncoder;
  readonly encoded: Encoded;
}

/** Encodes all frames of a file. Undefined if this browser reads only the first one. */
export async function encodeFrames(
  { inspection }: Source,
  { file, format, decoders, encoders, settings }: Task,
  host: BrowserHost,
  onFrame: () => void,
): Promise<Written | undefined> {
  const read = await animationReaders[format]?.();
  const animation = await read?.({ source: sourceOf(file, format, inspection), decoders, host });
  if (!animation) return undefined;
  const watched = { ...animation, frames: watching(animation.frames, settings, onFrame) };
  const sized = resizeAnimation(watched, settings, host);
  const { width, height } = sized;
  return firstResult<BrowserEncoder, Written>(encoders, async (codec, encoder) => {
    const encoded = await codec.encodeAnimation?.(sized, settings, host);
    return encoded && { width, height, encoder, encoded };
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
