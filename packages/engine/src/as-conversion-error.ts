import { codecErrorCodes, type UnsupportedFile } from '@image-converter/formats/codec-error';
import { ConversionError, type ErrorCode } from './errors.ts';

/** Why a file was not converted. Every code has a text in every language. */
export const errorCodes = [
  ...codecErrorCodes,
  'EMPTY',
  'UNKNOWN_FORMAT',
  'DECODE_FAILED',
  'WORKER_CRASHED',
  'TIMED_OUT',
  'CODEC_UNAVAILABLE',
  'ABORTED',
] as const;

/** The codes of inspectors and codecs are ours, too. */
export function asConversionError(error: unknown, otherwise: ErrorCode): ConversionError {
  if (error instanceof ConversionError) return error;
  const { code, obstacle } = (error ?? {}) as Partial<UnsupportedFile>;
  const known = errorCodes.find((one) => one === code);
  return new ConversionError(known ?? otherwise, error, known && obstacle);
}
