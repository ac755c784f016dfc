import { type Obstacle, obstacleIn } from '@image-converter/formats/obstacles';
import type { ApiErrorBody, ApiErrorCode } from './errors.ts';

/** The server responded, but not with what was requested. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  /** Error code, if the response is one of ours. */
  readonly reason: ApiErrorCode | undefined;
  /** The unsupported feature of the file, if the response names it. */
  readonly obstacle: Obstacle | undefined;
  /** Identifies the call in the operator's log. */
  readonly requestId: string | undefined;

  constructor(status: number, body = '') {
    const { code, obstacle, requestId } = refusalIn(body);
    super(`HTTP ${status}${code ? ` ${code}` : ''}`);
    this.status = status;
    this.reason = code;
    this.obstacle = obstacle;
    this.requestId = requestId;
  }
}

export async function httpErrorOf(response: Response): Promise<HttpError> {
  return new HttpError(response.status, await response.text().catch(() => ''));
}

/**
 * A proxy between us and the server may respond with something else. Whether the code is on our list is not checked: it
 * is only compared with some of them, and the list stays out of the pages.
 */
function refusalIn(
  body: string,
): Partial<Pick<ApiErrorBody, 'code' | 'requestId'>> & { obstacle?: Obstacle | undefined } {
  try {
    const answer = JSON.parse(body) as Record<string, unknown>;
    const { code, requestId } = answer;
    if (typeof code !== 'string' || typeof requestId !== 'string') return {};
    return { code: code as ApiErrorCode, requestId, obstacle: obstacleIn(answer) };
  } catch {
    return {};
  }
}
