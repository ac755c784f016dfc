import { codecErrorCodes } from '@image-converter/formats/codec-error';
import { type Obstacle, obstacleIn } from '@image-converter/formats/obstacles';

/** Why a file was not converted. Every code has a text in every language. */
const errorCodes = [
  ...codecErrorCodes,
  'EMPTY',
  'UNKNOWN_FORMAT',
  'DECODE_FAILED',
  'WORKER_CRASHED',
  'TIMED_OUT',
  'CODEC_UNAVAILABLE',
  'ABORTED',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

const internalMessages: Partial<Record<ErrorCode, string>> = {
  DECODE_FAILED: 'Image loading failed',
  ENCODE_FAILED: 'Canvas conversion failed',
};

export class ConversionError extends Error {
  override name = 'ConversionError';
  readonly code: ErrorCode;
  /** What in the file is not supported, if that is known. */
  readonly obstacle: Obstacle | undefined;

  constructor(code: ErrorCode, cause?: unknown, obstacle?: Obstacle) {
    super(internalMessages[code] ?? code, { cause });
    this.code = code;
    this.obstacle = obstacle;
  }
}

/** The codes of inspectors and codecs are ours, too. */
export function asConversionError(error: unknown, otherwise: ErrorCode): ConversionError {
  if (error instanceof ConversionError) return error;
  const code = (error as { code?: unknown } | null)?.code;
  const known = errorCodes.find((one) => one === code);
  return new ConversionError(known ?? otherwise, error, obstacleIn(error));
}
