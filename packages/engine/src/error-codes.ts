import { codecErrorCodes } from '@image-converter/formats/codec-error';

/** Reasons why a file was not converted. Every code has a text in every language. */
export const errorCodes = [
  ...codecErrorCodes,
  'EMPTY',
  'UNKNOWN_FORMAT',
  'DECODE_FAILED',
  'CANNOT_FIT',
  'WORKER_CRASHED',
  'TIMED_OUT',
  'CODEC_UNAVAILABLE',
  'ABORTED',
] as const;
