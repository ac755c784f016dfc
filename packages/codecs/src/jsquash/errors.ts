type JsquashErrorCode = 'TOO_LARGE' | 'ENCODE_FAILED';

export class JsquashError extends Error {
  override readonly name = 'JsquashError';
  readonly code: JsquashErrorCode;

  constructor(code: JsquashErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}
