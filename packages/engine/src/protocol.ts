import type { Format, Target } from '@image-converter/formats/formats';
import type { ErrorCode } from './errors.ts';

/** What a device can hold; tests set it lower. */
export interface Limits {
  /** Pixels of one canvas. */
  canvasArea: number;
  /** Pixels along one side of a canvas. */
  canvasSide: number;
  /** Pixels of the largest picture that is worth trying. */
  pixels: number;
}

/** The codecs that come as WebAssembly, each fetched when a file first needs it. */
export type Codec = 'heic' | 'magick' | 'webp' | 'png';

export interface Conversion {
  file: Blob;
  target: Target;
  limits: Limits;
}

export interface Converted {
  blob: Blob;
  width: number;
  height: number;
  sourceFormat: Format;
  pagesOrFrames: number;
}

export type ToWorker =
  /** Convert a file; if it consists of tiles, the workers at the other end of the ports help. */
  | { kind: 'convert'; id: number; conversion: Conversion; helpers: MessagePort[] }
  /** Decode tiles of a file for another worker, as it asks for them through the port. */
  | { kind: 'help'; file: Blob; leader: MessagePort }
  /** Get ready for a file before it is converted. */
  | { kind: 'prepare'; format: Format; file: Blob }
  | { kind: 'module'; codec: Codec; module: WebAssembly.Module }
  | { kind: 'no-module'; codec: Codec };

export type FromWorker =
  | { kind: 'converted'; id: number; converted: Converted }
  | { kind: 'failed'; id: number; code: ErrorCode; reason: string }
  | { kind: 'need-module'; codec: Codec };
