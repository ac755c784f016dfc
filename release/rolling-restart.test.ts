import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import type { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Nginx, startNginx } from '../apps/server/src/testing/nginx.ts';
import { startPostgres, type TestPostgres } from '../apps/server/src/testing/postgres.ts';
import { startS3, type TestS3 } from '../apps/server/src/testing/s3.ts';
import { prepareServerProcess, type ServerProcess } from '../apps/server/src/testing/server-process.ts';
import { convertOnce } from '../apps/server/src/testing/traffic.ts';
import { Visitor } from '../apps/server/src/testing/visitor.ts';
import { type Manifest, readManifest } from './manifests.ts';

const replicas = 4;
const visitors = 4;
/**
 * Time until no proxy sends anything to a removed replica. The manifest allows longer, because a cluster may need it.
 */
const untilProxiesKnow = 500;

const { spec } = readManifest<Manifest & Deployment>('deployment.yaml').spec?.template ?? {};
const [container] = spec?.containers ?? [];
const graceMilliseconds = (spec?.terminationGracePeriodSeconds ?? 0) * 1000;
const folder = mkdtempSync(join(tmpdir(), 'image-converter-secrets-'));

let postgres: TestPostgres;
let s3: TestS3;
let nginx: Nginx;
let environment: Record<string, string>;
const servers: ServerProcess[] = [];

beforeAll(async () => {
  [postgres, s3] = await Promise.all([startPostgres(), startS3()]);
  environment = environmentOfPod();
  servers.push(...(await Promise.all(Array.from({ length: replicas }, startReplica))));
  nginx = await startNginx(servers.map(({ origin }) => origin));
});

afterAll(async () => {
  await nginx?.stop();
  await Promise.all(servers.map((server) => server.close()));
  await Promise.all([postgres.stop(), s3.stop()]);
  rmSync(folder, { recursive: true });
});

/** As in the manifests, except for addresses. Each has one decoding process, because all replicas share one machine. */
function environmentOfPod(): Record<string, string> {
  const settings = readManifest<Manifest & ConfigMap>('settings.yaml').data ?? {};
  const { HOST: _host, PORT: _port, METRICS_PORT: _metricsPort, ...kept } = settings;
  const secrets: Record<string, string> = {
    'database-url': postgres.url,
    's3-access-key-id': s3.accessKeyId,
    's3-secret-access-key': s3.secretAccessKey,
  };
  for (const [name, value] of Object.entries(secrets)) writeFileSync(join(folder, name), `${value}\n`);
  const files = container?.env?.map(({ name, value = '' }) => [name, join(folder, basename(value))]) ?? [];
  const here = { S3_ENDPOINT: s3.endpoint, TRUSTED_PROXIES: '127.0.0.1', CONVERSION_CHILDREN: '1' };
  return { ...kept, ...Object.fromEntries(files), ...here };
}

async function startReplica(): Promise<ServerProcess> {
  const server = await prepareServerProcess({ CONVERSION_SLOTS: undefined, ...environment });
  await server.start();
  const { path } = container?.readinessProbe?.httpGet ?? {};
  await vi.waitUntil(async () => (await fetch(server.origin + path)).ok, { timeout: 60_000 });
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
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query(
      'select conversion_type as kind, count(*)::int as rows from conversions where success group by 1 order by 1',
    );
    await client.end();
    return rows;
  };
  // The server writes its rows in the background.
  await expect.poll(logged).toEqual([
    { kind: 'client', rows: outcomes.length },
    { kind: 'server', rows: outcomes.length },
  ]);
});
