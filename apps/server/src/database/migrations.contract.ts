import { describe, expect, it } from 'vitest';
import type { DatabaseKind } from './contract.ts';
import { DatabaseUnavailable } from './database.ts';
import { openDatabase } from './open-database.ts';

export function migrationsContract(kind: DatabaseKind): void {
  describe(`the tables on ${kind.name}`, () => {
    it('are opened again by the version that made them', async () => {
      const place = await kind.newPlace();
      await (await openDatabase(place)).close();
      await (await openDatabase(place)).close();
      const applied = await kind.rows(place, 'schema_migrations');
      expect(new Set(applied.map(({ name }) => name)).size).toBe(applied.length);
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
