import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { s3Storage } from '../storage/s3.ts';
import { listed } from '../storage/storage.suite.ts';
import type { TempStorage } from '../storage/storage.ts';
import { attempt } from '../testing/attempt.ts';
import { smallTiff, tiff } from '../testing/pictures.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { refusalOf } from '../testing/refusal.ts';
import { startS3, type TestS3 } from '../testing/s3.ts';
import { rounds } from '../testing/scale.ts';
import { prepareServerProcess, type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { sweepLater } from '../testing/sweep-later.ts';
import { convertOnce, Traffic } from '../testing/traffic.ts';
import { withTimeout } from '../testing/with-timeout.ts';

const bucket = 'temp-conversions';

let postgres: TestPostgres;
let s3: TestS3;
let server: ServerProcess;
let storage: TempStorage;

beforeAll(async () => {
  [postgres, s3] = await Promise.all([startPostgres(), startS3()]);
  storage = s3Storage({ ...s3, bucket });
  server = await startServerProcess({
    DATABASE_URL: postgres.url,
    S3_ENDPOINT: s3.endpoint,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    CONVERSION_SLOTS: '1000',
    LOG_LEVEL: 'silent',
  });
});
afterAll(async () => {
  await server.close();
  await storage.close();
  await Promise.all([postgres.stop(), s3.stop()]);
});

const areServicesThere = async () => {
  const checks = await (await withTimeout(fetch(`${server.origin}/readyz`))).json();
  return checks.database && checks.storage;
};

const statusOf = async (path: string) => (await withTimeout(fetch(server.origin + path))).status;

describe.each([
  ['PostgreSQL', () => postgres],
  ['S3', () => s3],
] as const)('%s, stopped and started again under traffic', (name, dependency) => {
  it.each(rounds('OUTAGES'))('costs refusals for as long as it is away, and no restart (%i)', async () => {
    const survived = attempt(`${name} stops under traffic`);
    const traffic = new Traffic(server.visitor, 3);
    await expect.poll(() => traffic.takeOutcomes()).toEqual(['ok']);
    await dependency().pause();
    await expect.poll(() => traffic.takeOutcomes()).toEqual(['UNAVAILABLE']);
    // The check may be a second out of date.
    await expect.poll(areServicesThere).toBe(false);
    // The load balancer goes on sending visitors here: the pages convert without either of them.
    for (const path of ['/healthz', '/readyz', '/en']) expect(await statusOf(path)).toBe(200);
    await dependency().resume();
    await expect.poll(areServicesThere).toBe(true);
    await expect.poll(() => traffic.takeOutcomes()).toEqual(['ok']);
    expect(await traffic.end()).toEqual(['UNAVAILABLE', 'ok']);
    await sweepLater({ postgresUrl: postgres.url }, storage);
    expect(await listed(storage)).toEqual([]);
    survived();
  });
});

it('a server that is started before PostgreSQL waits for it', async () => {
  const early = await prepareServerProcess({ DATABASE_URL: postgres.url });
  try {
    await postgres.pause();
    const started = early.start();
    await expect.poll(() => early.output).toContain('DATABASE_URL: the database does not answer; trying again');
    await postgres.resume();
    await started;
    expect(await convertOnce(early.visitor)).toBe('ok');
  } finally {
    await early.close();
  }
});

it('chunks that end before what was announced are no outage of S3', async () => {
  const job = await server.visitor.job(smallTiff.length, tiff);
  const short = new ReadableStream({
    start(controller) {
      controller.enqueue(smallTiff.subarray(0, 50));
      controller.close();
    },
  });
  expect(await refusalOf(await server.visitor.upload(job, short))).toBe('INCOMPLETE');
  expect(await listed(storage)).toEqual([]);
});

it('each call that needs PostgreSQL says so while it is away', async () => {
  const { visitor } = server;
  const [announced, started] = [await visitor.job(smallTiff.length, tiff), await visitor.uploaded(smallTiff, tiff)];
  await postgres.pause();
  try {
    for (const call of [
      visitor.create(1),
      visitor.upload(announced, smallTiff),
      visitor.update(announced),
      visitor.convert(started),
      visitor.log(),
    ]) {
      expect(await refusalOf(await withTimeout(call))).toBe('UNAVAILABLE');
    }
  } finally {
    await postgres.resume();
  }
  await expect.poll(() => convertOnce(visitor)).toBe('ok');
  expect((await visitor.convert(started)).status).toBe(200);
});

it('an upload is gone although PostgreSQL went away while it was converted', async () => {
  const { visitor } = server;
  const [converted, givenUp] = [await visitor.uploaded(smallTiff, tiff), await visitor.uploaded(smallTiff, tiff)];
  // The children are suspended, so that the database can go down during the conversion.
  const thaw = server.freeze();
  const conversion = visitor.convert(converted);
  await expect.poll(() => server.metric('decoding_children_busy')).toBe(1);
  await postgres.pause();
  try {
    thaw();
    const answer = await conversion;
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
    expect((await visitor.giveUp(givenUp)).status).toBe(204);
    expect(await listed(storage)).toEqual([]);
  } finally {
    await postgres.resume();
  }
  await expect.poll(() => convertOnce(visitor)).toBe('ok');
});

it('each call that needs S3 says so while it is away, the others work', async () => {
  const { visitor } = server;
  const [announced, started] = [await visitor.job(smallTiff.length, tiff), await visitor.uploaded(smallTiff, tiff)];
  await s3.pause();
  try {
    expect(await refusalOf(await withTimeout(visitor.upload(announced, smallTiff)))).toBe('UNAVAILABLE');
    expect(await refusalOf(await withTimeout(visitor.convert(started)))).toBe('UNAVAILABLE');
    expect((await withTimeout(visitor.log())).status).toBe(201);
  } finally {
    await s3.resume();
  }
  await expect.poll(() => convertOnce(visitor)).toBe('ok');
});

it('S3 that goes away in the middle of a conversion costs that job only', async () => {
  const { visitor } = server;
  const job = await visitor.uploaded(new Uint8Array(20_000_000));
  // A suspended child reads nothing, so the file is still being transferred.
  const thaw = server.freeze();
  const broken = visitor.convert(job);
  await expect.poll(() => s3.requests.at(-1)).toMatch(`GET /${bucket}/temp/${job.id}/`);
  await s3.pause();
  thaw();
  expect(await refusalOf(await withTimeout(broken))).toBe('UNAVAILABLE');
  await s3.resume();
  await expect.poll(() => convertOnce(visitor)).toBe('ok');
});
