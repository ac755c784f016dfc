import type { Obstacle } from './obstacles.ts';

/** What can be wrong with a file, or with a picture that is to be written. The codes of engine and server include these. */
export const codecErrorCodes = ['CORRUPT', 'INCOMPLETE', 'UNSUPPORTED', 'TOO_LARGE', 'ENCODE_FAILED'] as const;

export type CodecErrorCode = (typeof codecErrorCodes)[number];

/** The only kind of error that inspectors and codecs throw on purpose; its cause says more, in the message if it is in words. */
export class CodecError extends Error {
  override readonly name = 'CodecError';
  readonly code: CodecErrorCode;

  constructor(code: CodecErrorCode, cause?: unknown) {
    super(typeof cause === 'string' ? `${code}: ${cause}` : code, { cause });
    this.code = code;
  }
}

/** A file with something in it that we do not read. The name reaches the visitor. */
export class UnsupportedFile extends CodecError {
  readonly obstacle: Obstacle;

  constructor(obstacle: Obstacle, cause: unknown = obstacle) {
    super('UNSUPPORTED', cause);
    this.obstacle = obstacle;
  }
}
