import type { Encoded, Order, Source } from '@image-converter/codecs/codec';
import type { BrowserHost, Picture } from '@image-converter/codecs/native/picture';
import type { BrowserEncoder } from '@image-converter/formats/formats';
import { encodersWorthLoading, firstResult, load } from './codecs.ts';
import { decodeSource, inspectedSource } from './decode-file.ts';
import { asConversionError, ConversionError } from './errors.ts';
import { hostWith } from './host.ts';
import type { Task, TaskResult } from './protocol.ts';

/** Encoding blocks the thread, so pictures are encoded one at a time, while the next is being decoded. */
let encoding: Promise<unknown> = Promise.resolve();

/** From a file to a file, in a worker. */
export async function runTask(task: Task, helpers: readonly MessagePort[]): Promise<TaskResult> {
  const host = hostWith(task.limits, helpers);
  const source = await inspectedSource(task, host);
  const repacked = task.repacks ? await repack(source, task) : undefined;
  if (repacked) return { ...repacked, sourceFormat: task.format, pagesOrFrames: 1 };
  const { picture, pagesOrFrames } = await decodeSource(source, task, host);

  const moving = task.animates && pagesOrFrames > 1 ? await inTurn(() => encodeMoving(source, task, host)) : undefined;
  const blob = moving ?? (await inTurn(() => encode(picture, task, host)));
  const { width, height } = picture;
  return { blob, width, height, sourceFormat: task.format, pagesOrFrames: moving ? 1 : pagesOrFrames };
}

function inTurn<Result>(encodeNow: () => Promise<Result>): Promise<Result> {
  const encoded = encoding.then(encodeNow);
  encoding = encoded.catch(() => {});
  return encoded;
}

/** The code for it is loaded with the first animation. */
async function encodeMoving(source: Source, task: Task, host: BrowserHost): Promise<Blob | undefined> {
  const { encodeFrames } = await import('./run-animation.ts');
  const encoded = await encodeFrames(source, task, host);
  return encoded && blobOf(encoded, task.order);
}

/** Undefined if the file has to be decoded after all. */
async function repack(source: Source, { order, encoders }: Task) {
  const [encoder] = encoders;
  const repacked = encoder && (await (await load(encoder)).repack?.(source, order));
  if (!repacked) return undefined;
  const { encoded, width, height } = repacked;
  return { blob: blobOf(encoded, order), width, height };
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
