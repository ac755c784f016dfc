import type { Obstacle } from '@image-converter/formats/obstacles';
import type { errorCodes } from './error-codes.ts';

export type ErrorCode = (typeof errorCodes)[number];

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
