import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { statusSchema } from '@image-converter/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slowTiff, smallTiff, tiff } from '../testing/pictures.ts';
import { refusalOf } from '../testing/refusal.ts';
import { rowsOf } from '../testing/rows.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ CONVERSION_CHILDREN: '1', CONVERSION_SLOTS: '100', METRICS_TOKEN: 'token' });
});
afterAll(() => server.close());

const isStored = (id: string) => existsSync(join(server.dataDir, 'temp-conversions', 'temp', id));
const statusOf = (id: string) => rowsOf(server.dataDir).jobs.find((row) => row.id === id)?.status;
const metrics = async () => {
  const headers = { authorization: 'Bearer token' };
  return (await fetch(`${server.visitor.origin}/metrics`, { headers })).text();
};
const status = async () => statusSchema.parse(await (await fetch(`${server.visitor.origin}/api/status`)).json());

describe('a job that its visitor gives up', () => {
  it('is over at once, with its upload; once more changes nothing', async () => {
    const { visitor } = server;
    const job = await visitor.uploaded(smallTiff, tiff);
    expect(isStored(job.id)).toBe(true);
    for (let time = 0; time < 2; time++) {
      expect((await visitor.giveUp(job)).status).toBe(204);
      expect(isStored(job.id)).toBe(false);
      expect(statusOf(job.id)).toBe('failed');
    }
    expect(await refusalOf(await visitor.convert(job))).toBe('ALREADY_DONE');
    expect((await visitor.giveUp({ id: crypto.randomUUID() })).status).toBe(204);
  });

  it('ends its upload, which may still be under way', async () => {
    const { visitor } = server;
    const job = await visitor.job(5_000_000, tiff);
    const endless = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1_000_000)) });
    const upload = visitor.upload(job, endless).then(
      ({ status }) => status,
      () => 'cut off',
    );
    await expect.poll(() => isStored(job.id)).toBe(true);
    expect((await visitor.giveUp(job)).status).toBe(204);
    expect([404, 'cut off']).toContain(await upload);
    await expect.poll(() => isStored(job.id)).toBe(false);
  });

  it('ends its conversion, which may still be under way, and is no failure in the log', async () => {
    const { visitor } = server;
    const logged = rowsOf(server.dataDir).conversions.length;
    const job = await visitor.uploaded(slowTiff, tiff);
    const conversion = visitor.convert(job);
    await expect.poll(metrics).toContain('decoding_children_busy 1');
    expect((await visitor.giveUp(job)).status).toBe(204);
    expect(isStored(job.id)).toBe(false);
    expect(await refusalOf(await conversion)).toBe('NOT_FOUND');
    await expect.poll(metrics).toContain('conversion_duration_seconds_count{outcome="ABORTED"} 1');
    expect(rowsOf(server.dataDir).conversions).toHaveLength(logged);
  });
});

it('a visitor who leaves during the conversion leaves nothing behind, and no failure in the log', async () => {
  const { visitor } = server;
  const logged = rowsOf(server.dataDir).conversions.length;
  const job = await visitor.uploaded(slowTiff, tiff);
  const leaving = new AbortController();
  const conversion = expect(visitor.convert(job, leaving.signal)).rejects.toThrow();
  await expect.poll(metrics).toContain('decoding_children_busy 1');
  leaving.abort();
  await conversion;
  await expect.poll(() => statusOf(job.id)).toBe('failed');
  expect(isStored(job.id)).toBe(false);
  await expect.poll(metrics).toContain('conversion_duration_seconds_count{outcome="ABORTED"} 2');
  expect(await metrics()).not.toContain('outcome="CRASHED"');
  expect(rowsOf(server.dataDir).conversions).toHaveLength(logged);
});

it('the status tells how many wait, and how long a conversion takes', async () => {
  const { visitor } = server;
  const idle = await status();
  expect(idle).toMatchObject({ conversion: 'on', waiting: 0 });
  const jobs = await Promise.all([1, 2, 3].map(() => visitor.uploaded(slowTiff, tiff)));
  const conversions = jobs.map((job) => visitor.convert(job));
  await expect.poll(status).toMatchObject({ waiting: 2 });
  const busy = await status();
  if (idle.conversion === 'off' || busy.conversion === 'off') throw new Error('It converts');
  expect(busy.expectedSeconds).toBeGreaterThan(2 * idle.expectedSeconds);
  await Promise.all(jobs.map((job) => visitor.giveUp(job)));
  await Promise.all(conversions);
});
