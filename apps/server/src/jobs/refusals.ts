import type { ApiErrorCode } from '@image-converter/contract/errors';
import { ApiError } from '../api-error.ts';
import { DecodingError, type DecodingErrorCode } from '../decoding/decoding-error.ts';
import { ObjectMissing, StorageUnavailable } from '../storage/storage.ts';

const secondsUntilSent = 5;

const messages: Record<DecodingErrorCode, [ApiErrorCode, string]> = {
  FORMAT_MISMATCH: ['FORMAT_MISMATCH', 'The file is not in a format that this server converts'],
  CORRUPT: ['CORRUPT', 'The file is damaged'],
  INCOMPLETE: ['INCOMPLETE', 'The end of the file is missing'],
  UNSUPPORTED: ['UNSUPPORTED', 'This variant of the format cannot be decoded'],
  TOO_LARGE: ['TOO_MANY_PIXELS', 'The picture has more than 100 megapixels'],
  SIDE_TOO_LONG: ['SIDE_TOO_LONG', 'The picture is wider or taller than the target format allows'],
  TIMED_OUT: ['TIMED_OUT', 'The conversion took too long'],
  OUT_OF_MEMORY: ['OUT_OF_MEMORY', 'The conversion needed too much memory'],
  ENCODE_FAILED: ['CRASHED', 'The picture could not be written'],
  CRASHED: ['CRASHED', 'The decoding process crashed'],
  SHUTTING_DOWN: ['UNAVAILABLE', 'The service is shutting down'],
  ABORTED: ['NOT_FOUND', 'The job was abandoned'],
  RESULT_TOO_LARGE: ['TOO_LARGE', 'The converted picture is too large'],
  NO_ROOM: ['BUSY', 'Too many pictures are waiting to be sent'],
};

/** Besides its own errors, the pool passes on errors of an upload that could not be opened or fully read. */
export function whyNotDecoded(error: unknown): Error {
  if (error instanceof DecodingError || error instanceof ObjectMissing) return error;
  return new StorageUnavailable('STORAGE_UNAVAILABLE', error);
}

/** The answer to a failed conversion. */
export function refusalFor(error: unknown): unknown {
  if (error instanceof ObjectMissing) return expired();
  if (!(error instanceof DecodingError)) return error;
  const [code, message] = messages[error.code];
  const { obstacle } = error;
  return new ApiError(code, message, {
    cause: error,
    obstacle,
    ...(code === 'BUSY' && { retryAfter: secondsUntilSent }),
  });
}

/** The metrics label of a failed conversion. */
export function outcomeOf(error: unknown): string {
  if (error instanceof DecodingError) return error.code;
  return error instanceof StorageUnavailable ? 'UNAVAILABLE' : 'INTERNAL';
}

export function expired(): ApiError {
  return new ApiError('NOT_FOUND', 'The job has expired');
}

export function givenUp(): ApiError {
  return new ApiError('NOT_FOUND', 'The job was abandoned');
}

export function tooSlow(): ApiError {
  return new ApiError('TOO_SLOW', 'The upload is too slow');
}
