import { formats, type Target } from '@image-converter/formats/formats';
import { type ConversionOptions, defaultChoices, targetDefaults } from '@image-converter/formats/options';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { convertOnServer, type ServerProgress, type ServerWatch } from './client.ts';
import { ServerModeError } from './server-mode-error.ts';

const api = { origin: 'https://api.example', key: 'site-key' };
const file = new File(['12345'], 'ä b.heic');
const jpg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const size = { 'x-image-width': '4', 'x-image-height': '3', 'x-image-pages': '2' };

type Answer = () => Response | Promise<Response>;
type Call = 'create' | 'upload' | 'update' | 'convert' | 'giveUp';
interface Sent {
  method: string;
  url: string;
  key: string | null;
  body: unknown;
}

let answers: Record<Call, Answer>;
let sent: Sent[];

function callOf(method: string, url: string): Call {
  if (method === 'DELETE') return 'giveUp';
  if (method === 'PUT') return 'upload';
  if (method === 'PATCH') return 'update';
  return url.endsWith('/convert-image') ? 'convert' : 'create';
}

/** The parts of XMLHttpRequest that an upload needs. */
class FakeRequest {
  status = 0;
  responseText = '';
  upload: { onprogress?: (event: { loaded: number }) => void } = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  #url = '';
  #headers = new Headers();

