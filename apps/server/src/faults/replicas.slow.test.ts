import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { attempt } from '../testing/attempt.ts';
import { type Nginx, startNginx } from '../testing/nginx.ts';
import { smallTiff, tiff } from '../testing/pictures.ts';
import { query, startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { startS3, type TestS3 } from '../testing/s3.ts';
import { scale } from '../testing/scale.ts';
import { prepareServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { convertOnce } from '../testing/traffic.ts';
import { Visitor } from '../testing/visitor.ts';

const replicas = 4;
const visitors = 4;
/** Time until no proxy sends anything to a removed replica. The manifests allow five seconds for it. */
const untilProxiesKnow = 500;
/** terminationGracePeriodSeconds in deploy/kubernetes/deployment.yaml. */
const graceMilliseconds = 40_000;

let postgres: TestPostgres;
let s3: TestS3;
let nginx: Nginx;
const servers: ServerProcess[] = [];

beforeAll(async () => {
  [postgres, s3] = await Promise.all([startPostgres(), startS3()]);
  servers.push(...(await Promise.all(Array.from({ length: replicas }, startReplica))));
  nginx = await startNginx(servers.map(({ origin }) => origin));
});

afterAll(async () => {
  await nginx?.stop();
  await Promise.all(servers.map((server) => server.close()));
  await Promise.all([postgres.stop(), s3.stop()]);
});

/** Each has one decoding process, because all replicas share one machine. */
async function startReplica(): Promise<ServerProcess> {
  const server = await prepareServerProcess({
    DATABASE_URL: postgres.url,
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

/** Opens a page again and again; `end` resolves to the status codes. */
function watchPages(): { end(): Promise<number[]> } {
  const statuses = new Set<number>();
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const { status, body } = await fetch(`${nginx.origin}/en`);
      await body?.cancel();
      statuses.add(status);
      await delay(20);
    }
  })();
  return {
    async end() {
      isOver = true;
      await watching;
      return [...statuses];
    },
  };
}

async function loggedRows(): Promise<Record<string, number>> {
  const sql = 'select conversion_type as kind, count(*)::int as rows from conversions where success group by 1';
  const { rows } = await query(postgres.url, sql);
  return Object.fromEntries(rows.map(({ kind, rows }) => [kind, rows]));
}

it('a rolling restart under load loses no picture, no row of the log and no page', async () => {
  const survived = attempt('Four replicas are replaced one after another under load');
  const visitor = new Visitor(nginx.origin);
  const pages = watchPages();
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
  expect(await pages.end()).toEqual([200]);
  // The server writes its rows in the background.
  await expect.poll(loggedRows).toEqual({ client: outcomes.length, server: outcomes.length });
  survived({ note: `${outcomes.length} conversions, none lost` });
});

it('a killed replica costs those who were using it a second try, and nobody a page', async () => {
  const survived = attempt('One of four replicas is killed under load');
  const visitor = new Visitor(nginx.origin);
  const { server: before = 0 } = await loggedRows();
  const pages = watchPages();
  const counts = { ok: 0, retried: 0, lost: 0 };
  let isOver = false;
  // A page would convert in the browser instead; a second try shows that the other replicas serve everybody.
  const converts = () =>
    convertOnce(visitor).then(
      (outcome) => outcome === 'ok',
      () => false,
    );
  const visits = Array.from({ length: visitors }, async () => {
    while (!isOver) {
      const isFirst = await converts();
      if (!isFirst) counts.retried += 1;
      if (isFirst || (await converts())) counts.ok += 1;
      else counts.lost += 1;
    }
  });
  await expect.poll(() => counts.ok).toBeGreaterThan(2 * visitors);
  await servers[0]?.kill();
  const { ok } = counts;
  await expect.poll(() => counts.ok).toBeGreaterThan(ok + 5 * visitors);
  isOver = true;
  await Promise.all(visits);

  expect(counts.lost).toBe(0);
  // Each visitor had one call under way, and may have met one more connection that the proxy thought was open.
  expect(counts.retried).toBeLessThanOrEqual(2 * visitors);
  expect(await pages.end()).toEqual([200]);
  await expect.poll(async () => (await loggedRows()).server).toBeGreaterThanOrEqual(before + counts.ok);
  await servers[0]?.start();
  survived({ note: `${counts.ok} conversions, ${counts.retried} of them at the second try` });
});

it('PostgreSQL that goes away costs no accepted conversion, no row of the log and no page', async () => {
  const survived = attempt('PostgreSQL goes away behind four replicas under load');
  const visitor = new Visitor(nginx.origin);
  const before = await loggedRows();
  const pages = watchPages();
  const counts = { ok: 0, retried: 0 };
  let back = Promise.resolve();
  let isOver = false;
  const visits = Array.from({ length: visitors }, async () => {
    while (!isOver) {
      const outcome = await convertOnce(visitor);
      if (outcome !== 'ok') {
        expect(outcome).toBe('UNAVAILABLE');
        counts.retried += 1;
        await back;
        expect(await convertOnce(visitor)).toBe('ok');
      }
      counts.ok += 1;
    }
  });
  await expect.poll(() => counts.ok).toBeGreaterThan(visitors);

  const accepted = await conversionsAtWork(visitor);
  const returned = Promise.withResolvers<void>();
  back = returned.promise;
  await postgres.pause();
  accepted.thaw();
  for (const answer of await Promise.all(accepted.answers)) {
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
  }
  await delay(scale('OUTAGE_MILLISECONDS'));
  await postgres.resume();
  // Connections that broke are replaced within a moment.
  await expect.poll(() => convertOnce(visitor)).toBe('ok');
  returned.resolve();
  const { ok } = counts;
  await expect.poll(() => counts.ok).toBeGreaterThan(ok + 2 * visitors);
  isOver = true;
  await Promise.all(visits);

  expect(counts.retried).toBeLessThanOrEqual(2 * visitors);
  expect(await pages.end()).toEqual([200]);
  expect((await loggedRows()).client).toBeGreaterThanOrEqual((before.client ?? 0) + counts.ok);
  const served = counts.ok + accepted.answers.length;
  await expect.poll(async () => (await loggedRows()).server).toBeGreaterThanOrEqual((before.server ?? 0) + served);
  survived({
    note: `${counts.ok} conversions, ${counts.retried} of them at the second try; ${accepted.answers.length} under way, none refused`,
  });
});

/** Conversions that have begun, and go on when they are thawed. */
async function conversionsAtWork(visitor: Visitor) {
  const jobs = await Promise.all(Array.from({ length: replicas }, () => visitor.uploaded(smallTiff, tiff)));
  const thaws = servers.map((server) => server.freeze());
  const answers = jobs.map((job) => visitor.convert(job));
  const atWork = async () => {
    const busy = ['decoding_children_busy', 'decoding_jobs_waiting'];
    const numbers = await Promise.all(servers.flatMap((server) => busy.map((name) => server.metric(name))));
    return numbers.reduce((sum, number) => sum + number, 0);
  };
  // Those of the load as well.
  await expect.poll(atWork).toBe(replicas + visitors);
  return {
    answers,
    thaw() {
      for (const thaw of thaws) thaw();
    },
  };
}
