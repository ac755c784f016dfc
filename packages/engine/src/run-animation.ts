import type { Animation } from '@image-converter/codecs/animation/animation';
import { animationReaders } from '@image-converter/codecs/animation/readers';
import { type Encoded, type Source, sourceOf } from '@image-converter/codecs/codec';
import type { BrowserHost } from '@image-converter/codecs/native/picture';
import type { BrowserEncoder } from '@image-converter/formats/formats';
import { firstResult } from './codecs.ts';
import type { Task } from './protocol.ts';

interface Written {
  readonly encoder: BrowserEncoder;
  readonly encoded: Encoded;
}

/** All frames of a file. Undefined if this browser reads only the first one. */
export async function encodeFrames(
  { inspection }: Source,
  { file, format, decoders, encoders, order }: Task,
  host: BrowserHost,
  onFrame: () => void,
): Promise<Written | undefined> {
  const read = await animationReaders[format]?.();
  const animation = await read?.({ source: sourceOf(file, format, inspection), decoders, host });
  if (!animation) return undefined;
  const watched = { ...animation, frames: watching(animation.frames, onFrame) };
  return firstResult<BrowserEncoder, Written>(encoders, async (codec, encoder) => {
    const encoded = await codec.encodeAnimation?.(watched, order, host);
    return encoded && { encoder, encoded };
  });
}

/** A long animation is no worker that hangs. */
async function* watching(frames: Animation['frames'], onFrame: () => void): Animation['frames'] {
  for await (const frame of frames) {
    onFrame();
    yield frame;
  }
}
