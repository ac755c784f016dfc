/** The server responded, but not with what was asked for. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;

  constructor(status: number) {
    super(`HTTP ${status}`);
    this.status = status;
  }
}
