type HeicErrorCode = 'CORRUPT' | 'UNSUPPORTED';

export class HeicError extends Error {
  readonly code: HeicErrorCode;

  constructor(code: HeicErrorCode, cause: unknown) {
    super(`HEIC ${code}`, { cause });
    this.name = 'HeicError';
    this.code = code;
  }
}
