import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { type DatabaseOptions, openDatabase } from './open-database.ts';
import type { LogRow } from './rows.ts';
import type { DatabaseKind } from './testing/suite-helpers.ts';

const dayMilliseconds = 24 * 3_600_000;
const monday = Date.UTC(2026, 10, 16);
const tuesday = monday + dayMilliseconds;
const wednesday = tuesday + dayMilliseconds;

export function retentionSuite(kind: DatabaseKind): void {
  describe(`the old log on ${kind.name}`, () => {
    let place: DatabaseOptions;
    let database: Database;
    beforeEach(async () => {
      place = await kind.newPlace();
      database = await openDatabase(place);
    });
    afterEach(() => database.close());

    const log = (createdAt: number, changes: Partial<LogRow> = {}) =>
      database.logConversions([
        {
          createdAt,
          sourceFormat: 'png',
          targetFormat: 'jpg',
          fileSize: 3_000_000_000,
          conversionType: 'client',
          success: true,
          processingTimeMs: 20,
          userAgent: 'Browser/1.0',
          ...changes,
        },
      ]);
    const daily = async (): Promise<Record<string, unknown>[]> => {
      const rows = await kind.rows(place, 'conversions_daily');
      return rows.map((row) => ({ ...row, success: Boolean(row.success) }));
    };
    const conversionsLeft = async () => (await kind.rows(place, 'conversions')).length;
    const counted = async () => (await daily()).reduce((sum, { conversions }) => sum + Number(conversions), 0);

    it('becomes the counts of its day, by formats, place and success, without the browser', {
      tags: '@promise:anonymous-log',
    }, async () => {
      for (const at of [monday, monday + 5, tuesday - 1]) await log(at);
      await log(monday, { success: false });
      await log(monday, { conversionType: 'server', sourceFormat: 'heic' });
      await log(tuesday);
      expect(await database.rollUpLog(tuesday, 10)).toBe(5);
      const group = {
        day: '2026-11-16',
        source_format: 'png',
        target_format: 'jpg',
        conversion_type: 'client',
        success: true,
        conversions: 1,
        file_size_sum: 3_000_000_000,
        processing_time_ms_sum: 20,
      };
      const expected = [
        { ...group, conversions: 3, file_size_sum: 9_000_000_000, processing_time_ms_sum: 60 },
        { ...group, success: false },
        { ...group, conversion_type: 'server', source_format: 'heic' },
      ];
      const rows = await daily();
      expect(rows).toHaveLength(expected.length);
      expect(rows).toEqual(expect.arrayContaining(expected));
      expect(await conversionsLeft()).toBe(1);
    });

    it('stays whole until its day is over', async () => {
      await log(monday);
      expect(await database.rollUpLog(tuesday - 1, 10)).toBe(0);
      expect(await daily()).toEqual([]);
      expect(await database.rollUpLog(tuesday, 10)).toBe(1);
    });

    it('goes day by day and in small steps, counted once', async () => {
      for (let index = 0; index < 7; index++) await log(monday + index);
      for (let index = 0; index < 2; index++) await log(tuesday + index);
      const steps: number[] = [];
      for (let step = 0; step < 6; step++) steps.push(await database.rollUpLog(wednesday, 3));
      expect(steps).toEqual([3, 3, 1, 2, 0, 0]);
      expect((await daily()).map(({ conversions }) => conversions).sort()).toEqual([2, 7]);
    });

    it('is counted once by several processes at once', async () => {
      const others = await Promise.all([1, 2, 3].map(() => openDatabase(place)));
      const writing = Array.from({ length: 120 }, (_, index) => log(monday + (index % 3) * dayMilliseconds + index));
      await Promise.all(writing);
      const rollUpAll = async (sweeper: Database) => {
        let total = 0;
        for (let step = 0; step < 60; step++) total += await sweeper.rollUpLog(wednesday + dayMilliseconds, 7);
        return total;
      };
      const removed = await Promise.all([database, ...others].map(rollUpAll));
      expect(removed.reduce((sum, count) => sum + count)).toBe(120);
      expect(await counted()).toBe(120);
      expect(await conversionsLeft()).toBe(0);
      await Promise.all(others.map((other) => other.close()));
    });
  });
}
