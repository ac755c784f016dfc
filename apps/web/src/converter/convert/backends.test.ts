import { ConversionError, type ErrorCode } from '@image-converter/engine/errors';
import { targetDefaults } from '@image-converter/formats/options';
import type { Pages } from '@image-converter/formats/pages';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Situation } from '../../mode/mode.ts';
import { backendsOf } from './backends.ts';

const convert = vi.hoisted(() => vi.fn());
vi.mock('@image-converter/engine/engine', () => ({ convert }));

const defaultSituation: Situation = { configured: true, answer: 'yes', online: true, lost: false, preferred: 'server' };
const work = { file: new File(['12345'], 'a.heic'), format: 'heic', options: targetDefaults('jpg') } as const;
const api = { origin: '', key: 'anonymous' };

/** A server with a ten-second queue. */
function serverWithLine() {
  const fetch = vi.fn<typeof globalThis.fetch>(async () =>
    Response.json({ conversion: 'on', waiting: 1, expectedSeconds: 10 }),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

function backendsIn(situation: Situation) {
  return backendsOf({ api, situation: () => situation, lose: vi.fn() });
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the log', () => {
  it('is told what the browser converted, and nothing that names the file', async () => {
    const fetch = serverWithLine();
    backendsIn(defaultSituation).onBrowserEnd(work, { success: true, milliseconds: 7 });
    await expect.poll(() => fetch).toHaveBeenCalled();
    const [address, request] = fetch.mock.calls[0] ?? [];
    expect(address).toBe('/api/conversions');
    expect(JSON.parse(String(request?.body))).toEqual({
      source_format: 'heic',
      target_format: 'jpg',
      file_size: 5,
      conversion_type: 'client',
      success: true,
      processing_time_ms: 7,
    });
  });

  it.each<[string, Partial<Situation>]>([
    ['the visitor chose the browser', { preferred: 'client' }],
    ['the server said that it does not convert', { answer: 'no' }],
    ['an earlier call did not reach the server', { lost: true }],
  ])('is told even if %s', { tags: '@promise:anonymous-log' }, async (_why, change) => {
    const fetch = serverWithLine();
    backendsIn({ ...defaultSituation, ...change }).onBrowserEnd(work, { success: false, milliseconds: 7 });
    await expect.poll(() => fetch).toHaveBeenCalled();
  });

  it('is told of a file that was handed back unchanged, which says nothing about the speed of the browser', async () => {
    const fetch = serverWithLine();
    const backends = backendsIn(defaultSituation);
    backends.onUnchanged({ ...work, format: 'tiff', options: targetDefaults('tiff') });
    await expect.poll(() => fetch).toHaveBeenCalled();
    const row = { source_format: 'tiff', target_format: 'tiff', success: true, processing_time_ms: 0 };
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toMatchObject(row);
  });

  it('is told nothing without a connection', async () => {
    vi.useFakeTimers();
    const fetch = serverWithLine();
    backendsIn({ ...defaultSituation, online: false }).onBrowserEnd(work, { success: true, milliseconds: 7 });
    await vi.runAllTimersAsync();
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a line at the server', () => {
  const { signal } = new AbortController();

  it('is left by a browser that would be done sooner', async () => {
    serverWithLine();
    await expect(backendsIn(defaultSituation).server(signal, work, () => {})).rejects.toThrow('There is a line');
  });

  it('is waited in by a browser that has been slower, but not for what it failed to convert', async () => {
    serverWithLine();
    const backends = backendsIn({ ...defaultSituation, preferred: 'client' });
    backends.onBrowserEnd(work, { success: false, milliseconds: 60_000 });
    await expect(backends.server(signal, work, () => {})).rejects.toThrow('There is a line');
    backends.onBrowserEnd(work, { success: true, milliseconds: 60_000 });
    await expect(backends.server(signal, work, () => {})).rejects.toThrow('Failed to create conversion job');
  });
});

describe('a document', () => {
  const { signal } = new AbortController();
  const pdf = { file: new File(['%PDF-'], 'a.pdf'), format: 'pdf' } as const;
  const serverCalls = async (pages: Pages, count: () => Promise<{ pagesOrFrames: number }>) => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ conversion: 'on' }));
    vi.stubGlobal('fetch', fetch);
    convert.mockImplementation(count);
    const options = { ...targetDefaults('jpg'), pages };
    await backendsIn(defaultSituation)
      .server(signal, { ...pdf, options }, () => {})
      .catch(() => {});
    return fetch.mock.calls.map(([address]) => address).filter((address) => address !== '/api/status');
  };

  it.each<[Pages, number]>([
    ['all', 41],
    ['2-50', 42],
  ])('is not sent if it has more pages than the server converts: %s of %i', async (pages, pagesOrFrames) => {
    expect(await serverCalls(pages, async () => ({ pagesOrFrames }))).toEqual([]);
  });

  it.each<[Pages, number]>([
    ['all', 40],
    ['2-50', 41],
    ['first', 500],
    ['100-139', 500],
  ])('is sent otherwise: %s of %i', async (pages, pagesOrFrames) => {
    expect(await serverCalls(pages, async () => ({ pagesOrFrames }))).toEqual(['/api/conversion_jobs']);
  });

  it('is not sent if the browser finds that nobody can read it, but is if the browser could not look', async () => {
    const failing = (code: ErrorCode) => () => Promise.reject(new ConversionError(code));
    expect(await serverCalls('all', failing('CORRUPT'))).toEqual([]);
    for (const code of ['CODEC_UNAVAILABLE', 'WORKER_CRASHED'] as const)
      expect(await serverCalls('all', failing(code))).toEqual(['/api/conversion_jobs']);
  });
});

it('the server is asked for what the visitor chose', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ conversion: 'on' }));
  vi.stubGlobal('fetch', fetch);
  const options = { ...targetDefaults('webp'), quality: 40 };
  await backendsIn(defaultSituation)
    .server(new AbortController().signal, { ...work, options }, () => {})
    .catch(() => {});
  const announced = JSON.parse(String(fetch.mock.calls[1]?.[1]?.body));
  expect(announced).toMatchObject({ target_format: 'webp', options: { quality: 40 } });
});
