import type { ApiErrorCode } from '@image-converter/contract/errors';
import { ApiError } from '../api-error.ts';
import { DecodingError, type DecodingErrorCode } from '../decoding/decoding-error.ts';
import { StorageUnavailable } from '../storage/storage.ts';

const messages: Record<DecodingErrorCode, [ApiErrorCode, string]> = {
  FORMAT_MISMATCH: ['FORMAT_MISMATCH', 'The file is none of the formats that are converted here'],
  CORRUPT: ['CORRUPT', 'The file is damaged'],
  INCOMPLETE: ['INCOMPLETE', 'The end of the file is missing'],
  UNSUPPORTED: ['UNSUPPORTED', 'This variant of the format cannot be decoded'],
  TOO_MANY_PIXELS: ['TOO_MANY_PIXELS', 'The picture has more than 100 megapixels'],
  TIMED_OUT: ['TIMED_OUT', 'The conversion took too long'],
  OUT_OF_MEMORY: ['OUT_OF_MEMORY', 'The conversion needed too much memory'],
  CRASHED: ['CRASHED', 'The conversion broke off'],
  SHUTTING_DOWN: ['UNAVAILABLE', 'The service is shutting down'],
  ABORTED: ['CRASHED', 'The conversion was given up'],
};

/** Besides its own errors, the pool passes on those of an upload that could not be read to its end. */
export function whyNotDecoded(error: unknown): Error {
  return error instanceof DecodingError ? error : new StorageUnavailable('STORAGE_UNAVAILABLE', error);
}

/** What a failed decoding is answered with; other errors pass. */
export function refusalFor(error: unknown): unknown {
  if (!(error instanceof DecodingError)) return error;
  const [code, message] = messages[error.code];
  return new ApiError(code, message, { cause: error });
}

/** How a failed conversion is counted. */
export function outcomeOf(error: unknown): string {
  if (error instanceof DecodingError) return error.code;
  return error instanceof StorageUnavailable ? 'UNAVAILABLE' : 'INTERNAL';
}
