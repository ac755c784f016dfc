import type { WasmCodec } from '@image-converter/codecs/facts';
import type { Limits } from '@image-converter/codecs/native/picture';
import type { PageProgress } from '@image-converter/codecs/pipeline/platform';
import type { ChosenFile, Task as ConversionTask } from '@image-converter/codecs/pipeline/task';
import type { AnyFormat } from '@image-converter/formats/any-format';
import type { BrowserCodec, BrowserDecoder, BrowserEncoder } from '@image-converter/formats/formats';
import type { Size } from '@image-converter/formats/inspection';
import type { Obstacle } from '@image-converter/formats/obstacles';
import type { Report } from '@image-converter/formats/report';
import type { ErrorCode } from './errors.ts';

export type { OnPage, PageProgress } from '@image-converter/codecs/pipeline/platform';

export interface Task extends ConversionTask {
  readonly limits: Limits;
}

/** A converted picture. */
interface Output extends Size {
  readonly blob: Blob;
  readonly report: Report;
}

export interface TaskResult {
  /** One per requested page and size; a plain picture has one. */
  readonly outputs: readonly [Output, ...Output[]];
  readonly sourceFormat: AnyFormat;
  /** Number in the file; 1 if one output holds all of them, like the frames of an animation. */
  readonly pagesOrFrames: number;
}

export type Helpers = { [codec in BrowserCodec]?: MessagePort[] };

export type ToWorker =
  /** Convert a file; the workers at the other end of the ports help those codecs. */
  | { kind: 'run'; id: number; task: Task; helpers: Helpers }
  /** Do what this codec of another worker requests through the port, until `end-help`. */
  | {
      kind: 'help';
      id: number;
      codec: BrowserCodec;
      chosen: ChosenFile;
      settings: Task['settings'];
      leader: MessagePort;
    }
  | { kind: 'end-help'; id: number }
  /** Answer a page that shows files. */
  | { kind: 'view'; page: MessagePort }
  /** Load the codec for a file before it is converted. */
  | { kind: 'prepare'; codec: BrowserDecoder; chosen: ChosenFile }
  /** Get an encoder ready before a file is converted. */
  | { kind: 'prepare-encoder'; codec: BrowserEncoder }
  | { kind: 'module'; codec: WasmCodec; module: WebAssembly.Module }
  | { kind: 'no-module'; codec: WasmCodec };

export type FromWorker =
  | { kind: 'done'; id: number; result: TaskResult }
  /** A page or frame is done: the worker is alive. */
  | { kind: 'page-done'; id: number; next: PageProgress | undefined }
  | { kind: 'failed'; id: number; code: ErrorCode; reason: string; obstacle: Obstacle | undefined }
  | { kind: 'need-module'; codec: WasmCodec };
