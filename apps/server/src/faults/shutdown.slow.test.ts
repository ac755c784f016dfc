import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { slowTiff, smallTiff, tiff } from '../testing/pictures.ts';
import { isAlive } from '../testing/processes.ts';
import { requestHead, sendRaw } from '../testing/raw-http.ts';
import { rowsOf } from '../testing/rows.ts';
import { startServer } from '../testing/server.ts';
import { startServerProcess } from '../testing/server-process.ts';

/** When there is nothing to wait for. */
const quickShutdown = 12_000;

const stillThere = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds, 'still there'));

it('a server that is told to end finishes what it converts and takes no more', async () => {
  const server = await startServerProcess({ CONVERSION_CHILDREN: '1' });
  onTestFinished(() => server.close());
  const { visitor, dataDir, children } = server;
  expect((await visitor.convert(await visitor.uploaded(smallTiff, tiff))).status).toBe(200);
  const job = await visitor.uploaded(slowTiff, tiff);
  const conversion = visitor.convert(job);
  await expect.poll(() => server.metric('decoding_children_busy')).toBe(1);
  const ended = server.terminate();
  await expect.poll(() => isRefused(visitor.create(1))).toBe(true);
  const answer = await conversion;
  expect(answer.status).toBe(200);
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100_000);
  expect(await Promise.race([ended, stillThere(quickShutdown)])).toBe(0);
  expect(children.filter(isAlive)).toEqual([]);
  expect(server.filesInBucket()).toEqual([]);
  const { jobs, conversions } = rowsOf(dataDir);
  expect(jobs.find(({ id }) => id === job.id)?.status).toBe('completed');
  expect(conversions.map(({ success }) => success)).toEqual([1, 1]);
});

it('a visitor who sends slowly or nothing does not keep it alive', async () => {
  const { visitor, dataDir, stop, close } = await startServer({ CONVERSION_CHILDREN: '1' }, { grace: 500 });
  onTestFinished(close);
  const jobs = [await visitor.job(smallTiff.length, tiff), await visitor.job(smallTiff.length, tiff)];
  const [stuck, dripping] = jobs.map(({ id }) =>
    requestHead('PUT', `/api/storage/temp-conversions/temp/${id}/blue.tif`, { 'content-length': smallTiff.length }),
  ) as [string, string];
  const connections = [
    sendRaw(visitor.origin, [stuck, 'x']),
    sendRaw(visitor.origin, [dripping, ...Array.from({ length: 600 }, () => ['x', 100]).flat()]),
    sendRaw(visitor.origin, ['GET / HTTP/1.1\r\nhost: ']),
    sendRaw(visitor.origin, []),
  ];
  const uploads = () => jobs.map(({ id }) => existsSync(join(dataDir, 'temp-conversions', 'temp', id)));
  await expect.poll(uploads).toEqual([true, true]);
  await stop();
  await Promise.all(connections);
  expect(uploads()).toEqual([false, false]);
  expect(rowsOf(dataDir).jobs).toMatchObject([{ status: 'failed' }, { status: 'failed' }]);
});

/** Whether the call was refused or could not connect. */
async function isRefused(call: Promise<Response>): Promise<boolean> {
  return call.then(
    ({ ok }) => !ok,
    () => true,
  );
}
