import { LimitExceeded } from '@image-converter/codecs/pipeline/platform';
import { codecErrorCodes } from '@image-converter/formats/codec-error';
import { type Obstacle, obstacleIn } from '@image-converter/formats/obstacles';

export const decodingErrorCodes = [
  ...codecErrorCodes,
  /** The file is not in a format that the server converts. */
  'FORMAT_MISMATCH',
  /** The picture is wider or higher than the target allows. */
  'SIDE_TOO_LONG',
  'TIMED_OUT',
  'OUT_OF_MEMORY',
  'CRASHED',
  'SHUTTING_DOWN',
  'ABORTED',
  /** The result exceeds a limit: the bytes or pages that the server sends, or the requested max size. */
  'RESULT_TOO_LARGE',
  /** Too many bytes are already waiting to be sent. */
  'NO_ROOM',
] as const;

export type DecodingErrorCode = (typeof decodingErrorCodes)[number];

export class DecodingError extends Error {
  override readonly name = 'DecodingError';
  readonly code: DecodingErrorCode;
  /** The unsupported feature of the file, if known. */
  readonly obstacle: Obstacle | undefined;

  constructor(code: DecodingErrorCode, cause?: unknown, obstacle?: Obstacle) {
    super(code, { cause });
    this.code = code;
    this.obstacle = obstacle;
  }
}

/** The child ended before it had the whole file, so the job is not to blame and another child can take it. */
export class JobNotTaken extends DecodingError {
  constructor(cause: unknown) {
    super('CRASHED', cause);
  }
}

const exceeded: Readonly<Record<LimitExceeded['limit'], DecodingErrorCode>> = {
  side: 'SIDE_TOO_LONG',
  bytes: 'RESULT_TOO_LARGE',
  pages: 'RESULT_TOO_LARGE',
};

/** Errors of codecs and inspectors carry codes that are a subset of ours. */
export function asDecodingError(error: unknown, otherwise: DecodingErrorCode): DecodingError {
  if (error instanceof DecodingError) return error;
  if (error instanceof LimitExceeded) return new DecodingError(exceeded[error.limit], error);
  const code = (error as { code?: unknown } | null)?.code;
  return new DecodingError(codecErrorCodes.find((one) => one === code) ?? otherwise, error, obstacleIn(error));
}
