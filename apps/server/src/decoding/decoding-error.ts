import type { CodecError, CodecErrorCode } from '@image-converter/formats/codec-error';

export const decodingErrorCodes = [
  /** The bytes are not in a format that the server converts. */
  'FORMAT_MISMATCH',
  'CORRUPT',
  /** The end of the file is missing. */
  'INCOMPLETE',
  'UNSUPPORTED',
  'TOO_MANY_PIXELS',
  'TIMED_OUT',
  'OUT_OF_MEMORY',
  'CRASHED',
  'SHUTTING_DOWN',
  'ABORTED',
  /** The JPG is larger than the server ever delivers. */
  'RESULT_TOO_LARGE',
  /** Too many bytes are already waiting to be sent. */
  'NO_ROOM',
] as const;

export type DecodingErrorCode = (typeof decodingErrorCodes)[number];

export class DecodingError extends Error {
  override readonly name = 'DecodingError';
  readonly code: DecodingErrorCode;

  constructor(code: DecodingErrorCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** The child ended before it had the whole file, so the job was never begun. */
export class JobNotTaken extends DecodingError {
  constructor(cause: unknown) {
    super('CRASHED', cause);
  }
}

const codesOfCodecs: Record<CodecErrorCode, DecodingErrorCode> = {
  CORRUPT: 'CORRUPT',
  INCOMPLETE: 'INCOMPLETE',
  UNSUPPORTED: 'UNSUPPORTED',
  TOO_LARGE: 'TOO_MANY_PIXELS',
  ENCODE_FAILED: 'CRASHED',
};

export function asDecodingError(error: CodecError): DecodingError {
  return new DecodingError(codesOfCodecs[error.code], error);
}
