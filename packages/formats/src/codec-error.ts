import type { Obstacle } from './obstacles.ts';

/** Problems with a source file, or with a picture while it is encoded. Engine and server error codes include these. */
export const codecErrorCodes = ['CORRUPT', 'INCOMPLETE', 'UNSUPPORTED', 'TOO_LARGE', 'ENCODE_FAILED'] as const;

export type CodecErrorCode = (typeof codecErrorCodes)[number];

/** The only error that inspectors and codecs throw on purpose. A string `cause` is appended to the message. */
export class CodecError extends Error {
  override readonly name = 'CodecError';
  readonly code: CodecErrorCode;

  constructor(code: CodecErrorCode, cause?: unknown) {
    super(typeof cause === 'string' ? `${code}: ${cause}` : code, { cause });
    this.code = code;
  }
}

/** A file that uses a feature we do not support. `obstacle` is shown to the visitor. */
export class UnsupportedFile extends CodecError {
  readonly obstacle: Obstacle;

  constructor(obstacle: Obstacle, cause: unknown = obstacle) {
    super('UNSUPPORTED', cause);
    this.obstacle = obstacle;
  }
}
