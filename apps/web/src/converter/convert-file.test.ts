import type { ClientConversion } from '@image-converter/contract/schemas';
import type { Format } from '@image-converter/formats/formats';
import { describe, expect, it } from 'vitest';
import type { Mode } from '../mode/mode.ts';
import { convertFile, type Ways } from './convert-file.ts';

const file = new File(['12345'], 'a.heic');
const picture = { width: 2, height: 1, pagesOrFrames: 1 };
const fromServer = { ...picture, blob: new Blob(['server']) };
const fromBrowser = { ...picture, blob: new Blob(['browser']), milliseconds: 7 };

interface Case {
  format?: Format;
  mode?: Mode;
  server?: Ways['server'];
  browser?: Ways['browser'];
  signal?: AbortSignal;
}

async function run({ format = 'heic', mode = 'server', server, browser, signal }: Case) {
  const calls: string[] = [];
  const rows: ClientConversion[] = [];
  const converted = await convertFile(signal ?? new AbortController().signal, { file, format }, 'jpg', mode, {
    server: async (...given) => {
      calls.push('server');
      return server ? server(...given) : fromServer;
    },
    browser: async (...given) => {
      calls.push('browser');
      return browser ? browser(...given) : fromBrowser;
    },
    log: (row) => rows.push(row),
    onFallback: (error) => calls.push(`fallback: ${(error as Error).message}`),
  }).catch((error: Error) => error);
  return { calls, rows, converted };
}

const fails = async () => {
  throw new Error('Failed to upload file');
};

describe('a file that goes to the server', () => {
  it('comes back from there, and the server logs it', async () => {
    const { calls, rows, converted } = await run({});
    expect(calls).toEqual(['server']);
    expect(rows).toEqual([]);
    expect(converted).toMatchObject({ ...fromServer, mode: 'server', milliseconds: expect.any(Number) });
  });

  it('is finished by the browser when the server fails, and logged as what it was', async () => {
    const { calls, rows, converted } = await run({ server: fails });
    expect(calls).toEqual(['server', 'fallback: Failed to upload file', 'browser']);
    expect(converted).toMatchObject({ ...fromBrowser, mode: 'client' });
    expect(rows).toEqual([
      {
        source_format: 'heic',
        target_format: 'jpg',
        file_size: 5,
        conversion_type: 'client',
        success: true,
        processing_time_ms: 7,
      },
    ]);
  });

  it('stays where it is if it is none that the server takes', async () => {
    expect((await run({ format: 'png' })).calls).toEqual(['browser']);
  });

  it('is not finished by the browser when the visitor calls it off', async () => {
    const controller = new AbortController();
    const server = async () => {
      controller.abort();
      throw new Error('aborted');
    };
    const { calls, rows, converted } = await run({ server, signal: controller.signal });
    expect(calls).toEqual(['server']);
    expect(rows).toEqual([]);
    expect(converted).toBe(controller.signal.reason);
  });
});

describe('a file that stays in the browser', () => {
  it('never meets the server', async () => {
    const { calls, converted } = await run({ mode: 'client' });
    expect(calls).toEqual(['browser']);
    expect(converted).toMatchObject({ mode: 'client', milliseconds: 7 });
  });

  it('is logged when it fails, too, and the engine’s reason is passed on', async () => {
    const broken = new Error('CORRUPT');
    const { rows, converted } = await run({ mode: 'client', browser: () => Promise.reject(broken) });
    expect(converted).toBe(broken);
    expect(rows).toEqual([
      expect.objectContaining({ success: false, conversion_type: 'client', processing_time_ms: expect.any(Number) }),
    ]);
  });

  it('is not logged when the visitor calls it off', async () => {
    const controller = new AbortController();
    const browser = async () => {
      controller.abort();
      throw new Error('ABORTED');
    };
    expect((await run({ mode: 'client', browser, signal: controller.signal })).rows).toEqual([]);
  });
});
