import type { Encoded } from '@image-converter/codecs/codec';
import type { BrowserHost, Picture } from '@image-converter/codecs/native/picture';
import type { BrowserEncoder } from '@image-converter/formats/formats';
import { rangeOf } from '@image-converter/formats/pages';
import { encodersWorthLoading, firstResult } from './codecs.ts';
import { openFile } from './decode-file.ts';
import { asConversionError, ConversionError } from './errors.ts';
import { hostWith } from './host.ts';
import type { Output, Task, TaskResult } from './protocol.ts';

/** Encoding blocks the thread, so pictures are encoded one at a time, while the next is being decoded. */
let encoding: Promise<unknown> = Promise.resolve();

/** From a file to a file, or to one for each of its pages that is wanted, in a worker. */
export async function runTask(task: Task, helpers: readonly MessagePort[], onPage: () => void): Promise<TaskResult> {
  const host = hostWith(task.limits, helpers);
  const decodePage = await openFile(task, host, task.order);
  const convertPage = async (page: number) => {
    const { picture, pagesOrFrames } = await decodePage(page);
    return { output: await encodeInTurn(picture, task, host), pagesOrFrames };
  };
  const { from, to } = rangeOf(task.order.pages);
  const { output, pagesOrFrames } = await convertPage(from);
  const outputs: [Output, ...Output[]] = [output];
  for (let page = from + 1; page <= Math.min(to, pagesOrFrames); page += 1) {
    onPage();
    outputs.push((await convertPage(page)).output);
  }
  return { outputs, sourceFormat: task.format, pagesOrFrames };
}

async function encodeInTurn(picture: Picture, task: Task, host: BrowserHost): Promise<Output> {
  const before = encoding;
  const encoded = before.then(() => encode(picture, task, host));
  encoding = encoded.catch(() => {});
  const { width, height } = picture;
  return { blob: await encoded, width, height };
}

async function encode(picture: Picture, { order, encoders, longestSide }: Task, host: BrowserHost): Promise<Blob> {
  const { width, height } = picture;
  if (Math.max(width, height) > longestSide) throw new ConversionError('TOO_LARGE', `${width} × ${height}`);
  const suitable = await encodersWorthLoading(encoders, picture, order, host);
  try {
    const encoded = await firstResult<BrowserEncoder, Encoded>(suitable, (codec) => codec.encode(picture, order, host));
    return encoded instanceof Blob ? encoded : new Blob(encoded, { type: order.mediaType });
  } catch (error) {
    throw asConversionError(error, 'ENCODE_FAILED');
  }
}
