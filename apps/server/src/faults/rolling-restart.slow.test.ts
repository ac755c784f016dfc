import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newSchema } from '../testing/new-schema.ts';
import { type Nginx, startNginx } from '../testing/nginx.ts';
import { query } from '../testing/postgres.ts';
import { startS3, type TestS3 } from '../testing/s3.ts';
import { prepareServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { convertOnce } from '../testing/traffic.ts';
import { Visitor } from '../testing/visitor.ts';

const replicas = 4;
const visitors = 4;
/** Time until no proxy sends anything to a removed replica. The manifests allow five seconds for it. */
const untilProxiesKnow = 500;
/** terminationGracePeriodSeconds in deploy/kubernetes/deployment.yaml. */
const graceMilliseconds = 40_000;

let postgresUrl: string;
let s3: TestS3;
let nginx: Nginx;
const servers: ServerProcess[] = [];

beforeAll(async () => {
  [postgresUrl, s3] = await Promise.all([newSchema(), startS3()]);
  servers.push(...(await Promise.all(Array.from({ length: replicas }, startReplica))));
  nginx = await startNginx(servers.map(({ origin }) => origin));
});

afterAll(async () => {
  await nginx?.stop();
  await Promise.all(servers.map((server) => server.close()));
  await s3.stop();
});

/** Each has one decoding process, because all replicas share one machine. */
async function startReplica(): Promise<ServerProcess> {
  const server = await prepareServerProcess({
    DATABASE_URL: postgresUrl,
    S3_ENDPOINT: s3.endpoint,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    TRUSTED_PROXIES: '127.0.0.1',
    CONVERSION_CHILDREN: '1',
    CONVERSION_SLOTS: '128',
  });
  await server.start();
  await vi.waitUntil(async () => (await fetch(`${server.origin}/readyz`)).ok, { timeout: 60_000 });
  return server;
}

/** Starts a new replica before the old one stops: maxSurge 1, maxUnavailable 0. */
async function replace(old: ServerProcess): Promise<void> {
  servers.push(await startReplica());
  servers.splice(servers.indexOf(old), 1);
  nginx.serve(servers.map(({ origin }) => origin));
  await delay(untilProxiesKnow);
  const start = performance.now();
  expect(await old.terminate()).toBe(0);
  expect(performance.now() - start).toBeLessThan(graceMilliseconds);
  await old.close();
}

it('a rolling restart under load loses no picture and no row of the log', async () => {
  const visitor = new Visitor(nginx.origin);
  const outcomes: string[] = [];
  let restarted = false;
  const visits = Array.from({ length: visitors }, async () => {
    while (!restarted) outcomes.push(await convertOnce(visitor));
  });
  for (const old of [...servers]) await replace(old);
  restarted = true;
  await Promise.all(visits);

  expect(outcomes.length).toBeGreaterThan(replicas * visitors);
  expect(new Set(outcomes)).toEqual(new Set(['ok']));
  const logged = async () => {
    const sql =
      'select conversion_type as kind, count(*)::int as rows from conversions where success group by 1 order by 1';
    return (await query(postgresUrl, sql)).rows;
  };
  // The server writes its rows in the background.
  await expect.poll(logged).toEqual([
    { kind: 'client', rows: outcomes.length },
    { kind: 'server', rows: outcomes.length },
  ]);
});
