import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attempt } from '../testing/attempt.ts';
import { smallTiff, tiff } from '../testing/pictures.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { convertOnce } from '../testing/traffic.ts';

const uploadSlot = 4000;

let server: TestServer;
beforeAll(async () => {
  const environment = { CONVERSION_CHILDREN: '1', CONVERSION_SLOTS: '4', TRUSTED_PROXIES: '127.0.0.1' };
  server = await startServer(environment, { uploadSlot });
});
afterAll(() => server.close());

/** Sends the bytes in so many pieces, with a pause before each. */
function dripping(...given: Parameters<typeof pieces>): ReadableStream {
  return Readable.toWeb(Readable.from(pieces(...given))) as ReadableStream;
}

async function* pieces(bytes: Uint8Array, count: number, pauseMilliseconds: number) {
  const length = Math.ceil(bytes.length / count);
  for (let start = 0; start < bytes.length; start += length) {
    await delay(pauseMilliseconds);
    yield bytes.subarray(start, start + length);
  }
}

it('slow uploads of several households leave the slots to others', async () => {
  const survived = attempt('Slow uploads of four households take all slots');
  let ended = 0;
  const uploads = ['2001:db8:1::1', '2001:db8:2::1', '2001:db8:3::1', '2001:db8:4::1'].map(async (address) => {
    const visitor = server.visitor.at(address);
    const job = await visitor.job(1_000_000, tiff);
    // 50 KB/s, for 20 seconds.
    const { status } = await visitor.upload(job, dripping(new Uint8Array(1_000_000), 200, 100));
    ended += 1;
    return status;
  });
  const honest = server.visitor.at('192.0.2.1');
  await expect.poll(() => convertOnce(honest)).toBe('BUSY');
  await expect.poll(() => convertOnce(honest)).toBe('ok');
  const outcomes = [];
  for (let turn = 0; turn < 5; turn++) outcomes.push(await convertOnce(honest));
  expect(outcomes).toEqual(Array(5).fill('ok'));
  expect(ended).toBe(0);
  expect(await Promise.all(uploads)).toEqual([200, 200, 200, 200]);
  survived({ note: 'an upload that takes longer than 10 s gives its slot back' });
});

it('a slow upload is converted once it is complete', async () => {
  const job = await server.visitor.job(smallTiff.length, tiff);
  const uploaded = await server.visitor.upload(job, dripping(smallTiff, 2, 0.75 * uploadSlot));
  expect(uploaded.status).toBe(200);
  expect((await server.visitor.update(job)).status).toBe(200);
  expect((await server.visitor.convert(job)).status).toBe(200);
});
