import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { convertCall } from '@image-converter/contract/convert-call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slowTiff, smallTiff } from '../testing/pictures.ts';
import { apiKey, convertAtOnce } from '../testing/program.ts';
import { type RawPart, requestHead, sendRaw } from '../testing/raw-http.ts';
import { refusalOf } from '../testing/refusal.ts';
import { rowsOf } from '../testing/rows.ts';
import { startServer, type TestServer } from '../testing/server.ts';

const pace = 400;
const maxMegabytes = 2;
const keys = [apiKey, 'the-key-of-somebody-in-a-hurry', 'the-key-of-somebody-with-big-files'] as const;

let server: TestServer;
beforeAll(async () => {
  const environment = {
    API_KEYS: keys.join(' '),
    API_MAX_FILE_MB: String(maxMegabytes),
    API_RATE_LIMIT: '60',
    API_CONVERSIONS_PER_KEY: '1',
    CONVERSION_CHILDREN: '1',
    CONVERSION_SLOTS: '100',
    METRICS_TOKEN: 'token',
  };
  server = await startServer(environment, { body: pace, pace });
});
afterAll(() => server.close());

const boundary = 'a-boundary';
const disposition = (name: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`;
const field = (name: string, value: string) => `${disposition(name)}\r\n\r\n${value}\r\n`;
const fileHead = `${disposition('file')}; filename="a.tif"\r\ncontent-type: image/tiff\r\n\r\n`;
const end = `\r\n--${boundary}--\r\n`;
const aFile: readonly RawPart[] = [fileHead, smallTiff];

const lengthOf = (parts: readonly RawPart[]) =>
  parts.reduce<number>((sum, part) => sum + (typeof part === 'number' ? 0 : part.length), 0);

/** Sends a form as these parts, with a pause where there is a number. */
function send(parts: readonly RawPart[], changes: Record<string, string | number> = {}, options = {}) {
  const head = requestHead('POST', convertCall.path, {
    authorization: `Bearer ${apiKey}`,
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': lengthOf(parts),
    ...changes,
  });
  return sendRaw(server.visitor.origin, [head, ...parts], options);
}

async function codeOf(answer: ReturnType<typeof send>): Promise<string> {
  const { status, body = '' } = (await answer) ?? {};
  return `${status} ${/"code":"(\w+)"/.exec(body)?.[1]}`;
}

function bucket(): string[] {
  const folder = join(server.dataDir, 'temp-conversions', 'temp');
  return existsSync(folder) ? readdirSync(folder) : [];
}

async function metric(name: string): Promise<number> {
  const headers = { authorization: 'Bearer token' };
  const metrics = await (await fetch(`${server.visitor.origin}/metrics`, { headers })).text();
  return Number(
    metrics
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length),
  );
}

const isIdle = async () => {
  await expect.poll(() => metric('conversion_slots_leased')).toBe(0);
  expect(bucket()).toEqual([]);
};

describe('a form is read', () => {
  it.each([
    ['in one piece', [...aFile, end]],
    ['in two pieces, cut within the last delimiter', [...aFile, end.slice(0, 6), 50, end.slice(6)]],
    ['without a line end after the last delimiter', [...aFile, end.trimEnd()]],
    ['byte by byte up to the file', [...fileHead, smallTiff, end]],
    ['with an option before the file', [field('target_format', 'png'), ...aFile, end]],
  ] as const)('%s', async (_, parts) => {
    expect((await send(parts))?.status).toBe(200);
    await isIdle();
  });

  it('with a boundary in quotes', async () => {
    const changes = { 'content-type': `multipart/form-data; charset=utf-8; boundary="${boundary}"` };
    expect((await send([...aFile, end], changes))?.status).toBe(200);
  });
});

describe('a form is refused', () => {
  it.each([
    ['without a file', [field('quality', '80'), end.slice(2)]],
    ['with nothing in it', [end.slice(2)]],
    ['with two files', [...aFile, '\r\n', ...aFile, end]],
    ['with a field after the file', [...aFile, '\r\n', field('quality', '80'), end.slice(2)]],
    ['with a field that is there twice', [field('quality', '80'), field('quality', '70'), ...aFile, end]],
    ['with a part that has no name', [`--${boundary}\r\ncontent-disposition: form-data\r\n\r\n1\r\n`, ...aFile, end]],
    ['with a part that has no head', [`--${boundary}\r\n\r\n1\r\n`, ...aFile, end]],
    ['that goes on after its end', [...aFile, end, 'x'.repeat(1000)]],
  ] as const)('%s', async (_, parts) => {
    expect(await codeOf(send(parts))).toBe('400 INVALID_REQUEST');
    await isIdle();
  });

  it.each([
    ['that has no end', aFile],
    ['that ends within the delimiter', [...aFile, end.slice(0, 9)]],
    ['that ends before its file', [field('quality', '80')]],
  ] as const)('%s', async (_, parts) => {
    expect(await codeOf(send(parts))).toBe('422 INCOMPLETE');
    await isIdle();
  });

  it.each([
    [
      'with a huge head of a part',
      [`${disposition('file')}; filename="${'x'.repeat(40_000)}"\r\n\r\n`, smallTiff, end],
    ],
    ['with a huge field', [field('options', ' '.repeat(40_000)), ...aFile, end]],
    ['with many fields', [...Array.from({ length: 1000 }, (_, n) => field(`n${n}`, '1')), ...aFile, end]],
    ['with much before it begins', ['x'.repeat(40_000), ...aFile, end]],
    ['with a file that is too large', [fileHead, smallTiff, new Uint8Array(maxMegabytes * 2 ** 20), end]],
  ] as const)('%s', async (_, parts) => {
    expect(await codeOf(send(parts))).toBe('413 TOO_LARGE');
    await isIdle();
  });

  it('with an empty file', async () => {
    expect(await codeOf(send([fileHead, end]))).toBe('422 FORMAT_MISMATCH');
  });

  it('that announces too much, before it is read', async () => {
    expect(await codeOf(send([], { 'content-length': 100_000_000 }))).toBe('413 TOO_LARGE');
  });

  it('that does not announce its boundary', async () => {
    expect(await codeOf(send([...aFile, end], { 'content-type': 'multipart/form-data' }))).toBe('400 INVALID_REQUEST');
  });

  it('that does not announce its length', async () => {
    const headers = { authorization: `Bearer ${apiKey}`, 'content-type': `multipart/form-data; boundary=${boundary}` };
    const head = requestHead('POST', convertCall.path, { ...headers, 'transfer-encoding': 'chunked' });
    expect(await codeOf(sendRaw(server.visitor.origin, [head, '5\r\nhello\r\n0\r\n\r\n']))).toBe('400 INVALID_REQUEST');
  });
});

describe('a caller who is slow or leaves', () => {
  it.each([
    ['before the file', [field('quality', '80')]],
    ['within the file', [...aFile.slice(0, 1), smallTiff.subarray(0, 100)]],
    ['before the end of the form', aFile],
  ] as const)('stops %s: the call ends, and so does the job', async (_, parts) => {
    const announced = { 'content-length': lengthOf([...aFile, end]) + 5000 };
    expect(await codeOf(send(parts, announced))).toBe('408 TOO_SLOW');
    await isIdle();
  });

  it('ends the connection within the file: nothing of it stays', async () => {
    await send([fileHead, smallTiff], { 'content-length': 1_000_000 }, { end: true });
    await isIdle();
  });

  it('leaves while the file is converted: the process ends, and the slot is free', async () => {
    const logged = rowsOf(server.dataDir).conversions.length;
    const leaving = new AbortController();
    const key = keys[2];
    const left = convertAtOnce(server.visitor.origin, slowTiff, { key, signal: leaving.signal }).catch(() => 'left');
    await expect.poll(() => metric('decoding_children_busy')).toBe(1);
    leaving.abort();
    expect(await left).toBe('left');
    await expect.poll(() => metric('decoding_children_busy')).toBe(0);
    await isIdle();
    expect(rowsOf(server.dataDir).conversions).toHaveLength(logged);
    expect((await convertAtOnce(server.visitor.origin, smallTiff, { key })).status).toBe(200);
  });
});

describe('a key', () => {
  it('has so many conversions at once, and others have theirs', async () => {
    const [, , key] = keys;
    const first = convertAtOnce(server.visitor.origin, slowTiff, { key });
    await expect.poll(() => metric('conversion_slots_leased')).toBe(1);
    const refused = await convertAtOnce(server.visitor.origin, smallTiff, { key });
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refusalOf(refused)).toBe('RATE_LIMITED');
    expect((await convertAtOnce(server.visitor.origin, smallTiff)).status).toBe(200);
    expect((await first).status).toBe(200);
  });

  it('has so many calls in a minute, and then none, whoever calls with it', async () => {
    const [, key] = keys;
    const empty = new Uint8Array();
    const calls = Array.from({ length: 60 }, () => convertAtOnce(server.visitor.origin, empty, { key }));
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([422]));
    const refused = await convertAtOnce(server.visitor.origin, smallTiff, { key });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refusalOf(refused)).toBe('RATE_LIMITED');
    expect((await convertAtOnce(server.visitor.origin, smallTiff)).status).toBe(200);
  });
});
