import type { ApiErrorCode } from '@image-converter/contract/errors';

/** A refusal that is answered with its code. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ApiErrorCode;
  /** Seconds until it is worth trying again. */
  readonly retryAfter: number | undefined;

  constructor(code: ApiErrorCode, message: string, options: ErrorOptions & { retryAfter?: number } = {}) {
    super(message, options);
    this.code = code;
    this.retryAfter = options.retryAfter;
  }
}
