import { type ApiErrorBody, type ApiErrorCode, isApiErrorCode } from './errors.ts';

/** The server responded, but not with what was asked for. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  /** Why, when the answer was one of ours. */
  readonly reason: ApiErrorCode | undefined;
  /** What the operator finds the call by. */
  readonly requestId: string | undefined;

  constructor(status: number, body = '') {
    const { code, requestId } = refusalIn(body);
    super(`HTTP ${status}${code ? ` ${code}` : ''}`);
    this.status = status;
    this.reason = code;
    this.requestId = requestId;
  }
}

export async function httpErrorOf(response: Response): Promise<HttpError> {
  return new HttpError(response.status, await response.text().catch(() => ''));
}

/** Whatever stands between us and the server may answer with something else. */
function refusalIn(body: string): Partial<Pick<ApiErrorBody, 'code' | 'requestId'>> {
  try {
    const { code, requestId } = JSON.parse(body) as Record<string, unknown>;
    return { ...(isApiErrorCode(code) && { code }), ...(typeof requestId === 'string' && { requestId }) };
  } catch {
    return {};
  }
}
