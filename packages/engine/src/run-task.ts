import type { Encoded, Order, Source } from '@image-converter/codecs/codec';
import type { BrowserHost, Picture } from '@image-converter/codecs/native/picture';
import type { BrowserEncoder } from '@image-converter/formats/formats';
import type { Size } from '@image-converter/formats/inspection';
import { asConversionError } from './as-conversion-error.ts';
import { encodersWorthLoading, firstResult, load } from './codecs.ts';
import { openFile } from './decode-file.ts';
import { ConversionError } from './errors.ts';
import { hostWith } from './host.ts';
import type { Output, Task, TaskResult } from './protocol.ts';

/** Encoding blocks the thread, so pictures are encoded one at a time, while the next is being decoded. */
let encoding: Promise<unknown> = Promise.resolve();

/** From a file to a file, or to one for each of its pages that is wanted, in a worker. */
export async function runTask(task: Task, helpers: readonly MessagePort[], onPage: () => void): Promise<TaskResult> {
  const host = hostWith(task.limits, helpers);
  const { source, decodePage } = await openFile(task, host, task.order);
  const whole = { sourceFormat: task.format, pagesOrFrames: 1 };
  const repacked = task.repacks ? await repack(source, task) : undefined;
  if (repacked) return { ...whole, outputs: [repacked] };

  const convertPage = async (page: number) => {
    const { picture, pagesOrFrames } = await decodePage(page);
    const encodeMoving = () => encodeAnimation(source, task, host, onPage);
    const moving = task.animates && pagesOrFrames > 1 ? await inTurn(encodeMoving) : undefined;
    if (moving) return { outputs: [{ ...sizeOf(picture), blob: moving }], pagesOrFrames: 1 } as const;
    return { outputs: [await encodePage(picture, task, host)], pagesOrFrames } as const;
  };
  const { pages } = task.order;
  const converted = pages === 'first' ? convertPage(1) : (await loadPages()).convertPages(pages, convertPage, onPage);
  return { ...(await converted), sourceFormat: task.format };
}

function loadPages() {
  return import('./convert-pages.ts').catch((cause: unknown) => {
    throw new ConversionError('CODEC_UNAVAILABLE', cause);
  });
}

function encodePage(picture: Picture, task: Task, host: BrowserHost): Promise<Output> {
  return inTurn(async () => ({ ...sizeOf(picture), blob: await encode(picture, task, host) }));
}

function inTurn<Result>(encodeNow: () => Promise<Result>): Promise<Result> {
  const encoded = encoding.then(encodeNow);
  encoding = encoded.catch(() => {});
  return encoded;
}

/** Undefined if the file has to be decoded after all. */
async function repack(source: Source, { order, encoders }: Task): Promise<Output | undefined> {
  const [encoder] = encoders;
  const repacked = encoder && (await (await load(encoder)).repack?.(source, order));
  return repacked && { ...sizeOf(repacked), blob: blobOf(repacked.encoded, order) };
}

/** The code for it is loaded with the first animation. Undefined if this browser reads only the first frame. */
async function encodeAnimation(
  source: Source,
  task: Task,
  host: BrowserHost,
  onFrame: () => void,
): Promise<Blob | undefined> {
  const { encodeFrames } = await import('./run-animation.ts');
  const encoded = await encodeFrames(source, task, host, onFrame);
  return encoded && blobOf(encoded, task.order);
}

function sizeOf({ width, height }: Size): Size {
  return { width, height };
}

async function encode(picture: Picture, { order, encoders, longestSide }: Task, host: BrowserHost): Promise<Blob> {
  const { width, height } = picture;
  if (Math.max(width, height) > longestSide) throw new ConversionError('TOO_LARGE', `${width} × ${height}`);
  const suitable = await encodersWorthLoading(encoders, picture, order, host);
  try {
    const encoded = await firstResult<BrowserEncoder, Encoded>(suitable, (codec) => codec.encode(picture, order, host));
    return blobOf(encoded, order);
  } catch (error) {
    throw asConversionError(error, 'ENCODE_FAILED');
  }
}

function blobOf(encoded: Encoded, { mediaType }: Order): Blob {
  return encoded instanceof Blob ? encoded : new Blob(encoded, { type: mediaType });
}
