/** All of them are codes of the engine and of the server, too. */
type TiffErrorCode = 'UNSUPPORTED' | 'INCOMPLETE';

/** For files that ImageMagick would not read rightly either. */
export class TiffError extends Error {
  override readonly name = 'TiffError';
  readonly code: TiffErrorCode;

  constructor(code: TiffErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
