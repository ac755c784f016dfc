import type { LimitExceeded } from '@image-converter/codecs/pipeline/platform';
import { codecErrorCodes, type UnsupportedFile } from '@image-converter/formats/codec-error';
import { ConversionError } from './errors.ts';

/**
 * The codes of codecs and inspectors are a subset of ours. Classes are not compared: WebKit runs a worker's script again
 * when a chunk imports it, and then has two of each.
 */
export function asConversionError(error: unknown): ConversionError {
  const { name, cause, code, obstacle, limit } = (error ?? {}) as Partial<UnsupportedFile & LimitExceeded>;
  if ((name as string) === 'ConversionError') return error as ConversionError;
  if (limit === 'bytes') return new ConversionError('CANNOT_FIT', cause);
  const known = codecErrorCodes.find((one) => one === code);
  return new ConversionError(known ?? 'DECODE_FAILED', error, known && obstacle);
}
