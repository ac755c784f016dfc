import type { CodecErrorCode } from '@image-converter/formats/codec-error';
import type { Obstacle } from '@image-converter/formats/obstacles';

/** Reasons why a file was not converted. Every code has a text in every language. */
export type ErrorCode =
  | CodecErrorCode
  | 'EMPTY'
  | 'UNKNOWN_FORMAT'
  | 'DECODE_FAILED'
  | 'CANNOT_FIT'
  | 'WORKER_CRASHED'
  | 'TIMED_OUT'
  | 'CODEC_UNAVAILABLE'
  | 'ABORTED';

const internalMessages: Partial<Record<ErrorCode, string>> = {
  DECODE_FAILED: 'Image loading failed',
  ENCODE_FAILED: 'Canvas conversion failed',
};

export class ConversionError extends Error {
  override name = 'ConversionError';
  readonly code: ErrorCode;
  /** The unsupported feature of the file, if known. */
  readonly obstacle: Obstacle | undefined;

  constructor(code: ErrorCode, cause?: unknown, obstacle?: Obstacle) {
    super(internalMessages[code] ?? code, { cause });
    this.code = code;
    this.obstacle = obstacle;
  }
}
