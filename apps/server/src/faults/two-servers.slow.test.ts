import { afterAll, beforeAll, expect, it } from 'vitest';
import { s3Storage } from '../storage/s3.ts';
import { listed } from '../storage/storage.suite.ts';
import type { TempStorage } from '../storage/storage.ts';
import { newSchema } from '../testing/new-schema.ts';
import { type Nginx, servedByHeader, startNginx } from '../testing/nginx.ts';
import { smallTiff, tiff } from '../testing/pictures.ts';
import { query } from '../testing/postgres.ts';
import { apiKey, convertAtOnce } from '../testing/program.ts';
import { startS3, type TestS3 } from '../testing/s3.ts';
import { prepareServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { Visitor } from '../testing/visitor.ts';

const bucket = 'temp-conversions';

let postgresUrl: string;
let s3: TestS3;
let storage: TempStorage;
let servers: ServerProcess[];
let nginx: Nginx;

beforeAll(async () => {
  [postgresUrl, s3] = await Promise.all([newSchema(), startS3()]);
  storage = s3Storage({ ...s3, bucket });
  const environment = {
    DATABASE_URL: postgresUrl,
    S3_ENDPOINT: s3.endpoint,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    TRUSTED_PROXIES: '127.0.0.1',
    API_KEYS: apiKey,
  };
  servers = await Promise.all([prepareServerProcess(environment), prepareServerProcess(environment)]);
  await startTogether();
  nginx = await startNginx(servers.map(({ origin }) => origin));
});

afterAll(async () => {
  await nginx.stop();
  await Promise.all(servers.map((server) => server.close()));
  await storage.close();
  await s3.stop();
});

/** Both migrate the same database and sweep at the same time. */
async function startTogether(): Promise<void> {
  await Promise.all(servers.map((server) => server.start()));
}

const objects = async () => (await listed(storage)).map(({ jobId }) => jobId);

it('the calls of one job may go to either of two servers', async () => {
  const visitor = new Visitor(nginx.origin);
  const convert = async () => {
    const job = await visitor.job(smallTiff.length, tiff);
    const answers = [
      await visitor.upload(job, smallTiff),
      await visitor.update(job),
      await visitor.convert(job),
      await visitor.log(),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 201]);
    return answers.map(({ headers }) => headers.get(servedByHeader));
  };
  const jobs: (string | null)[][] = [];
  for (let turn = 0; turn < 4; turn++) jobs.push(...(await Promise.all([1, 2, 3, 4, 5].map(convert))));
  const spread = jobs.filter((answers) => new Set(answers).size === 2);
  expect(spread.length).toBeGreaterThan(10);
  expect(await objects()).toEqual([]);
});

it('a program makes one call to either, with the same database and bucket', async () => {
  const convert = async () => convertAtOnce(nginx.origin, smallTiff);
  const answers = [await convert(), await convert(), await convert(), await convert()];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ headers }) => headers.get(servedByHeader))).size).toBe(2);
  expect(await objects()).toEqual([]);
  const logged = `select 1 from conversions where source_format = 'tiff' and file_size = ${smallTiff.length}`;
  await expect.poll(async () => (await query(postgresUrl, logged)).rowCount).toBe(answers.length);
});

it('what died is swept by both together, each job once', async () => {
  const { visitor } = servers[0] ?? {};
  if (!visitor) throw new Error('no server');
  const jobs = await Promise.all(Array.from({ length: 30 }, () => visitor.uploaded(smallTiff, tiff)));
  await Promise.all(servers.map((server) => server.kill()));
  expect((await objects()).sort()).toEqual(jobs.map(({ id }) => id).sort());

  await query(postgresUrl, `update conversion_jobs set expires_at = 1 where status = 'processing'`);
  const before = s3.requests.length;
  await startTogether();
  await expect.poll(objects).toEqual([]);
  const ids = jobs.map(({ id }) => `'${id}'`).join();
  const statuses = await query(postgresUrl, `select distinct status from conversion_jobs where id in (${ids})`);
  expect(statuses.rows).toEqual([{ status: 'expired' }]);
  const swept = async () => {
    const counts = await Promise.all(servers.map((server) => server.metric('swept_jobs_total')));
    return counts.reduce((sum, count) => sum + count, 0);
  };
  await expect.poll(swept).toBe(jobs.length);
  // As a set, because the S3 client may repeat a request.
  const deletions = new Set(s3.requests.slice(before).filter((request) => request.startsWith('DELETE ')));
  expect(deletions).toEqual(new Set(jobs.map(({ id }) => `DELETE /${bucket}/temp/${id}/file.tif`)));
});
