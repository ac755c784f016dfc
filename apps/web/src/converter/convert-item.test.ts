import { HttpError } from '@image-converter/contract/http-error';
import { ServerModeError } from '@image-converter/contract/server-mode-error';
import type { Format } from '@image-converter/formats/formats';
import { type ConversionOptions, defaultOptions } from '@image-converter/formats/options';
import { describe, expect, it, vi } from 'vitest';
import type { Mode } from '../mode/mode.ts';
import { type BrowserEnd, convertItem, type Ways } from './convert-item.ts';

const file = new File(['12345'], 'a.heic');
const fromServer = { blob: new Blob(['server']), width: 2, height: 1, pagesOrFrames: 3 };
const fromBrowser = { blob: new Blob(['browser']), pagesOrFrames: 2 };

interface Case {
  format?: Format;
  options?: ConversionOptions;
  mode?: Mode;
  server?: Ways['server'];
  browser?: Ways['browser'];
  signal?: AbortSignal;
}

async function run({ format = 'heic', options = defaultOptions('jpg'), mode = 'server', ...given }: Case) {
  const { server, browser, signal = new AbortController().signal } = given;
  const calls: string[] = [];
  const ends: BrowserEnd[] = [];
  const converted = await convertItem(signal, { file, format, options }, mode, {
    server: async (...given) => {
      calls.push('server');
      return server ? server(...given) : fromServer;
    },
    browser: async (...given) => {
      calls.push('browser');
      return browser ? browser(...given) : fromBrowser;
    },
    onBrowserEnd: (_work, end) => ends.push(end),
    onProgress: ({ step }) => calls.push(step),
    onFallback: (error) => calls.push(`fallback: ${(error as Error).message}`),
  }).catch((error: Error) => error);
  return { calls, ends, converted };
}

const fails = async () => {
  throw new Error('Failed to upload file');
};

describe('a file that goes to the server', () => {
  it('comes back from there, and the server logs it', async () => {
    const { calls, ends, converted } = await run({});
    expect(calls).toEqual(['server']);
    expect(ends).toEqual([]);
    const { blob } = fromServer;
    expect(converted).toEqual({ blob, pagesOrFrames: 3, mode: 'server', milliseconds: expect.any(Number) });
  });

  it.each(['CORRUPT', 'INCOMPLETE'])('is not tried again at home when the server found it %s', async (code) => {
    const refusal = new HttpError(422, JSON.stringify({ code, message: '', requestId: 'a' }));
    const server = async () => {
      throw new ServerModeError('Conversion service unavailable', 'FILE_DAMAGED', refusal);
    };
    const { calls, ends, converted } = await run({ server });
    expect(calls).toEqual(['server']);
    expect(ends).toEqual([]);
    expect(converted).toMatchObject({ code });
  });

  it('is not tried at home if no browser reads it, and what it holds is named', async () => {
    const body = { code: 'UNSUPPORTED', message: '', obstacle: 'PASSWORD', requestId: 'a' };
    const server = async () => {
      throw new ServerModeError(
        'Conversion service unavailable',
        'JOB_FAILED',
        new HttpError(422, JSON.stringify(body)),
      );
    };
    const pdf = await run({ format: 'pdf', server });
    expect(pdf.calls).toEqual(['server']);
    expect(pdf.converted).toMatchObject({ code: 'UNSUPPORTED', obstacle: 'PASSWORD' });
    const heic = await run({ format: 'heic', server });
    expect(heic.calls.at(-1)).toBe('browser');
  });

  it('is finished by the browser when the server fails, and logged as what it was', async () => {
    const { calls, ends, converted } = await run({ server: fails });
    expect(calls).toEqual(['server', 'fallback: Failed to upload file', 'browser']);
    const { blob } = fromBrowser;
    expect(converted).toEqual({ blob, pagesOrFrames: 2, mode: 'client', milliseconds: expect.any(Number) });
    expect(ends).toEqual([{ success: true, milliseconds: expect.any(Number) }]);
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
    const { converted, ends } = await run({ server, browser });
    now.mockRestore();
    expect(converted).toMatchObject({ milliseconds: 13_007 });
    expect(ends).toEqual([{ success: true, milliseconds: 7 }]);
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
    const { calls, ends, converted } = await run({ server, signal: controller.signal });
    expect(calls).toEqual(['server']);
    expect(ends).toEqual([]);
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
    const { ends, converted } = await run({ mode: 'client', browser: () => Promise.reject(broken) });
    expect(converted).toBe(broken);
    expect(ends).toEqual([{ success: false, milliseconds: expect.any(Number) }]);
  });

  it('is not logged when the visitor calls it off', async () => {
    const controller = new AbortController();
    const browser = async () => {
      controller.abort();
      throw new Error('ABORTED');
    };
    expect((await run({ mode: 'client', browser, signal: controller.signal })).ends).toEqual([]);
  });
});

describe('a file that is what it is to become', () => {
  it('comes back byte for byte without any work, and is no conversion in the log', async () => {
    const { calls, ends, converted } = await run({ format: 'jpg' });
    expect(calls).toEqual([]);
    expect(ends).toEqual([]);
    expect(converted).toMatchObject({ blob: file, mode: 'none' });
  });
  it('is converted all the same when the visitor wants it otherwise', async () => {
    const { calls } = await run({ format: 'jpg', options: { ...defaultOptions('jpg'), quality: 50 } });
    expect(calls).toEqual(['browser']);
  });
});
