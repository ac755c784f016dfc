import type { Encoded } from '@image-converter/codecs/codec';
import type { BrowserHost, Picture } from '@image-converter/codecs/native/picture';
import { load } from './codecs.ts';
import { convertPages } from './convert-pages.ts';
import type { OpenFile } from './decode-file.ts';
import type { OnPage, Output, Task, TaskResult } from './protocol.ts';
import { encodeFrames } from './run-animation.ts';

/** A task, and what it needs to be done. */
interface Work {
  readonly task: Task;
  readonly host: BrowserHost;
  readonly opened: OpenFile;
  encodePage(picture: Picture): Promise<Output>;
  /** One at a time. */
  inTurn<Result>(encode: () => Promise<Result>): Promise<Result>;
  blobOf(encoded: Encoded): Blob;
  onPage: OnPage;
}

type Converted = Pick<TaskResult, 'outputs' | 'pagesOrFrames'>;

/** What most files do not ask for: data in another wrapping, several pages, and animations. */
export async function runFurther(work: Work): Promise<Converted> {
  const { task, onPage } = work;
  const repacked = task.repacks ? await repack(work) : undefined;
  if (repacked) return { outputs: [repacked], pagesOrFrames: 1 };
  return convertPages(task.order.pages, (page) => convertPage(page, work), onPage);
}

/** Undefined if the file has to be decoded after all. */
async function repack({ task, opened, blobOf }: Work): Promise<Output | undefined> {
  const [encoder] = task.encoders;
  const repacked = encoder && (await (await load(encoder)).repack?.(opened.source, task.order));
  if (!repacked) return undefined;
  const { width, height, encoded } = repacked;
  return { width, height, blob: blobOf(encoded) };
}

async function convertPage(page: number, work: Work): Promise<Converted> {
  const { task, host, opened, inTurn, blobOf, encodePage, onPage } = work;
  const { picture, pagesOrFrames } = await opened.decodePage(page);
  if (task.animates && pagesOrFrames > 1) {
    const { width, height } = picture;
    const moving = await inTurn(() => encodeFrames(opened.source, task, host, onPage));
    if (moving) return { outputs: [{ width, height, blob: blobOf(moving) }], pagesOrFrames: 1 };
  }
  return { outputs: [await encodePage(picture)], pagesOrFrames };
}
