import { afterEach, expect, it, vi } from 'vitest';
import { logConversions } from './log.ts';

const api = { origin: 'https://api.example', key: 'site-key' };
const row = {
  source_format: 'png',
  target_format: 'jpg',
  file_size: 1,
  conversion_type: 'client',
  success: true,
  processing_time_ms: 3,
} as const;

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['one row is sent as itself', [row], row],
  ['several go in one call', [row, row], [row, row]],
])('%s, so that it survives the page', async (_, rows, body) => {
  const fetched = vi.fn(async () => new Response(null, { status: 201 }));
  vi.stubGlobal('fetch', fetched);
  await logConversions(api, rows);
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    'https://api.example/api/conversions',
    expect.objectContaining({ method: 'POST', keepalive: true, body: JSON.stringify(body) }),
  );
});

it('a refusal is an error', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 401 }));
  await expect(logConversions(api, [row])).rejects.toThrow('HTTP 401');
});
