import { HttpError } from '@image-converter/contract/http-error';
import { ServerModeError } from '@image-converter/contract/server-mode-error';
import type { Format } from '@image-converter/formats/formats';
import { type ConversionOptions, targetDefaults } from '@image-converter/formats/options';
import type { Pages } from '@image-converter/formats/pages';
import { describe, expect, it, vi } from 'vitest';
import type { Mode } from '../../mode/mode.ts';
import { type Backends, type BrowserEnd, convertItem } from './convert-item.ts';

const file = new File(['12345'], 'a.heic');
const fromServer = { outputs: [{ blob: new Blob(['server']), width: 2, height: 1 }], pagesOrFrames: 3 } as const;
const fromBrowser = { outputs: [{ blob: new Blob(['browser']) }], pagesOrFrames: 2 } as const;

interface Case {
  format?: Format;
  options?: ConversionOptions;
  defaultPages?: Pages;
  mode?: Mode;
  server?: Backends['server'];
  browser?: Backends['browser'];
  signal?: AbortSignal;
}

async function run({ format = 'heic', options = targetDefaults('jpg'), mode = 'server', ...given }: Case) {
  const { server, browser, defaultPages = 'first', signal = new AbortController().signal } = given;
  const calls: string[] = [];
  const ends: BrowserEnd[] = [];
  const unchanged: Format[] = [];
  const converted = await convertItem(signal, { file, format, options, defaultPages }, mode, {
    server: async (...given) => {
      calls.push('server');
      return server ? server(...given) : fromServer;
    },
    browser: async (...given) => {
      calls.push('browser');
      return browser ? browser(...given) : fromBrowser;
    },
    onBrowserEnd: (_work, end) => ends.push(end),
    onUnchanged: ({ format }) => unchanged.push(format as Format),
    onProgress: ({ step }) => calls.push(step),
    onFallback: (error) => calls.push(`fallback: ${(error as Error).message}`),
  }).catch((error: Error) => error);
  return { calls, ends, unchanged, converted };
}

const fails = async () => {
  throw new Error('Failed to upload file');
};

describe('a file that goes to the server', () => {
  it('comes back from there, and the server logs it', async () => {
    const { calls, ends, converted } = await run({});
    expect(calls).toEqual(['server']);
    expect(ends).toEqual([]);
    const { outputs } = fromServer;
    expect(converted).toEqual({
      outputs,
      firstPage: 1,
      pagesOrFrames: 3,
      mode: 'server',
      bytesSent: file.size,
      milliseconds: expect.any(Number),
    });
  });

  it('is known to have been sent in part if the connection broke', async () => {
    const server: Backends['server'] = async (_signal, _work, onProgress) => {
      onProgress({ step: 'uploading', fraction: 0.4 });
      throw new Error('Failed to upload file');
    };
    expect((await run({ server })).converted).toMatchObject({ mode: 'client', bytesSent: 2 });
    expect((await run({ server: fails })).converted).toMatchObject({ mode: 'client', bytesSent: 0 });
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

  it('is not tried at home if nobody could read it, and what it holds is named', async () => {
    const refusing = (obstacle: string) => async () => {
      const body = JSON.stringify({ code: 'UNSUPPORTED', message: '', obstacle, requestId: 'a' });
      throw new ServerModeError('Conversion service unavailable', 'JOB_FAILED', new HttpError(422, body));
    };
    for (const obstacle of ['PASSWORD', 'NO_SUCH_PAGE']) {
      const { calls, converted } = await run({ format: 'pdf', server: refusing(obstacle) });
      expect(calls).toEqual(['server']);
      expect(converted).toMatchObject({ code: 'UNSUPPORTED', obstacle });
    }
    expect((await run({ format: 'tiff', server: refusing('LZMA') })).calls.at(-1)).toBe('browser');
  });

  it('is finished by the browser when the server fails, and logged as what it was', async () => {
    const { calls, ends, converted } = await run({ server: fails });
    expect(calls).toEqual(['server', 'fallback: Failed to upload file', 'browser']);
    const { outputs } = fromBrowser;
    expect(converted).toEqual({
      outputs,
      bytesSent: 0,
      firstPage: 1,
      pagesOrFrames: 2,
      mode: 'client',
      milliseconds: expect.any(Number),
    });
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
  it('never meets the server', { tags: '@promise:no-upload' }, async () => {
    const { calls, converted } = await run({ mode: 'client' });
    expect(calls).toEqual(['browser']);
    expect(converted).toMatchObject({ mode: 'client', outputs: fromBrowser.outputs });
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
  it('comes back byte for byte without any work, and the log is told', async () => {
    const { calls, unchanged, converted } = await run({ format: 'jpg' });
    expect(calls).toEqual([]);
    expect(unchanged).toEqual(['jpg']);
    expect(converted).toMatchObject({ outputs: [{ blob: file }], mode: 'none' });
  });
  it('is converted all the same when the visitor wants it otherwise', async () => {
    const { calls } = await run({ format: 'jpg', options: { ...targetDefaults('jpg'), quality: 50 } });
    expect(calls).toEqual(['browser']);
  });

  it.each(['pdf', 'tiff'] as const)(
    'is a %s of which the page takes all pages unless told otherwise',
    async (format) => {
      const options = { ...targetDefaults(format), pages: 'all' } as const;
      expect((await run({ format, options, defaultPages: 'all' })).calls).toEqual([]);
      const first = { ...options, pages: 'first' } as const;
      expect((await run({ format, options: first, defaultPages: 'all' })).calls).toEqual(['server']);
    },
  );

  it('counts only what matters to it', async () => {
    const pages = { ...targetDefaults('jpg'), pages: 'all' } as const;
    expect((await run({ format: 'jpg', options: pages })).calls).toEqual([]);
    expect((await run({ format: 'tiff', options: { ...pages, target: 'tiff' }, mode: 'client' })).calls).toEqual([
      'browser',
    ]);
  });
});
