export const decodingErrorCodes = [
  /** The bytes are none of the formats that the server converts. */
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
  /** The JPG would be larger than any that is handed over. */
  'RESULT_TOO_LARGE',
  /** Too much is already waiting to be sent. */
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

/** The child was gone before it had the whole file: nothing of the job was begun. */
export class JobNotTaken extends DecodingError {
  constructor(cause: unknown) {
    super('CRASHED', cause);
  }
}
