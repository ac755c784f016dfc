import { apiErrors } from '@image-converter/contract/errors';
import { apiErrorSchema, type Job } from '@image-converter/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallTiff, tiff } from '../testing/pictures.ts';
import { residentBytesOf } from '../testing/processes.ts';
import { type RawAnswer, requestHead, sendRaw } from '../testing/raw-http.ts';
import { refusalOf } from '../testing/refusal.ts';
import { rowsOf } from '../testing/rows.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';

const children = 2;
const mebibyte = 2 ** 20;

let server: ServerProcess;
let startingBytes: number;
beforeAll(async () => {
  server = await startServerProcess({ CONVERSION_CHILDREN: String(children), CONVERSION_SLOTS: '10000' });
  expect((await server.visitor.convert(await server.visitor.uploaded(smallTiff, tiff))).status).toBe(200);
  startingBytes = residentBytesOf(server.pid);
});

afterAll(() => server.close());

const uploadPath = ({ id }: Job) => `/api/storage/temp-conversions/temp/${id}/blue.tif`;
const statusOf = ({ id }: Job) => rowsOf(server.dataDir).jobs.find((row) => row.id === id)?.status;

/** The error code of a raw response, which must be in the contract. */
function codeOf(answer: RawAnswer | undefined): string {
  const { code } = apiErrorSchema.strict().parse(JSON.parse(answer?.body ?? ''));
  expect(answer?.status).toBe(apiErrors[code]);
  return code;
}

describe('an upload that lies about its length', () => {
  it.each([50 * mebibyte + 1, smallTiff.length + 1, Number.MAX_SAFE_INTEGER])(
    'is refused before a byte of its %i is read',
    async (length) => {
      const job = await server.visitor.job(smallTiff.length, tiff);
      const answer = await sendRaw(server.origin, [requestHead('PUT', uploadPath(job), { 'content-length': length })]);
      expect(codeOf(answer)).toBe('TOO_LARGE');
    },
  );

  it.each(['99999999999999999999', '-1', '0x10', '1e3', '5, 5', ''])('is no request at all with %j', async (length) => {
    const job = await server.visitor.job(smallTiff.length, tiff);
    const head = requestHead('PUT', uploadPath(job), { 'content-length': length });
    expect((await sendRaw(server.origin, [head, smallTiff]))?.status).toBe(400);
  });

  it('is no request at all with two lengths, or with a length and chunks', async () => {
    const job = await server.visitor.job(smallTiff.length, tiff);
    for (const headers of [
      { 'content-length': 5, 'Content-Length': 6 },
      { 'content-length': 5, 'transfer-encoding': 'chunked' },
    ]) {
      const head = requestHead('PUT', uploadPath(job), headers);
      expect((await sendRaw(server.origin, [head, '5\r\nhello\r\n0\r\n\r\n']))?.status).toBe(400);
    }
  });

  it('costs its job when it ends before its length', async () => {
    const job = await server.visitor.job(smallTiff.length, tiff);
    const head = requestHead('PUT', uploadPath(job), { 'content-length': smallTiff.length });
    await sendRaw(server.origin, [head, smallTiff.subarray(0, 50), 200], { end: true });
    await expect.poll(() => statusOf(job)).toBe('failed');
    expect(server.filesInBucket()).toEqual([]);
  });

  it('ends where its length says, whatever follows', async () => {
    const job = await server.visitor.job(smallTiff.length, tiff);
    const length = smallTiff.length - 10;
    const head = requestHead('PUT', uploadPath(job), { 'content-length': length, connection: 'keep-alive' });
    const answer = sendRaw(server.origin, [head, smallTiff.subarray(0, length), 500, smallTiff.subarray(length)]);
    expect((await answer)?.status).toBe(200);
    await server.visitor.update(job);
    expect(['CORRUPT', 'INCOMPLETE']).toContain(await refusalOf(await server.visitor.convert(job)));
  });

  it('is cut where its chunks exceed what was announced', async () => {
    const job = await server.visitor.job(smallTiff.length, tiff);
    const head = requestHead('PUT', uploadPath(job), { 'transfer-encoding': 'chunked' });
    const chunk = `${(1000).toString(16)}\r\n${'x'.repeat(1000)}\r\n`;
    expect(codeOf(await sendRaw(server.origin, [head, chunk]))).toBe('TOO_LARGE');
    expect(statusOf(job)).toBe('failed');
    expect(server.filesInBucket()).toEqual([]);
  });

  it('is refused where its chunks end before what was announced', async () => {
    const job = await server.visitor.job(smallTiff.length, tiff);
    const head = requestHead('PUT', uploadPath(job), { 'transfer-encoding': 'chunked' });
    expect(codeOf(await sendRaw(server.origin, [head, '5\r\nshort\r\n0\r\n\r\n']))).toBe('INCOMPLETE');
    expect(statusOf(job)).toBe('failed');
    expect(server.filesInBucket()).toEqual([]);
  });

  it('costs its job, though it sends on and on', async () => {
    const job = await server.visitor.job(smallTiff.length, tiff);
    await server.visitor.upload(job, new Uint8Array(20 * mebibyte)).catch(() => undefined);
    await expect.poll(() => statusOf(job)).toBe('failed');
    expect(server.filesInBucket()).toEqual([]);
  });

  it('is taken in chunks when they are as many as announced', async () => {
    const job = await server.visitor.job(smallTiff.length, tiff);
    const body = new Blob([smallTiff]).stream();
    expect((await server.visitor.upload(job, body)).status).toBe(200);
    await server.visitor.update(job);
    expect((await server.visitor.convert(job)).status).toBe(200);
  });
});

