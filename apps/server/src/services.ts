import { hostname } from 'node:os';
import { join } from 'node:path';
import { bucket } from '@image-converter/contract/calls';
import type { ServerSettings } from '@image-converter/settings/server';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from './database/database.ts';
import { openDatabase } from './database/open-database.ts';
import { openWithRetries } from './database/open-with-retries.ts';
import { DecodingPool } from './decoding/pool.ts';
import { isComplete, sandboxLayers } from './decoding/sandbox/layers.ts';
import { Jobs } from './jobs/jobs.ts';
import { Sweeper } from './jobs/sweeper.ts';
import { UnsentAnswers } from './jobs/unsent-answers.ts';
import type { Metrics } from './metrics.ts';
import { diskStorage } from './storage/disk.ts';
import { s3Storage } from './storage/s3.ts';
import type { TempStorage } from './storage/storage.ts';
import type { Timeouts } from './timeouts.ts';

interface Given {
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly timeouts: Timeouts;
}

export interface Services {
  timeouts: Timeouts;
  database: Database;
  storage: TempStorage;
  pool: DecodingPool;
  answers: UnsentAnswers;
  jobs: Jobs;
  sweeper: Sweeper;
}

/** Everything the API depends on, set up from the settings. */
export async function openServices(settings: ServerSettings, { log, metrics, timeouts }: Given): Promise<Services> {
  const warn = (message: string, error: unknown) =>
    log.warn({ error: error instanceof Error ? error.name : typeof error }, message);
  const database = await openDatabaseOf(settings, warn);
  const storage = openStorage(settings);
  const pool = new DecodingPool({
    children: settings.CONVERSION_CHILDREN,
    memoryLimitBytes: settings.CONVERSION_MEMORY_MB * 2 ** 20,
  });
  const answers = new UnsentAnswers(settings.ANSWERS_MEMORY_MB * 2 ** 20);
  const limits = { slots: settings.CONVERSION_SLOTS, perVisitor: settings.OPEN_JOBS_PER_VISITOR };
  const holder = nameOf(settings);
  await database.releaseHeld(holder);
  const jobs = new Jobs({ database, storage, pool, answers, limits, holder, metrics, timeouts, warn });
  if (settings.SERVER_CONVERSION === 'off') jobs.stopAccepting();
  else void pool.warmUp().then(() => logSandbox(log, pool));
  const sweeper = new Sweeper({ database, storage, metrics, warn, logDays: settings.LOG_RETENTION_DAYS });
  return { timeouts, database, storage, pool, answers, jobs, sweeper };
}

type Warn = (message: string, error: unknown) => void;

/** Only PostgreSQL is retried: a file that cannot be opened now cannot be opened later either. */
async function openDatabaseOf({ DATABASE_URL, DATA_DIR }: ServerSettings, warn: Warn): Promise<Database> {
  if (!DATABASE_URL) return openDatabase({ sqliteFile: join(DATA_DIR, 'conversions.sqlite') });
  return openWithRetries(
    () => openDatabase({ postgresUrl: DATABASE_URL }),
    (refusal) => warn('DATABASE_URL: the database does not answer; trying again', refusal.cause),
  );
}

/** With SQLite there is only one server. Replicas are named after their host and port, which survive a restart. */
function nameOf({ DATABASE_URL, PORT }: ServerSettings): string {
  return DATABASE_URL ? `${hostname()}:${PORT}` : 'the only one';
}

function logSandbox(log: FastifyBaseLogger, pool: DecodingPool): void {
  const sandbox = sandboxLayers(pool);
  if (isComplete(sandbox)) log.info({ sandbox }, 'the decoder sandbox is complete');
  else log.warn({ sandbox }, 'the decoder sandbox is incomplete: see SECURITY.md');
}

function openStorage(settings: ServerSettings): TempStorage {
  const { S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (!S3_ENDPOINT) return diskStorage(join(settings.DATA_DIR, bucket));
  return s3Storage({
    endpoint: S3_ENDPOINT,
    region: settings.S3_REGION,
    bucket: settings.S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
  });
}

/** Refuses new work and waits for running work; connections still busy after the grace period are cut. */
export function windDown(app: FastifyInstance, { pool, jobs, timeouts: { grace } }: Services): void {
  jobs.stopAccepting();
  void pool.close(grace);
  setTimeout(() => app.server.closeAllConnections(), grace + 1000).unref();
}

export async function closeServices({ timeouts, database, storage, pool, jobs, sweeper }: Services): Promise<void> {
  await Promise.all([pool.close(timeouts.grace), sweeper.stop()]);
  await jobs.settled();
  await Promise.all([database.close(), storage.close()]);
}
