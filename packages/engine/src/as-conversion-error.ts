import { LimitExceeded } from '@image-converter/codecs/pipeline/platform';
import type { UnsupportedFile } from '@image-converter/formats/codec-error';
import { ConversionError, errorCodes } from './errors.ts';

/** CodecError codes are a subset of ErrorCode and pass through unchanged. */
export function asConversionError(error: unknown): ConversionError {
  if (error instanceof ConversionError) return error;
  if (error instanceof LimitExceeded && error.limit === 'bytes') return new ConversionError('CANNOT_FIT', error.cause);
  const { code, obstacle } = (error ?? {}) as Partial<UnsupportedFile>;
  const known = errorCodes.find((one) => one === code);
  return new ConversionError(known ?? 'DECODE_FAILED', error, known && obstacle);
}
