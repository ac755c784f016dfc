import { afterEach, describe, expect, it, vi } from 'vitest';
import { serverConverts, serverQueue } from './status.ts';

const api = { origin: 'https://api.example', key: 'site-key' };

afterEach(() => vi.unstubAllGlobals());

describe('whether a server converts', () => {
  it.each<[string, () => Response | Promise<Response>, boolean]>([
    ['says that it does', () => Response.json({ conversion: 'on' }), true],
    ['says that it does not', () => Response.json({ conversion: 'off' }), false],
    ['answers with a page', () => new Response('<!doctype html>'), false],
    ['knows nothing', () => Response.json({ conversion: 'on' }, { status: 404 }), false],
    ['is not there', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ])('is known when it %s', async (_what, answer, converts) => {
    vi.stubGlobal('fetch', answer);
    expect(await serverConverts(api)).toBe(converts);
  });

  it('is not waited for in vain', async () => {
    vi.stubGlobal('fetch', (_: string, { signal }: { signal?: AbortSignal }) => {
      const { promise, reject } = Promise.withResolvers<Response>();
      signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')));
      return promise;
    });
    expect(await serverQueue(api, 10)).toBeUndefined();
  });

  it('is told with how many wait, and how long it takes', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ conversion: 'on', waiting: 3, expectedSeconds: 4.2 }));
    expect(await serverQueue(api)).toEqual({ waiting: 3, expectedSeconds: 4.2 });
    vi.stubGlobal('fetch', async () => Response.json({ conversion: 'on' }));
    expect(await serverQueue(api)).toEqual({ waiting: 0, expectedSeconds: 0 });
    vi.stubGlobal('fetch', async () => Response.json({ conversion: 'off' }));
    expect(await serverQueue(api)).toBeUndefined();
  });
});
