import { join } from 'node:path';
import { calls, statusPath } from '@image-converter/contract/calls';
import { jobSchema } from '@image-converter/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { smallTiff, tiff } from '../testing/pictures.ts';
import { requestHead, sendRaw } from '../testing/raw-http.ts';
import { startServer, type TestServer } from '../testing/server.ts';

const slots = 2;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    CONVERSION_CHILDREN: '1',
    CONVERSION_SLOTS: String(slots),
    TRUSTED_PROXIES: '127.0.0.1',
  });
});
afterAll(() => server.close());

/** A new visitor each time, because one visitor alone does not get all slots. */
let visitors = 0;
const announce = () => {
  visitors += 1;
  return server.visitor.at(`192.0.2.${visitors}`).create(smallTiff.length, tiff);
};

/** Announces jobs until no slot is left; the slots of announced jobs are free again after a few seconds. */
const takeAllSlots = async () => {
  while ((await announce()).status === 201);
};

it('a burst gets the slots there are; all others are told at once when to come again', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, announce));
  const accepted = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status === 503);
  expect([accepted.length, refused.length]).toEqual([slots, 10 - slots]);
  for (const { headers } of refused) expect(headers.get('retry-after')).toBe('5');
  for (const answer of refused) expect(await answer.json()).toMatchObject({ code: 'BUSY' });

  const jobs = await Promise.all(accepted.map(async (answer) => jobSchema.parse(await answer.json())));
  await Promise.all(jobs.map((job) => server.visitor.upload(job, smallTiff)));
  for (const job of jobs) {
    await server.visitor.update(job);
    await takeAllSlots();
    const converted = await server.visitor.convert(job);
    expect(converted.status).toBe(200);
    await converted.arrayBuffer();
    // As soon as the answer is sent, its slot is free for the next job.
    await expect.poll(async () => (await announce()).status).toBe(201);
  }
});

describe('while all slots are known to be taken', () => {
  const body = JSON.stringify({ ...tiff, target_format: 'jpg', file_size: 1 });
  const json = { 'content-type': 'application/json', 'content-length': body.length };
  const head = (connection: string) => requestHead('POST', calls.createJob.path, { ...json, connection });

  it('a refusal does not wait for the body', async () => {
    // The server remembers for only a tenth of a second that all slots are taken, which may be too short on a busy
    // machine.
    const refusal = async () => {
      await announce();
      return (await sendRaw(server.visitor.origin, [head('close')], { milliseconds: 3000 }).catch(() => undefined))
        ?.status;
    };
    await expect.poll(refusal).toBe(503);
  });

  it('the connection stays usable once the body has come', async () => {
    await takeAllSlots();
    const parts = [head('keep-alive'), 300, body, requestHead('GET', statusPath)];
    const answer = await sendRaw(server.visitor.origin, parts);
    expect(answer?.status).toBe(503);
    expect(answer?.body).toContain('"code":"BUSY"');
    expect(answer?.body).toContain('HTTP/1.1 200 OK');
  });
});

it('a slot that another server gives back is found again', async () => {
  const inAnHour = Date.now() + 3_600_000;
  const other = await openDatabase({ sqliteFile: join(server.dataDir, 'conversions.sqlite') }, () => inAnHour);
  await takeAllSlots();
  expect(await other.sweepExpired(100, async () => undefined)).toBeGreaterThanOrEqual(slots);
  await other.close();
  await expect.poll(async () => (await announce()).status).toBe(201);
});
