import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempt } from '../testing/attempt.ts';
import { slowTiff, smallTiff, tiff } from '../testing/pictures.ts';
import { isAlive } from '../testing/processes.ts';
import { rowsOf } from '../testing/rows.ts';
import { rounds } from '../testing/scale.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess();
});
afterAll(() => server.close());

/** Kills the server and its children; restarts it and checks that it works. */
async function killAndRestart(): Promise<void> {
  await expect.poll(() => server.children).not.toEqual([]);
  const { children } = server;
  await server.kill();
  await expect.poll(() => children.filter(isAlive)).toEqual([]);
  await server.start();
  // The killed server no longer holds any slots.
  await expect.poll(() => server.metric('conversion_slots_leased')).toBe(0);
  expect((await server.visitor.convert(await server.visitor.uploaded(smallTiff, tiff))).status).toBe(200);
}

/** Interrupted jobs end with the first sweep after the restart. */
async function expectNothingLeft(): Promise<void> {
  await expect.poll(() => server.filesInBucket()).toEqual([]);
  const statuses = () => rowsOf(server.dataDir).jobs.map(({ status }) => String(status));
  await expect.poll(() => statuses().filter((status) => ['pending', 'processing'].includes(status))).toEqual([]);
}

/** Waits for a random moment. */
const moment = () => delay(Math.random() * 100);

describe('a server that is killed leaves nothing behind after the next start and sweep', () => {
  it.each(rounds('KILLS'))('while files are uploaded (%i)', { tags: '@promise:deleted-after-crash' }, async () => {
    const survived = attempt('The server is killed while files are uploaded');
    const uploads = await Promise.all([1, 2, 3].map(() => server.visitor.job(5_000_000)));
    const broken = uploads.map((job) => server.visitor.upload(job, stallingAfter(1_000_000)));
    for (const upload of broken) upload.catch(() => undefined);
    await expect.poll(() => server.filesInBucket()).toHaveLength(3);
    await moment();
    await killAndRestart();
    await Promise.all(broken.map((upload) => expect(upload).rejects.toThrow()));
    await expectNothingLeft();
    survived();
  });

  it.each(rounds('KILLS'))('while a picture is converted (%i)', { tags: '@promise:deleted-after-crash' }, async () => {
    const survived = attempt('The server is killed while a picture is converted');
    const job = await server.visitor.uploaded(slowTiff, tiff);
    const broken = expect(server.visitor.convert(job)).rejects.toThrow();
    await expect.poll(() => server.metric('decoding_children_busy')).toBe(1);
    await moment();
    await killAndRestart();
    await broken;
    await expectNothingLeft();
    survived();
  });

  it.each(rounds('KILLS'))('and no row of the log that it acknowledged is lost (%i)', async (round) => {
    const survived = attempt('The server is killed while conversions are logged');
    const acknowledged: number[] = [];
    let next = round * 1_000_000;
    const logUntilKilled = async () => {
      for (;;) {
        const number = next++;
        const { status } = await server.visitor.log({ file_size: number });
        if (status === 201) acknowledged.push(number);
      }
    };
    const writers = [1, 2, 3, 4].map(() => expect(logUntilKilled()).rejects.toThrow());
    await expect.poll(() => acknowledged.length).toBeGreaterThan(100);
    await moment();
    await killAndRestart();
    await Promise.all(writers);
    const written = new Set(rowsOf(server.dataDir).conversions.map(({ file_size }) => file_size));
    expect(acknowledged.filter((number) => !written.has(number))).toEqual([]);
    await expectNothingLeft();
    survived({ counts: { 'acknowledged rows, all there': acknowledged.length } });
  });
});

function stallingAfter(bytes: number): ReadableStream {
  return new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(bytes)) });
}
