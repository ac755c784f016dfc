import { expect, it } from 'vitest';
import { slowTiff, smallTiff, tiff } from '../testing/pictures.ts';
import { isAlive } from '../testing/processes.ts';
import { requestHead, sendRaw } from '../testing/raw-http.ts';
import { rowsOf } from '../testing/rows.ts';
import { scale } from '../testing/scale.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';

/** Slightly longer than the grace period of 20 seconds. */
const longestShutdown = 25_000;
/** Used when there is nothing to wait for. */
const quickShutdown = 12_000;

const stillThere = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds, 'still there'));

async function withServer(use: (server: ServerProcess) => Promise<void>): Promise<void> {
  const server = await startServerProcess({ CONVERSION_CHILDREN: '1' });
  try {
    await use(server);
  } finally {
    await server.close();
  }
}

it('a server that is told to end finishes what it converts and takes no more', () =>
  withServer(async (server) => {
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
  }));

it.runIf(scale('SLOW_VISITORS'))('a visitor who sends slowly or nothing does not keep it alive', () =>
  withServer(async (server) => {
    const { visitor, dataDir, origin } = server;
    const [stuck, dripping] = [await visitor.job(smallTiff.length, tiff), await visitor.job(smallTiff.length, tiff)];
    const head = ({ id }: { id: string }) =>
      requestHead('PUT', `/api/storage/temp-conversions/temp/${id}/blue.tif`, { 'content-length': smallTiff.length });
    const patient = { milliseconds: 50_000 };
    const connections = [
      sendRaw(origin, [head(stuck), 'x'], patient),
      sendRaw(origin, [head(dripping), ...Array.from({ length: 60 }, () => ['x', 1000]).flat()], patient),
      sendRaw(origin, ['GET / HTTP/1.1\r\nhost: '], patient),
      sendRaw(origin, [], patient),
    ];
    await expect.poll(() => server.filesInBucket()).toHaveLength(2);
    expect(await Promise.race([server.terminate(), stillThere(longestShutdown)])).toBe(0);
    await Promise.all(connections);
    expect(server.filesInBucket()).toEqual([]);
    expect(rowsOf(dataDir).jobs).toMatchObject([{ status: 'failed' }, { status: 'failed' }]);
  }),
);

/** Whether the call was refused or could not connect. */
async function isRefused(call: Promise<Response>): Promise<boolean> {
  return call.then(
    ({ ok }) => !ok,
    () => true,
  );
}
