import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it, onTestFinished } from 'vitest';
import { smallTiff, tiff } from '../testing/pictures.ts';
import { connectTo, type RawPart, requestHead, sendRaw } from '../testing/raw-http.ts';
import { rowsOf } from '../testing/rows.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ CONVERSION_CHILDREN: '1' }, { head: 1000, check: 50, body: 1000, pace: 1000 });
});
afterAll(() => server.close());

/** Ten times as long as the server waits. */
const dripped = (text: string): RawPart[] => [...text].flatMap((character) => [character, 10_000 / text.length]);
const send = (...parts: RawPart[]) => sendRaw(server.visitor.origin, parts);

describe.concurrent('a visitor who is too slow is cut off', () => {
  it('with headers that drip', async ({ expect }) => {
    expect((await send(...dripped(`GET / HTTP/1.1\r\nx: ${'x'.repeat(60)}`)))?.status).not.toBe(200);
  });

  it('with no request at all', async ({ expect }) => {
    expect((await send())?.status).toBe(408);
  });

  it('with a small body that drips', async ({ expect }) => {
    const head = requestHead('POST', '/api/conversions', { 'content-type': 'application/json', 'content-length': 99 });
    expect(await send(head, ...dripped('{"a":1}'.repeat(9)))).toBeUndefined();
  });

  it('with an upload that stops', async ({ expect }) => {
    const { id } = await server.visitor.job(smallTiff.length, tiff);
    const path = `/api/storage/temp-conversions/temp/${id}/blue.tif`;
    const head = requestHead('PUT', path, { 'content-length': smallTiff.length });
    expect((await send(head, 'II*'))?.status).toBe(408);
    expect(existsSync(join(server.dataDir, 'temp-conversions', 'temp', id))).toBe(false);
    expect(rowsOf(server.dataDir).jobs.find((job) => job.id === id)?.status).toBe('failed');
  });
});

it('a refused connection is closed for good, even if the other side stays', async ({ expect }) => {
  const { visitor, connections, close } = await startServer();
  onTestFinished(close);
  const socket = connectTo(visitor.origin);
  socket.resume().write('NONSENSE\r\n\r\n');
  await once(socket, 'end');
  expect(socket.writable).toBe(true);
  // Without this, it takes as long as the slowest request may.
  await expect.poll(connections, { timeout: 8000 }).toBe(0);
  socket.destroy();
});

it('two hundred who send half a request do not keep others waiting', async ({ expect }) => {
  const { visitor, close } = await startServer({ CONVERSION_CHILDREN: '1' });
  onTestFinished(close);
  const half = Array.from({ length: 200 }, () => connectTo(visitor.origin));
  for (const socket of half) socket.write('POST /api/conversions HTTP/1.1\r\nhost: x\r\n');
  await Promise.all(half.map((socket) => once(socket, 'connect')));
  expect((await visitor.convert(await visitor.uploaded(smallTiff, tiff))).status).toBe(200);
  for (const socket of half) socket.destroy();
});
