import type { Obstacle } from '@image-converter/formats/obstacles';
import type { ApiErrorCode } from './errors.ts';
import { HttpError } from './http-error.ts';

/** Logged, but never shown, because the browser takes over. */
export class ServerModeError extends Error {
  override name = 'ServerModeError';
  /** NO_SERVER: do not try the server for the next file. FILE_DAMAGED: the browser would fail as well. */
  readonly code: 'NO_SERVER' | 'JOB_FAILED' | 'FILE_DAMAGED';
  /** Why the server refused, if it did. */
  readonly reason: ApiErrorCode | undefined;
  /** The feature of the file that the server does not support, if it said so. */
  readonly obstacle: Obstacle | undefined;
  /** Lets the operator find the refused call in the log. */
  readonly requestId: string | undefined;

  constructor(message: string, code: ServerModeError['code'], cause: unknown) {
    super(message, { cause });
    this.code = code;
    const refusal = cause instanceof HttpError ? cause : undefined;
    this.reason = refusal?.reason;
    this.obstacle = refusal?.obstacle;
    this.requestId = refusal?.requestId;
  }
}
