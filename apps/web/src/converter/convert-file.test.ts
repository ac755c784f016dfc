import { ServerModeError } from '@image-converter/contract/client';
import { HttpError } from '@image-converter/contract/http-error';
import type { ClientConversion } from '@image-converter/contract/schemas';
import type { Format } from '@image-converter/formats/formats';
import { describe, expect, it, vi } from 'vitest';
import type { Mode } from '../mode/mode.ts';
import { convertFile, type Ways } from './convert-file.ts';

const file = new File(['12345'], 'a.heic');
const fromServer = { blob: new Blob(['server']), width: 2, height: 1, pagesOrFrames: 3 };
const fromBrowser = { blob: new Blob(['browser']), pagesOrFrames: 2, milliseconds: 7 };

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
    onProgress: ({ step }) => calls.push(step),
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
    const { blob } = fromServer;
    expect(converted).toEqual({ blob, pagesOrFrames: 3, mode: 'server', milliseconds: expect.any(Number) });
  });

  it.each(['CORRUPT', 'INCOMPLETE'])('is not tried again at home when the server found it %s', async (code) => {
    const refusal = new HttpError(422, JSON.stringify({ code, message: '', requestId: 'a' }));
    const server = async () => {
      throw new ServerModeError('Conversion service unavailable', 'FILE_DAMAGED', refusal);
    };
    const { calls, rows, converted } = await run({ server });
    expect(calls).toEqual(['server']);
    expect(rows).toEqual([]);
    expect(converted).toMatchObject({ code });
  });

  it('is finished by the browser when the server fails, and logged as what it was', async () => {
    const { calls, rows, converted } = await run({ server: fails });
    expect(calls).toEqual(['server', 'fallback: Failed to upload file', 'browser']);
    const { blob } = fromBrowser;
    expect(converted).toEqual({ blob, pagesOrFrames: 2, mode: 'client', milliseconds: expect.any(Number) });
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

  it('was waited for as long as both ways took, while the log tells of the browser’s part', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    const server = async () => {
      now.mockReturnValue(13_000);
      throw new Error('no progress');
    };
    const browser = async () => {
      now.mockReturnValue(13_007);
      return fromBrowser;
    };
    const { converted, rows } = await run({ server, browser });
    now.mockRestore();
    expect(converted).toMatchObject({ milliseconds: 13_007 });
    expect(rows).toEqual([expect.objectContaining({ processing_time_ms: 7 })]);
  });

  it('stays in the browser if the server does not take its format', async () => {
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
    expect(converted).toMatchObject({ mode: 'client', blob: fromBrowser.blob });
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

describe('a file that is what it is to become', () => {
  it('comes back byte for byte without any work, and is no conversion in the log', async () => {
    const { calls, rows, converted } = await run({ format: 'jpg' });
    expect(calls).toEqual([]);
    expect(rows).toEqual([]);
    expect(converted).toMatchObject({ blob: file, mode: 'none' });
  });
});