describe('a step that is taken many times at once', () => {
  it('is taken once', async () => {
    const { visitor } = server;
    const job = await visitor.job(smallTiff.length, tiff);
    const once = ['ALREADY_DONE', 'ALREADY_DONE', 'ALREADY_DONE', 'ALREADY_DONE', 'ok'];
    for (const step of [() => visitor.upload(job, smallTiff), () => visitor.update(job), () => visitor.convert(job)]) {
      const answers = await Promise.all([1, 2, 3, 4, 5].map(step));
      const outcomes = await Promise.all(answers.map(async (answer) => (answer.ok ? 'ok' : refusalOf(answer))));
      expect(outcomes.sort()).toEqual(once);
    }
    expect(server.filesInBucket()).toEqual([]);
  });
});

describe('a small body', () => {
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(server.origin + path, {
      method: 'POST',
      body,
      headers: { apikey: 'anonymous', 'content-type': 'application/json', ...headers },
    });
  const paths = ['/api/conversion_jobs', '/api/functions/convert-image', '/api/conversions'];

  it.each(paths)('of megabytes is refused by %s', async (path) => {
    const headers = { 'content-type': 'application/json', 'content-length': 5 * mebibyte };
    const answer = await sendRaw(server.origin, [requestHead('POST', path, headers), `{"a":"${'x'.repeat(1000)}`]);
    expect(codeOf(answer)).toBe('TOO_LARGE');
    const chunked = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const chunks = `8000\r\n{"a":"${'x'.repeat(0x8000 - 6)}\r\n`;
    expect(codeOf(await sendRaw(server.origin, [requestHead('POST', path, chunked), chunks]))).toBe('TOO_LARGE');
  });

  it.each([
    ['no JSON', '{"a":'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['deep', '['.repeat(8000) + ']'.repeat(8000)],
    ['a prototype', '{"__proto__":{"status":"completed"}}'],
    ['a constructor', '{"constructor":{"prototype":{"x":1}}}'],
    ['a number that is none', '{"file_size":1e999}'],
  ])('that is %s is refused by every call', async (_, body) => {
    for (const path of paths) expect(await refusalOf(await post(path, body))).toBe('INVALID_REQUEST');
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/json; charset=utf-16',
    'nonsense',
  ])('of the type %s is refused', async (type) => {
    for (const path of paths) {
      expect(await refusalOf(await post(path, '{}', { 'content-type': type }))).toBe('INVALID_REQUEST');
    }
  });
});

it('a call whose body turns out not to be HTTP gets one answer, not two', async () => {
  const head = requestHead('PROPFIND', '/api/.', { 'transfer-encoding': '0^1$"+~!!}?+>9' });
  const answer = await sendRaw(server.origin, [head], { end: true });
  expect(answer?.status).toBe(404);
  expect(JSON.parse(answer?.body ?? '')).toMatchObject({ code: 'NOT_FOUND' });
});

it('a call that is too long gets its answer on a connection that already had one, too', async () => {
  const parts = [requestHead('GET', '/healthz', { connection: 'keep-alive' }), 200, `GET /${'y'.repeat(17_000)}`];
  const answer = await sendRaw(server.origin, parts);
  expect(answer?.status).toBe(200);
  expect(answer?.body).toContain('HTTP/1.1 431 Request Header Fields Too Large');
});

it('the server is as it was before', async () => {
  expect(server.isRunning, server.output).toBe(true);
  expect((await server.visitor.convert(await server.visitor.uploaded(smallTiff, tiff))).status).toBe(200);
  // Spares, and those that wait for their visitor's next file.
  expect(server.children.length).toBeLessThanOrEqual(2 * children);
  expect(residentBytesOf(server.pid) - startingBytes).toBeLessThan(150 * mebibyte);
  expect(server.filesInBucket()).toEqual([]);
});
