import { calls } from '@image-converter/contract/calls';
import { requestHead, sendRaw } from '@image-converter/server/testing/raw-http';

export interface Announcements {
  readonly origin: string;
  /** The body of the first call. */
  readonly body: string;
  readonly count: number;
}

export interface Announced {
  readonly status?: number;
  readonly head?: string;
  readonly body?: string;
  readonly milliseconds: number;
}

process.on('message', async ({ origin, body, count }: Announcements) => {
  process.send?.(await Promise.all(Array.from({ length: count }, (_, index) => announce(origin, body, index))));
});

/** Makes the first call without an HTTP client, which would take longer for 40 calls than the server does. */
async function announce(origin: string, body: string, visitor: number): Promise<Announced> {
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    'x-forwarded-for': `192.0.2.${visitor}`,
  };
  const start = performance.now();
  const answer = await sendRaw(origin, [requestHead('POST', calls.createJob.path, headers), body]);
  return { ...answer, milliseconds: performance.now() - start };
}
