import type { Animation } from '@image-converter/codecs/animation/animation';
import { animationReaders } from '@image-converter/codecs/animation/readers';
import { type EncodeSettings, sourceOf } from '@image-converter/codecs/codec';
import { flattened } from '@image-converter/codecs/native/paint';
import { type BrowserHost, needsBackground, type Picture } from '@image-converter/codecs/native/picture';
import { joinPages } from '@image-converter/codecs/pipeline/join-pages';
import type { Reader } from '@image-converter/codecs/pipeline/open-file';
import { firstResult, type OnPage, type Output } from '@image-converter/codecs/pipeline/platform';
import type { ChosenFile, Task } from '@image-converter/codecs/pipeline/task';
import { UnsupportedFile } from '@image-converter/formats/codec-error';
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
  const animation = await animationIn({ file, format, decoders }, inspection, host);
  if (!animation) return undefined;
  const watched = { ...animation, frames: watching(animation.frames, settings, onFrame) };
  const sized = arrangeAnimation(watched, geometryOf(settings, animation), settings);
  const { width, height } = sized;
  return firstResult(reader, encoders, async (codec, encoder): Promise<Output | undefined> => {
    const encoded = await codec.encodeAnimation?.(sized, settings, host);
    return encoded && { width, height, encoded, report: { encoder } };
  });
}

/** Of one file, each as a file of its own. */
const maxFrames = 1000;
/** Of all of them together: about a thousand frames of a full HD video. */
const maxPixelsOfFrames = 2 ** 31;

/** The frames of an animation, as pictures. Undefined if there are none, or this browser reads only the first one. */
export async function framesIn(
  task: Task,
  inspection: Inspection | undefined,
  { host }: Reader<Picture, BrowserHost>,
  onPage: OnPage,
): Promise<AsyncIterable<Picture> | undefined> {
  if (inspection?.frames === 1) return undefined;
  const animation = await animationIn(task, inspection, host);
  if (!animation) return undefined;
  const { count, width, height, frames } = animation;
  if (count > maxFrames || count * width * height > maxPixelsOfFrames) throw new UnsupportedFile('TOO_MANY_FRAMES');
  return counted(frames, count, onPage);
}

async function* counted(frames: Animation['frames'], last: number, onPage: OnPage): AsyncGenerator<Picture> {
  let page = 0;
  for await (const { picture } of frames) {
    page += 1;
    onPage({ page, last });
    yield picture;
  }
}

async function animationIn(
  { file, format, decoders }: ChosenFile,
  inspection: Inspection | undefined,
  host: BrowserHost,
): Promise<Animation | undefined> {
  const read = await animationReaders[format]?.();
  return read?.({ source: sourceOf(file, format, inspection), decoders, host });
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

/** Here, because a worker that needs it has loaded this anyway, or is about to. */
export const joinFrames = joinPages;
