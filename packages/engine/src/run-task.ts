import type { Encoded } from '@image-converter/codecs/codec';
import type { BrowserHost, Picture } from '@image-converter/codecs/native/picture';
import type { BrowserEncoder } from '@image-converter/formats/formats';
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
    return { outputs: [await encodeInTurn(picture, task, host)], pagesOrFrames } as const;
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
