import type { ErrorCode } from '@image-converter/engine/errors';

/** Whether another attempt with the same file may succeed. A fault in the file itself will not go away. */
const mayPass: Record<ErrorCode, boolean> = {
  EMPTY: false,
  UNKNOWN_FORMAT: false,
  CORRUPT: false,
  INCOMPLETE: false,
  UNSUPPORTED: false,
  TOO_LARGE: false,
  // Browsers report running out of memory as one of these two.
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
