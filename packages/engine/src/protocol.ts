import type { EncodeSettings } from '@image-converter/codecs/codec';
import type { WasmCodec } from '@image-converter/codecs/facts';
import type { Limits } from '@image-converter/codecs/native/picture';
import type { AnyFormat } from '@image-converter/formats/any-format';
import type { BrowserDecoder, BrowserEncoder } from '@image-converter/formats/formats';
import type { Size } from '@image-converter/formats/inspection';
import type { Obstacle } from '@image-converter/formats/obstacles';
import type { Report } from '@image-converter/formats/report';
import type { ErrorCode } from './errors.ts';

/** A file with its format, detected when it was chosen, and its decoders in the order to try. */
export interface ChosenFile {
  readonly file: Blob;
  readonly format: AnyFormat;
  readonly decoders: readonly BrowserDecoder[];
}

/** Everything a worker needs to convert a file: workers do not load the table of formats. */
export interface Task extends ChosenFile {
  readonly settings: EncodeSettings;
  readonly encoders: readonly BrowserEncoder[];
  /** Whether it needs the options pipeline, which is loaded on demand. */
  readonly needsPipeline: boolean;
  /** Whether the target can contain the file's data unchanged. */
  readonly repacks: boolean;
  /** Whether the target supports animation. */
  readonly animates: boolean;
  /** Max side of the target, in pixels. */
  readonly longestSide: number;
  /** Whether the target keeps every pixel. */
  readonly exact: boolean;
  /** Whether the result keeps more than 8 bits per sample. */
  readonly deep: boolean;
  readonly limits: Limits;
  /** Copy of a bitmap rasterised by the page, for files that no worker can rasterise. */
  readonly rasterised?: ImageBitmap;
}

/** A converted picture. */
export interface Output extends Size {
  readonly blob: Blob;
  readonly report: Report;
}

/** The page being converted, and the last one to convert. */
export interface PageProgress {
  readonly page: number;
  readonly last: number;
}

/** Called after each page or frame. `next` is set if another page follows. */
export type OnPage = (next?: PageProgress) => void;

export interface TaskResult {
  /** One per requested page; a plain picture has one. */
  readonly outputs: readonly [Output, ...Output[]];
  readonly sourceFormat: AnyFormat;
  /** Number in the file; 1 if one output holds all of them, like the frames of an animation. */
  readonly pagesOrFrames: number;
}

export type ToWorker =
  /** Convert a file; if it consists of pieces, the workers at the other end of the ports help. */
  | { kind: 'run'; id: number; task: Task; helpers: MessagePort[] }
  /** Decode pieces of a file that another worker requests through the port, until `end-help`. */
  | { kind: 'help'; id: number; codec: BrowserDecoder; chosen: ChosenFile; leader: MessagePort }
  | { kind: 'end-help'; id: number }
  /** Answer a page that shows files. */
  | { kind: 'view'; page: MessagePort }
  /** Load the codec for a file before it is converted. */
  | { kind: 'prepare'; codec: BrowserDecoder; chosen: ChosenFile }
  | { kind: 'module'; codec: WasmCodec; module: WebAssembly.Module }
  | { kind: 'no-module'; codec: WasmCodec };

export type FromWorker =
  | { kind: 'done'; id: number; result: TaskResult }
  /** A page or frame is done: the worker is alive. */
  | { kind: 'page-done'; id: number; next: PageProgress | undefined }
  | { kind: 'failed'; id: number; code: ErrorCode; reason: string; obstacle: Obstacle | undefined }
  | { kind: 'need-module'; codec: WasmCodec };