  open(_method: string, url: string) {
    this.#url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value);
  }
  abort() {
    this.onabort();
  }
  async send(body: Blob) {
    sent.push({ method: 'PUT', url: this.#url, key: this.#headers.get('apikey'), body: await body.text() });
    try {
      this.upload.onprogress?.({ loaded: body.size });
      const answer = await answers.upload();
      this.status = answer.status;
      this.responseText = await answer.text();
      this.onload();
    } catch {
      this.onerror();
    }
  }
}

beforeEach(() => {
  sent = [];
  answers = {
    create: () => Response.json({ id: 'job-1' }, { status: 201 }),
    upload: () => new Response(null, { status: 200 }),
    update: () => Response.json({}),
    giveUp: () => new Response(null, { status: 204 }),
    convert: () => new Response(jpg, { headers: { ...size, 'content-type': 'image/jpeg' } }),
  };
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, body, signal }: RequestInit) => {
    sent.push({ method, url, key: new Headers(headers).get('apikey'), body: JSON.parse(String(body ?? null)) });
    const aborted = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    return Promise.race([answers[callOf(method, url)](), aborted]);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const convert = (signal = new AbortController().signal, watch?: ServerWatch) =>
  convertOnServer(signal, api, { file, source: 'heic', options: targetDefaults('jpg') }, watch);
const convertWith = (options: ConversionOptions) =>
  convertOnServer(new AbortController().signal, api, { file, source: 'heic', options });
const failure = (signal?: AbortSignal) => failureOf(convert(signal));
const failureOf = async (conversion: Promise<unknown>) => {
  const error = await conversion.then(
    () => undefined,
    (reason) => reason,
  );
  if (!(error instanceof ServerModeError)) throw new Error('expected a ServerModeError');
  return error;
};
const never = () => new Promise<Response>(() => {});
const status = (code: number) => () => new Response(null, { status: code });
/** Calls made, in order. */
const made = () => sent.map(({ method, url }) => callOf(method, url));

describe('a conversion on the server', () => {
  it('takes four calls, each with the key, and gives the JPG with its measures', async () => {
    const result = await convert();
    expect(new Uint8Array(await result.outputs[0].blob.arrayBuffer())).toEqual(jpg);
    expect(result).toMatchObject({
      outputs: [{ width: 4, height: 3, blob: { type: 'image/jpeg' } }],
      pagesOrFrames: 2,
    });
    const path = 'temp/job-1/__b.heic';
    expect(sent.map(({ method, url }) => `${method} ${url.slice(api.origin.length)}`)).toEqual([
      'POST /api/conversion_jobs',
      `PUT /api/storage/temp-conversions/${path}`,
      'PATCH /api/conversion_jobs/job-1',
      'POST /api/functions/convert-image',
    ]);
    expect(sent.map(({ key }) => key)).toEqual(Array(4).fill('site-key'));
    expect(sent.map(({ body }) => body)).toEqual([
      {
        original_filename: 'ä b.heic',
        source_format: 'heic',
        target_format: 'jpg',
        options: defaultChoices,
        file_size: 5,
        status: 'pending',
      },
      '12345',
      { storage_path: path, status: 'processing' },
      { jobId: 'job-1' },
    ]);
  });

  it('passes on what the server says it did', async () => {
    const report = { encoder: 'sharp', quality: 71 };
    const headers = { ...size, 'content-type': 'image/jpeg', 'x-image-report': JSON.stringify(report) };
    answers.convert = () => new Response(jpg, { headers });
    expect((await convert()).outputs[0].report).toEqual(report);
  });

  it('gives a picture for each page, and nothing if one of them is missing', async () => {
    const parts = { ...size, 'x-image-parts': '4x3:4,8x6:5' };
    const two = Uint8Array.of(...jpg, ...jpg, 0);
    answers.convert = () => new Response(two, { headers: parts });
    const { outputs } = await convert();
    expect(outputs.map(({ blob, width, height }) => [blob.size, blob.type, width, height])).toEqual([
      [4, 'image/jpeg', 4, 3],
      [5, 'image/jpeg', 8, 6],
    ]);
    for (const wrong of [two.slice(0, 8), Uint8Array.of(...two, 0), Uint8Array.of(...jpg, 0, 0, 0, 0, 0)]) {
      answers.convert = () => new Response(wrong, { headers: parts });
      await expect(convert()).rejects.toMatchObject({ code: 'JOB_FAILED' });
    }
  });

  it('gives PNGs besides an ICO only if they are asked for', async () => {
    const files = [
      [0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0],
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ];
    const parts = { ...size, 'x-image-parts': `48x48:${files[0]?.length},180x180:${files[1]?.length}` };
    answers.convert = () => new Response(Uint8Array.from(files.flat()), { headers: parts });
    const { outputs } = await convertWith({ ...targetDefaults('ico'), favicons: true });
    expect(outputs.map(({ blob }) => blob.type)).toEqual([formats.ico.mediaType, 'image/png']);
    await expect(convertWith(targetDefaults('ico'))).rejects.toMatchObject({ code: 'JOB_FAILED' });
  });

  it.each<[Target, number[]]>([
    ['jpg', [0xff, 0xd8, 0xff, 0xe0]],
    ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['webp', [...Buffer.from('RIFF\x04\0\0\0WEBPVP8 ')]],
  ])('gives a %s with all options sent, and nothing else as one', async (target, bytes) => {
    answers.convert = () => new Response(new Uint8Array(bytes), { headers: size });
    const options = { ...targetDefaults(target), quality: 40, background: '#102030' };
    expect((await convertWith(options)).outputs[0].blob.type).toBe(formats[target].mediaType);
    expect(sent[0]?.body).toMatchObject({
      target_format: target,
      options: { quality: 40, background: '#102030', size: 'original' },
    });
    const other = target === 'png' ? 'webp' : 'png';
    expect(await failureOf(convertWith({ ...options, target: other }))).toMatchObject({ code: 'JOB_FAILED' });
  });

  const messages: [Call, string][] = [
    ['create', 'Failed to create conversion job'],
    ['upload', 'Failed to upload file'],
    ['update', 'Failed to upload file'],
    ['convert', 'Conversion service unavailable'],
  ];

  it.each(messages)('that is refused at "%s" ends there: %s', async (call, message) => {
    answers[call] = status(503);
    expect(await failure()).toMatchObject({ message, code: 'JOB_FAILED', cause: { message: 'HTTP 503' } });
    expect(
      made()
        .filter((name) => name !== 'giveUp')
        .at(-1),
    ).toBe(call);
  });

  it.each(messages)('that hangs at "%s" is given up after 12 seconds without progress', async (call, message) => {
    vi.useFakeTimers();
    answers[call] = never;
    const error = failure();
    await vi.advanceTimersByTimeAsync(11_900);
    let given = false;
    void error.then(() => {
      given = true;
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(given).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(await error).toMatchObject({ message, cause: { message: 'no progress' } });
  });

  it('waits for an answer that comes slowly, as long as it moves', async () => {
    vi.useFakeTimers();
    answers.convert = () => {
      const body = new ReadableStream<Uint8Array>({
        async start(controller) {
          for (const part of [jpg.subarray(0, 2), jpg.subarray(2)]) {
            await new Promise((resolve) => setTimeout(resolve, 10_000));
            controller.enqueue(part);
          }
          controller.close();
        },
      });
      return new Response(body, { headers: size });
    };
    const result = convert();
    await vi.advanceTimersByTimeAsync(25_000);
    expect((await result).outputs[0].blob.size).toBe(4);
  });

  it.each<[string, Answer]>([
    ['a page', () => new Response('<!doctype html>', { headers: size })],
    ['nothing', () => new Response(null, { headers: size })],
    ['a JPG without its measures', () => new Response(jpg)],
  ])('that answers with %s has failed', async (_what, answer) => {
    answers.convert = answer;
    expect(await failure()).toMatchObject({ message: 'Conversion service unavailable', code: 'JOB_FAILED' });
  });

  it.each(messages.map(([call]) => call))('stops at "%s" when the visitor calls it off', async (call) => {
    const controller = new AbortController();
    answers[call] = () => {
      queueMicrotask(() => controller.abort());
      return never();
    };
    await failure(controller.signal);
    expect(
      made()
        .filter((name) => name !== 'giveUp')
        .at(-1),
    ).toBe(call);
  });

  it.each(messages.map(([call]) => call))('that ends at "%s" is given up, if there was a job', async (call) => {
    const fetched = vi.fn(globalThis.fetch);
    vi.stubGlobal('fetch', fetched);
    answers[call] = status(503);
    await failure();
    expect(made().filter((name) => name === 'giveUp')).toHaveLength(call === 'create' ? 0 : 1);
    if (call === 'create') return;
    expect(fetched).toHaveBeenLastCalledWith(
      'https://api.example/api/conversion_jobs/job-1',
      expect.objectContaining({ method: 'DELETE', keepalive: true, headers: { apikey: 'site-key' } }),
    );
  });

  it('is given up when the page is left, and not once it has ended', async () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    const conversion = Promise.withResolvers<Response>();
    const picture = answers.convert;
    answers.convert = () => conversion.promise;
    const result = convert();
    await expect.poll(made).toContain('convert');
    page.dispatchEvent(new Event('pagehide'));
    expect(made().at(-1)).toBe('giveUp');
    conversion.resolve(await picture());
    await result;
    page.dispatchEvent(new Event('pagehide'));
    expect(made().filter((name) => name === 'giveUp')).toHaveLength(1);
  });

  it('that nobody gives up is not given up', async () => {
    await convert();
    expect(made()).not.toContain('giveUp');
  });

  it('does not fail for a server that cannot be told', async () => {
    answers.giveUp = () => Promise.reject(new TypeError('Failed to fetch'));
    answers.convert = status(503);
    expect(await failure()).toMatchObject({ message: 'Conversion service unavailable' });
  });

  it('tells how far it is', async () => {
    const told: ServerProgress[] = [];
    await convert(undefined, { onProgress: (progress) => told.push(progress) });
    expect(told).toEqual([
      { step: 'announcing' },
      { step: 'uploading', fraction: 0 },
      { step: 'uploading', fraction: 1 },
      { step: 'converting' },
      { step: 'receiving' },
    ]);
  });

  it('is as patient as it is told to be', async () => {
    vi.useFakeTimers();
    answers.convert = never;
    const error = failureOf(convert(undefined, { timeoutMs: 3000 }));
    await vi.advanceTimersByTimeAsync(3100);
    expect(await error).toMatchObject({ cause: { message: 'no progress' } });
  });

  it.each<[Call, string, string]>([
    ['create', 'BUSY', 'JOB_FAILED'],
    ['upload', 'TOO_SLOW', 'JOB_FAILED'],
    ['upload', 'INCOMPLETE', 'JOB_FAILED'],
    ['convert', 'CORRUPT', 'FILE_DAMAGED'],
    ['convert', 'INCOMPLETE', 'FILE_DAMAGED'],
    ['convert', 'UNSUPPORTED', 'JOB_FAILED'],
  ])('carries the reason of a refusal at "%s" (%s) and the id of the request', async (call, reason, code) => {
    answers[call] = () => Response.json({ code: reason, message: 'no', requestId: 'request-7' }, { status: 422 });
    expect(await failure()).toMatchObject({ code, reason, requestId: 'request-7' });
  });

  it('carries what in the file is not supported, if it is on our list', async () => {
    const refusal = (obstacle: string) => () =>
      Response.json({ code: 'UNSUPPORTED', message: 'no', obstacle, requestId: 'request-7' }, { status: 422 });
    answers.convert = refusal('PASSWORD');
    expect(await failure()).toMatchObject({ reason: 'UNSUPPORTED', obstacle: 'PASSWORD' });
    answers.convert = refusal('<b>anything</b>');
    expect(await failure()).toMatchObject({ reason: 'UNSUPPORTED', obstacle: undefined });
  });

  it('has no reason when something else than our server answered', async () => {
    answers.convert = () => Response.json({ code: 'TEAPOT', requestId: 7 }, { status: 500 });
    expect(await failure()).toMatchObject({ reason: undefined, requestId: undefined, code: 'JOB_FAILED' });
  });

  it.each<[string, Call, Answer, string]>([
    ['an unknown address', 'create', status(404), 'NO_SERVER'],
    ['a host that takes no such call', 'create', status(405), 'NO_SERVER'],
    ['no connection', 'create', () => Promise.reject(new TypeError('Failed to fetch')), 'NO_SERVER'],
    ['a full server', 'create', status(503), 'JOB_FAILED'],
    ['a job that is gone', 'update', status(404), 'JOB_FAILED'],
    ['a connection lost under way', 'upload', () => Promise.reject(new TypeError('Failed to fetch')), 'JOB_FAILED'],
  ])('tells %s from the others', async (_what, call, answer, code) => {
    answers[call] = answer;
    expect((await failure()).code).toBe(code);
  });
});
