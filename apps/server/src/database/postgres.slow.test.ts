import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { newSchema } from '../testing/new-schema.ts';
import { query } from '../testing/postgres.ts';
import { DatabaseUnavailable } from './database.ts';
import { jobsSuite } from './jobs.suite.ts';
import { logSuite } from './log.suite.ts';
import { migrationsSuite } from './migrations.suite.ts';
import { NewerSchema } from './migrations.ts';
import { type DatabaseOptions, openDatabase } from './open-database.ts';
import { openWithRetries } from './open-with-retries.ts';
import { retentionSuite } from './retention.suite.ts';
import { slotsSuite } from './slots.suite.ts';
import { sweepSuite } from './sweep.suite.ts';
import { type DatabaseKind, holder, newJob, plenty } from './testing/suite-helpers.ts';

const postgres: DatabaseKind = {
  name: 'PostgreSQL',
  newPlace: async () => ({ postgresUrl: await newSchema() }),
  rows: async (place, table) => {
    const { rows } = await query(urlOf(place), `select to_json(t) as row from ${table} t`);
    return rows.map(({ row }) => row);
  },
  execute: async (place, statement) => {
    await query(urlOf(place), statement);
  },
};

function urlOf(place: DatabaseOptions): string {
  if (!('postgresUrl' in place)) throw new Error('Not a place of PostgreSQL');
  return place.postgresUrl;
}

migrationsSuite(postgres);
jobsSuite(postgres);
slotsSuite(postgres);
sweepSuite(postgres);
logSuite(postgres);
retentionSuite(postgres);

describe('a database on a PostgreSQL server', () => {
  it('is not tried again when it answers that it is too new', async () => {
    const postgresUrl = await newSchema();
    await (await openDatabase({ postgresUrl })).close();
    await query(postgresUrl, `insert into schema_migrations (name) values ('9999-of-the-future')`);
    const open = vi.fn(() => openDatabase({ postgresUrl }));
    await expect(openWithRetries(open, () => undefined)).rejects.toThrow(NewerSchema);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('gives up waiting for rows that another program keeps locked', async () => {
    const postgresUrl = await newSchema();
    const database = await openDatabase({ postgresUrl: `${postgresUrl}&statement_timeout=500` });
    await database.createJob(newJob('job'), plenty);
    const other = new pg.Client({ connectionString: postgresUrl });
    await other.connect();
    await other.query('begin; lock table conversion_jobs');
    await expect(database.claimUpload('job', holder, plenty)).rejects.toThrow(DatabaseUnavailable);
    await other.end();
    expect(await database.claimUpload('job', holder, plenty)).toMatchObject({ kind: 'claimed' });
    await database.close();
  });
});
