import type { UnsupportedFile } from '@image-converter/formats/codec-error';
import { errorCodes } from './error-codes.ts';
import { ConversionError, type ErrorCode } from './errors.ts';

/** CodecError codes are a subset of ErrorCode and pass through unchanged. */
export function asConversionError(error: unknown, otherwise: ErrorCode): ConversionError {
  if (error instanceof ConversionError) return error;
  const { code, obstacle } = (error ?? {}) as Partial<UnsupportedFile>;
  const known = errorCodes.find((one) => one === code);
  return new ConversionError(known ?? otherwise, error, known && obstacle);
}
