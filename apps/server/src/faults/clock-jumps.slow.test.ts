import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announcedLease } from '../database/leases.ts';
import { diskStorage } from '../storage/disk.ts';
import { attempt } from '../testing/attempt.ts';
import { newSchema } from '../testing/new-schema.ts';
import { smallTiff, tiff } from '../testing/pictures.ts';
import { query } from '../testing/postgres.ts';
import { rounds } from '../testing/scale.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { sweepLater } from '../testing/sweep-later.ts';
import { Traffic } from '../testing/traffic.ts';

const hour = 3_600_000;
const clock = new URL('../testing/jumping-clock.ts', import.meta.url);
const environment = {
  CONVERSION_SLOTS: '8',
  TRUSTED_PROXIES: '127.0.0.1',
  NODE_OPTIONS: `--import=${clock}`,
  LOG_LEVEL: 'silent',
};

/** For a database, setting its clock an hour ahead is equivalent to subtracting an hour from every time in its rows. */
const columns = ['created_at', 'lease_until', 'expires_at', 'upload_started_at', 'started_at'];
const move = (milliseconds: number) =>
  `update conversion_jobs set ${columns.map((column) => `${column} = ${column} - ${milliseconds}`).join(', ')}`;

let postgresUrl: string;
beforeAll(async () => {
  postgresUrl = await newSchema();
});

const databases = [
  {
    name: 'SQLite',
    settings: () => ({}),
    place: (dataDir: string) => ({ sqliteFile: join(dataDir, 'conversions.sqlite') }),
    async execute(dataDir: string, statement: string) {
      const file = new Sqlite(join(dataDir, 'conversions.sqlite'), { timeout: 10_000 });
      file.exec(statement);
      file.close();
    },
  },
  {
    name: 'PostgreSQL',
    settings: () => ({ DATABASE_URL: postgresUrl }),
    place: () => ({ postgresUrl }),
    async execute(_dataDir: string, statement: string) {
      await query(postgresUrl, statement);
    },
  },
];

describe.each(databases)('a clock that jumps an hour, with $name', ({ name, settings, place, execute }) => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServerProcess({ ...environment, ...settings() });
  });
  afterAll(() => server.close());

  /** Abandoned jobs hold half of the slots at that moment. */
  async function jump(milliseconds: number): Promise<void> {
    const hoarder = server.visitor.at('198.51.100.1');
    for (let held = 0; held < 4; held++) await hoarder.create(smallTiff.length, tiff);
    process.kill(server.pid, 'SIGUSR2');
    await execute(server.dataDir, move(milliseconds));
  }

  it.each(rounds('CLOCK_JUMPS'))('ahead and back blocks nobody (%i)', async () => {
    const survived = attempt(`The clock jumps an hour ahead and back, with ${name}`);
    const traffic = new Traffic(server.visitor, 2);
    await expect.poll(() => traffic.takeOutcomes()).toEqual(['ok']);
    for (const milliseconds of [hour, -hour]) {
      await jump(milliseconds);
      traffic.takeOutcomes();
      await expect.poll(() => traffic.takeOutcomes()).toEqual(['ok']);
    }
    await traffic.end();
    // Once the lease time of an announced job has passed, no slot is held.
    await execute(server.dataDir, move(announcedLease));
    await expect.poll(() => server.metric('conversion_slots_leased')).toBe(0);
    await sweepLater(place(server.dataDir), diskStorage(join(server.dataDir, 'temp-conversions')));
    expect(server.filesInBucket()).toEqual([]);
    survived();
  });
});
