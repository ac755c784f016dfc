import type { ApiErrorCode } from '@image-converter/contract/errors';
import type { Obstacle } from '@image-converter/formats/obstacles';

interface Details extends ErrorOptions {
  /** Seconds to wait before a retry. */
  readonly retryAfter?: number;
  /** The unsupported feature of the file. */
  readonly obstacle?: Obstacle | undefined;
}

/** A refusal that the API answers with its error code. */
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
