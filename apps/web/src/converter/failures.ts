import type { ErrorCode } from '@image-converter/engine/errors';

/** Whether the same file may convert at the next attempt. What is wrong with the file itself stays wrong. */
const mayPass: Record<ErrorCode, boolean> = {
  EMPTY: false,
  UNKNOWN_FORMAT: false,
  CORRUPT: false,
  INCOMPLETE: false,
  UNSUPPORTED: false,
  TOO_LARGE: false,
  // Browsers report a want of memory as one of these two.
  DECODE_FAILED: true,
  ENCODE_FAILED: true,
  WORKER_CRASHED: true,
  TIMED_OUT: true,
  CODEC_UNAVAILABLE: true,
  ABORTED: true,
};

export function isWorthRetrying(code: ErrorCode): boolean {
  return mayPass[code];
}
