import type { ApiErrorCode } from '@image-converter/contract/errors';
import type { Obstacle } from '@image-converter/formats/obstacles';

interface Details extends ErrorOptions {
  /** Seconds until it is worth trying again. */
  readonly retryAfter?: number;
  /** What in the file is not supported. */
  readonly obstacle?: Obstacle | undefined;
}

/** A refusal that is answered with its code. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly retryAfter: number | undefined;
  readonly obstacle: Obstacle | undefined;

  constructor(code: ApiErrorCode, message: string, details: Details = {}) {
    super(message, details);
    this.code = code;
    this.retryAfter = details.retryAfter;
    this.obstacle = details.obstacle;
  }
}
