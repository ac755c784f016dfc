import { targetDefaults } from '@image-converter/formats/options';
import { describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from './database.ts';
import { openDatabase } from './open-database.ts';
import { type DatabaseKind, newJob, plenty } from './testing/suite-helpers.ts';

export function migrationsSuite(kind: DatabaseKind): void {
  describe(`the tables on ${kind.name}`, () => {
    it('are opened again by the version that made them', async () => {
      const place = await kind.newPlace();
      await (await openDatabase(place)).close();
      await (await openDatabase(place)).close();
      const applied = await kind.rows(place, 'schema_migrations');
      expect(new Set(applied.map(({ name }) => name)).size).toBe(applied.length);
    });

    it('are shared, during an update, with a version that knows no options', async () => {
      const place = await kind.newPlace();
      await (await openDatabase(place)).close();
      await kind.execute(place, 'alter table conversion_jobs drop column options');
      await kind.execute(place, "delete from schema_migrations where name = '004-options'");
      await kind.execute(place, olderJob('before'));
      const database = await openDatabase(place);
      await kind.execute(place, olderJob('during'));
      for (const id of ['before', 'during']) {
        expect((await database.findJob(id))?.options).toEqual(targetDefaults('jpg'));
      }
      expect(await database.createJob(newJob('after'), plenty)).toMatchObject({ kind: 'created' });
      await database.close();
    });

    it('are not touched by a version older than they are, which says why', async () => {
      const place = await kind.newPlace();
      await (await openDatabase(place)).close();
      await kind.execute(place, "insert into schema_migrations (name) values ('999-of-the-future')");
      const opened = openDatabase(place);
      await expect(opened).rejects.toThrow(/newer version.*999-of-the-future/);
      await expect(opened).rejects.not.toThrow(DatabaseUnavailable);
    });
  });
}

/** Inserts a job as version 003 does. */
function olderJob(id: string): string {
  return `insert into conversion_jobs (id, original_filename, source_format, target_format, file_size, visitor, holder,
    status, created_at, lease_until, expires_at)
    values ('${id}', 'file.heic', 'heic', 'jpg', 5, 'visitor', 'replica-1', 'pending', 1, 2, 3)`;
}
