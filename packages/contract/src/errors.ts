import type { Obstacle } from '@image-converter/formats/obstacles';

/** Reasons for refusing a call, with their HTTP status. No other errors are ever sent. */
export const apiErrors = {
  INVALID_REQUEST: 400,
  UNAUTHORIZED: 401,
  NOT_FOUND: 404,
  TOO_SLOW: 408,
  ALREADY_DONE: 409,
  TOO_LARGE: 413,
  FORMAT_MISMATCH: 422,
  CORRUPT: 422,
  INCOMPLETE: 422,
  UNSUPPORTED: 422,
  TOO_MANY_PIXELS: 422,
  SIDE_TOO_LONG: 422,
  TIMED_OUT: 422,
  OUT_OF_MEMORY: 422,
  RATE_LIMITED: 429,
  CRASHED: 500,
  INTERNAL: 500,
  BUSY: 503,
  UNAVAILABLE: 503,
} as const;

export type ApiErrorCode = keyof typeof apiErrors;

export interface ApiErrorBody {
  code: ApiErrorCode;
  message: string;
  /** With UNSUPPORTED: the unsupported feature of the file, if known. */
  obstacle?: Obstacle;
  requestId: string;
}
