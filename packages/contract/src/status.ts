import { statusPath } from './calls.ts';
import type { Api } from './request.ts';
import type { Status } from './schemas.ts';

/** Queue length at the server. */
export interface ServerQueue {
  /** Number of conversions waiting for their turn. */
  waiting: number;
  /** Time until a file uploaded now would be converted, not counting upload and download. */
  expectedSeconds: number;
}

/** For a response of a few bytes that every conversion on the server waits for. */
const defaultTimeoutMs = 6000;

/**
 * Current wait at the server; undefined if no server converts. Static hosting responds with a page or not at all, and a
 * server in trouble may accept the call and never respond.
 */
export async function serverQueue(api: Api, timeoutMs = defaultTimeoutMs): Promise<ServerQueue | undefined> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(api.origin + statusPath, { cache: 'no-store', signal });
    const status = (await response.json()) as Status;
    if (!response.ok || status.conversion !== 'on') return undefined;
    return { waiting: Number(status.waiting) || 0, expectedSeconds: Number(status.expectedSeconds) || 0 };
  } catch {
    return undefined;
  }
}

/** Whether there is a server that converts. */
export async function serverConverts(api: Api): Promise<boolean> {
  return (await serverQueue(api)) !== undefined;
}
