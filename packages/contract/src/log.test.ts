import { afterEach, expect, it, vi } from 'vitest';
import { logConversion } from './log.ts';

const api = { origin: 'https://api.example', key: 'site-key' };

afterEach(() => vi.unstubAllGlobals());

it('the log row is sent so that it survives the page, and a refusal is an error', async () => {
  const row = {
    source_format: 'png',
    target_format: 'jpg',
    file_size: 1,
    conversion_type: 'client',
    success: true,
    processing_time_ms: 3,
  } as const;
  const fetched = vi.fn(async () => new Response(null, { status: 201 }));
  vi.stubGlobal('fetch', fetched);
  await logConversion(api, row);
  expect(fetched).toHaveBeenCalledWith(
    'https://api.example/api/conversions',
    expect.objectContaining({ method: 'POST', keepalive: true, body: JSON.stringify(row) }),
  );
  fetched.mockResolvedValue(new Response(null, { status: 401 }));
  await expect(logConversion(api, row)).rejects.toThrow('HTTP 401');
});
