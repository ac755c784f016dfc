import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallTiff, tiff } from '../testing/pictures.ts';
import { connectTo, type RawPart, requestHead, sendRaw } from '../testing/raw-http.ts';
import { rowsOf } from '../testing/rows.ts';
import { scale } from '../testing/scale.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';

/** The server's timeout is 15 seconds. */
const milliseconds = 25_000;

let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess();
});
afterAll(() => server.close());

/** Sends one character per second. */
const dripped = (text: string): RawPart[] => [...text].flatMap((character) => [character, 1000]);

describe.runIf(scale('SLOW_VISITORS'))(
  'a visitor who is too slow is cut off',
  { timeout: 60_000, concurrent: true },
  () => {
    it('with headers that drip', async ({ expect }) => {
      const parts = dripped(`GET / HTTP/1.1\r\nx: ${'x'.repeat(60)}`);
      expect((await sendRaw(server.origin, parts, { milliseconds }))?.status).not.toBe(200);
    });

    it('with no request at all', async ({ expect }) => {
      expect((await sendRaw(server.origin, [], { milliseconds }))?.status).toBe(408);
    });

    it('with a small body that drips', async ({ expect }) => {
      const head = requestHead('POST', '/api/conversions', {
        'content-type': 'application/json',
        'content-length': 99,
      });
      expect(await sendRaw(server.origin, [head, ...dripped('{"a":1}'.repeat(9))], { milliseconds })).toBeUndefined();
    });

    it('with an upload that stops', async ({ expect }) => {
      const { id } = await server.visitor.job(smallTiff.length, tiff);
      const path = `/api/storage/temp-conversions/temp/${id}/blue.tif`;
      const head = requestHead('PUT', path, { 'content-length': smallTiff.length });
      expect((await sendRaw(server.origin, [head, 'II*'], { milliseconds }))?.status).toBe(408);
      expect(server.filesInBucket()).toEqual([]);
      expect(rowsOf(server.dataDir).jobs.find((job) => job.id === id)?.status).toBe('failed');
    });
  },
);

it('two hundred who send half a request do not keep others waiting', async () => {
  const half = Array.from({ length: 200 }, () => connectTo(server.origin));
  for (const socket of half) socket.write('POST /api/conversions HTTP/1.1\r\nhost: x\r\n');
  await Promise.all(half.map((socket) => once(socket, 'connect')));
  expect((await server.visitor.convert(await server.visitor.uploaded(smallTiff, tiff))).status).toBe(200);
  for (const socket of half) socket.destroy();
});
