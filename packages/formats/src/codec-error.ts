/** What can be wrong with a file, or with a picture that is to be written. The codes of engine and server include these. */
export const codecErrorCodes = ['CORRUPT', 'INCOMPLETE', 'UNSUPPORTED', 'TOO_LARGE', 'ENCODE_FAILED'] as const;

export type CodecErrorCode = (typeof codecErrorCodes)[number];

/** The only error that inspectors and codecs throw on purpose; its cause says more, in the message if it is in words. */
export class CodecError extends Error {
  override readonly name = 'CodecError';
  readonly code: CodecErrorCode;

  constructor(code: CodecErrorCode, cause?: unknown) {
    super(typeof cause === 'string' ? `${code}: ${cause}` : code, { cause });
    this.code = code;
  }
}
