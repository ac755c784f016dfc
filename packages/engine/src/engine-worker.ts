import type { WasmCodec } from '@image-converter/codecs/facts';
import type { ChosenFile } from '@image-converter/codecs/pipeline/task';
import type { BrowserCodec, BrowserDecoder, BrowserEncoder } from '@image-converter/formats/formats';
import { ConversionError, type ErrorCode } from './errors.ts';
import { moduleOf } from './modules.ts';
import type { FromWorker, Helpers, OnPage, Task, TaskResult, ToWorker } from './protocol.ts';

interface Waiting {
  onPage: OnPage;
  resolve: (result: TaskResult) => void;
  reject: (error: ConversionError) => void;
}

/** One worker thread, seen from the page: promises instead of messages. */
export class EngineWorker {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, Waiting>();
  #newest = 0;

  constructor(onBroken: (worker: EngineWorker, event: Event) => void) {
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#receive(data);
    this.#worker.onerror = (event) => {
      event.preventDefault();
      onBroken(this, event);
    };
  }

  get load(): number {
    return this.#waiting.size;
  }

  /** `onPage` is called after each page of a multi-page file. */
  run(task: Task, helpers: Helpers, onPage: OnPage): Promise<TaskResult> {
    this.#newest += 1;
    const id = this.#newest;
    this.#send({ kind: 'run', id, task, helpers }, Object.values(helpers).flat());
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, onPage });
    });
  }

  /** Helps a codec of another worker. Call the returned function when that has ended, however it did. */
  help(codec: BrowserCodec, { file, format, decoders, settings }: Task, leader: MessagePort): () => void {
    this.#newest += 1;
    const id = this.#newest;
    const chosen = { file, format, decoders };
    this.#send({ kind: 'help', id, codec, chosen, settings, leader }, [leader]);
    return () => this.#send({ kind: 'end-help', id });
  }

  view(page: MessagePort): void {
    this.#send({ kind: 'view', page }, [page]);
  }

  prepare(codec: BrowserDecoder, chosen: ChosenFile): void {
    this.#send({ kind: 'prepare', codec, chosen });
  }

  prepareEncoder(codec: BrowserEncoder): void {
    this.#send({ kind: 'prepare-encoder', codec });
  }

  /** Terminates the worker at once. All pending calls fail with `code`. */
  end(code: ErrorCode, cause?: unknown): void {
    this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(new ConversionError(code, cause));
    this.#waiting.clear();
  }

  #send(message: ToWorker, transfer: Transferable[] = []): void {
    this.#worker.postMessage(message, transfer);
  }

  #receive(message: FromWorker): void {
    if (message.kind === 'need-module') {
      void this.#provide(message.codec);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    if (message.kind === 'page-done') {
      waiting?.onPage(message.next);
      return;
    }
    this.#waiting.delete(message.id);
    if (message.kind === 'done') waiting?.resolve(message.result);
    else waiting?.reject(new ConversionError(message.code, message.reason, message.obstacle));
  }

  async #provide(codec: WasmCodec): Promise<void> {
    try {
      this.#send({ kind: 'module', codec, module: await moduleOf(codec) });
    } catch {
      this.#send({ kind: 'no-module', codec });
    }
  }
}
