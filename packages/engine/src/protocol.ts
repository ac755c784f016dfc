import type { EncodeSettings } from '@image-converter/codecs/codec';
import type { WasmCodec } from '@image-converter/codecs/facts';
import type { Limits } from '@image-converter/codecs/native/picture';
import type { AnyFormat } from '@image-converter/formats/any-format';
import type { BrowserDecoder, BrowserEncoder } from '@image-converter/formats/formats';
import type { Size } from '@image-converter/formats/inspection';
import type { Obstacle } from '@image-converter/formats/obstacles';
import type { Report } from '@image-converter/formats/report';
import type { ErrorCode } from './errors.ts';

/** A file with its format, which was found when it was chosen, and the codecs that may read it, in their order. */
export interface ChosenFile {
  readonly file: Blob;
  readonly format: AnyFormat;
  readonly decoders: readonly BrowserDecoder[];
}

/** Who answers at the other end of a port. */
export type Helper = BrowserDecoder | 'view';

/** What a worker is to do with a file, complete: workers do not load the table of formats. */
export interface Task extends ChosenFile {
  readonly settings: EncodeSettings;
  readonly encoders: readonly BrowserEncoder[];
  /** Whether it takes more than most files ask for, whose code is loaded first. */
  readonly needsPipeline: boolean;
  /** Whether the target may hold the file's data as it is. */
  readonly repacks: boolean;
  /** Whether the target shows moving pictures. */
  readonly animates: boolean;
  /** Of the target, in pixels. */
  readonly longestSide: number;
  readonly limits: Limits;
  /** A copy of what the page has drawn, of files that no worker can draw. */
  readonly rasterised?: ImageBitmap;
}

/** A converted picture. */
export interface Output extends Size {
  readonly blob: Blob;
  readonly report: Report;
}

/** Which page of a file is in work, and which will be the last. */
export interface PageProgress {
  readonly page: number;
  readonly last: number;
}

/** Called when a page or a frame of several is done; with a page, that one is next. */
export type OnPage = (next?: PageProgress) => void;

export interface TaskResult {
  /** One for each page that was wanted; a plain picture has one. */
  readonly outputs: readonly [Output, ...Output[]];
  readonly sourceFormat: AnyFormat;
  /** How many the file has; 1 if all of them are in one output, as the frames of an animation are. */
  readonly pagesOrFrames: number;
}

export type ToWorker =
  /** Convert a file; if it consists of pieces, the workers at the other end of the ports help. */
  | { kind: 'run'; id: number; task: Task; helpers: MessagePort[] }
  /** Decode pieces of a file for another worker, or for a page that shows it, as asked for through the port. */
  | { kind: 'help'; codec: Helper; chosen: ChosenFile; leader: MessagePort }
  /** Get the codec ready for a file before it is converted. */
  | { kind: 'prepare'; codec: BrowserDecoder; chosen: ChosenFile }
  | { kind: 'module'; codec: WasmCodec; module: WebAssembly.Module }
  | { kind: 'no-module'; codec: WasmCodec };

export type FromWorker =
  | { kind: 'done'; id: number; result: TaskResult }
  /** A page of several is done: the worker is alive. */
  | { kind: 'page-done'; id: number; next: PageProgress | undefined }
  | { kind: 'failed'; id: number; code: ErrorCode; reason: string; obstacle: Obstacle | undefined }
  | { kind: 'need-module'; codec: WasmCodec };
