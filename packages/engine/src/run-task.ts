import type { Encoded, EncodeSettings } from '@image-converter/codecs/codec';
import type { BrowserHost, Picture } from '@image-converter/codecs/native/picture';
import type { BrowserEncoder } from '@image-converter/formats/formats';
import { asConversionError } from './as-conversion-error.ts';
import { encodersWorthLoading, firstResult } from './codecs.ts';
import { openFile } from './decode-file.ts';
import { ConversionError } from './errors.ts';
import { hostWith } from './host.ts';
import type { OnPage, Output, Task, TaskResult } from './protocol.ts';

/** Encoding blocks the thread, so one picture is encoded at a time while the next is being decoded. */
let encoding: Promise<unknown> = Promise.resolve();

/** Converts a file, in a worker, to one file or one per requested page. */
export async function runTask(task: Task, helpers: readonly MessagePort[], onPage: OnPage): Promise<TaskResult> {
  const host = hostWith(task.limits, { exact: task.exact, deep: task.deep, helpers });
  const opened = await openFile(task, host, task.settings);
  const sourceFormat = task.format;
  if (!task.needsPipeline) {
    const { picture, pagesOrFrames } = await opened.decodePage(1);
    const isStill = !task.animates || pagesOrFrames === 1;
    if (isStill) return { outputs: [await encodePage(picture, task, host)], pagesOrFrames, sourceFormat };
  }
  const { runPipeline } = await loadFurther();
  const further = await runPipeline({
    task,
    host,
    opened,
    encodeBy,
    inTurn,
    blobOf,
    onPage,
  });
  return { ...further, sourceFormat };
}

function loadFurther() {
  return import('./options-pipeline.ts').catch((cause: unknown) => {
    throw new ConversionError('CODEC_UNAVAILABLE', cause);
  });
}

function encodePage(picture: Picture, task: Task, host: BrowserHost): Promise<Output> {
  return inTurn(async () => {
    const suitable = await encodersWorthLoading(task.encoders, picture, task.settings, host);
    return encodeBy(suitable, picture, task, host);
  });
}

function inTurn<Result>(encodeNow: () => Promise<Result>): Promise<Result> {
  const encoded = encoding.then(encodeNow);
  encoding = encoded.catch(() => {});
  return encoded;
}

/** Uses the first encoder that accepts the picture. */
async function encodeBy(
  encoders: readonly BrowserEncoder[],
  picture: Picture,
  { settings, longestSide }: Task,
  host: BrowserHost,
): Promise<Output> {
  const { width, height } = picture;
  if (Math.max(width, height) > longestSide) throw new ConversionError('TOO_LARGE', `${width} × ${height}`);
  try {
    return await firstResult<BrowserEncoder, Output>(encoders, async (codec, encoder) => {
      const encoded = await codec.encode(picture, settings, host);
      const depth = 'deep' in picture && picture.deep ? ({ bits: 16 } as const) : {};
      return encoded && { width, height, blob: blobOf(encoded, settings), report: { encoder, ...depth } };
    });
  } catch (error) {
    throw asConversionError(error, 'ENCODE_FAILED');
  }
}

function blobOf(encoded: Encoded, { mediaType }: EncodeSettings): Blob {
  return encoded instanceof Blob ? encoded : new Blob(encoded, { type: mediaType });
}
