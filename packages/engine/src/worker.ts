import { sourceOf } from '@image-converter/codecs/codec';
import type { BrowserHost } from '@image-converter/codecs/native/picture';
import { convert } from '@image-converter/codecs/pipeline/convert';
import { keepsColours } from '@image-converter/codecs/pipeline/keeps-colours';
import type { OnPage, Output } from '@image-converter/codecs/pipeline/platform';
import type { ChosenFile } from '@image-converter/codecs/pipeline/task';
import type { BrowserDecoder } from '@image-converter/formats/formats';
import { asConversionError } from './as-conversion-error.ts';
import { inspectorOf, load } from './codecs.ts';
import { hostWith } from './host.ts';
import { deviceLimits } from './limits.ts';
import { browserPlatform } from './platform.ts';
import type { FromWorker, Task, TaskResult, ToWorker } from './protocol.ts';

function send(message: FromWorker): void {
  self.postMessage(message);
}

self.onmessage = async ({ data: message }: MessageEvent<ToWorker>) => {
  switch (message.kind) {
    case 'prepare':
      // Failures are ignored here: the codec is requested again when a file needs it, and that failure is reported.
      void prepare(message.codec, message.chosen).catch(() => {});
      return;
    case 'prepare-encoder':
      void load(message.codec)
        .then((codec) => codec.getReady?.(hostWith(deviceLimits())))
        .catch(() => {});
      return;
    case 'help':
      void help(message);
      return;
    case 'view':
      void view(message.page);
      return;
    case 'run': {
      const { id, task, helpers } = message;
      try {
        const onPage: OnPage = (next) => send({ kind: 'page-done', id, next });
        send({ kind: 'done', id, result: await run(task, helpers, onPage) });
      } catch (error) {
        const { code, cause, obstacle } = asConversionError(error);
        send({ kind: 'failed', id, code, reason: String(cause ?? error), obstacle });
      }
    }
  }
};

async function run(task: Task, helpers: BrowserHost['helpers'], onPage: OnPage): Promise<TaskResult> {
  const { limits, exact, deep, format, settings } = task;
  const host = hostWith(limits, { exact, deep, keepsColours: keepsColours(settings), helpers });
  const { outputs, pagesOrFrames } = await convert(task, browserPlatform(host, onPage));
  const inBlob = ({ encoded, ...rest }: Output) => ({
    ...rest,
    blob: encoded instanceof Blob ? encoded : new Blob(encoded, { type: settings.mediaType }),
  });
  const [first, ...others] = outputs;
  return { outputs: [inBlob(first), ...others.map(inBlob)], pagesOrFrames, sourceFormat: format };
}

/** Loads the inspector and this codec or, if it does not accept the file, the next one that does. */
async function prepare(first: BrowserDecoder, chosen: ChosenFile): Promise<void> {
  const { file, format, decoders } = chosen;
  const source = sourceOf(file, format);
  await inspectorOf(chosen);
  for (const name of decoders.slice(decoders.indexOf(first))) {
    const codec = await load(name);
    if (codec.takes && !(await codec.takes(source))) continue;
    await codec.getReady?.(hostWith(deviceLimits()));
    return;
  }
}

/** A leader waiting for pieces must be told if there will be none. */
async function help({ id, codec: name, chosen, settings, leader }: ToWorker & { kind: 'help' }): Promise<void> {
  const signal = endOfHelp(id);
  try {
    const codec = await load(name);
    if (signal.aborted) leader.close();
    else
      codec.help?.(
        signal,
        sourceOf(chosen.file, chosen.format),
        leader,
        hostWith(deviceLimits(), { keepsColours: keepsColours(settings) }),
      );
  } catch {
    leader.postMessage({ kind: 'failed' });
  }
}

/** Listens itself, for the same reason as the host: WebKit may run this script again meanwhile. */
function endOfHelp(id: number): AbortSignal {
  const ended = new AbortController();
  const listen = ({ data: message }: MessageEvent<ToWorker>) => {
    if (message.kind !== 'end-help' || message.id !== id) return;
    self.removeEventListener('message', listen);
    ended.abort();
  };
  self.addEventListener('message', listen);
  return ended.signal;
}

/** Comparing pictures shows every difference, so a view must not add its own. */
async function view(page: MessagePort): Promise<void> {
  try {
    const { answerThrough } = await import('./view/answer.ts');
    answerThrough(page, (keepsColours = false) => hostWith(deviceLimits(), { exact: true, keepsColours }));
  } catch {
    page.postMessage({ kind: 'failed' });
  }
}
