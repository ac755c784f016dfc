import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { type DatabaseOptions, openDatabase } from './open-database.ts';
import { sweepClaim } from './sweep.ts';
import {
  announcedAt,
  type DatabaseKind,
  expiry,
  holder,
  newJob,
  plenty,
  processingJob,
  TestClock,
  uploadedJob,
} from './testing/suite-helpers.ts';

export function sweepSuite(kind: DatabaseKind): void {
  describe(`the sweeper on ${kind.name}`, () => {
    let place: DatabaseOptions;
    let database: Database;
    let clock: TestClock;
    let deleted: string[];
    beforeEach(async () => {
      place = await kind.newPlace();
      clock = new TestClock();
      database = await openDatabase(place, clock.read);
      deleted = [];
    });
    afterEach(() => database.close());

    const deleteObject = async (id: string) => {
      deleted.push(id);
    };
    const sweepAt = (now: number, limit = 10, deleting: (id: string) => Promise<void> = deleteObject) => {
      clock.now = now;
      return database.sweepExpired(limit, deleting);
    };
    const statuses = async () => {
      const rows = await kind.rows(place, 'conversion_jobs');
      return Object.fromEntries(rows.map(({ id, status }) => [id, status]));
    };

    it('expires what is due, deletes its object and erases its name', {
      tags: ['@promise:deleted-in-two-minutes', '@promise:deleted-after-crash'],
    }, async () => {
      await database.createJob(newJob('pending'), plenty);
      await processingJob(database, 'processing');
      clock.now = announcedAt + 1;
      await uploadedJob(database, 'not-due');
      expect(await sweepAt(expiry)).toBe(2);
      expect(deleted).toEqual(['processing']);
      expect(await statuses()).toEqual({ pending: 'expired', processing: 'expired', 'not-due': 'pending' });
      const [row] = (await kind.rows(place, 'conversion_jobs')).filter(({ id }) => id === 'processing');
      expect(row).toMatchObject({ original_filename: '', storage_path: null, lease_until: null, visitor: null });
      expect(await database.existingJobs(['processing', 'not-due'])).toEqual(new Set(['not-due']));
      expect(await sweepAt(expiry + 600_000)).toBe(1);
    });

    it('deletes what an ended job left, and does not touch how it ended', async () => {
      await processingJob(database, 'left');
      await processingJob(database, 'clean');
      await database.endJob('left', 'completed');
      await database.endJob('clean', 'failed');
      await database.forgetObject('clean');
      expect(await sweepAt(announcedAt)).toBe(1);
      expect(deleted).toEqual(['left']);
      expect(await statuses()).toEqual({ left: 'completed', clean: 'failed' });
    });

    it('leaves a job alone as long as somebody works on it', async () => {
      await processingJob(database, 'running');
      clock.now = announcedAt + 500;
      await database.claimConversion('running', holder, plenty);
      expect(await sweepAt(expiry + 499)).toBe(0);
      await database.renewLease('running', 'keep');
      expect(await sweepAt(expiry + 500)).toBe(0);
      expect(await sweepAt(expiry + 499 + expiry - announcedAt)).toBe(1);
    });

    it('takes what ends too far ahead, as a clock had it that is right again', async () => {
      clock.now = announcedAt + 3_600_000;
      await uploadedJob(database, 'from-the-future');
      expect(await sweepAt(announcedAt)).toBe(1);
      expect(deleted).toEqual(['from-the-future']);
    });

    it('takes no more than it may at once, the longest due first', async () => {
      for (const age of [3, 1, 2]) {
        clock.now = announcedAt - age;
        await uploadedJob(database, `age-${age}`);
      }
      expect(await sweepAt(expiry, 2)).toBe(2);
      expect(deleted).toEqual(['age-3', 'age-2']);
    });

    it('keeps for the next sweep what could not be deleted, and goes on with the others', async () => {
      for (const id of ['a', 'b', 'c']) await uploadedJob(database, id);
      const failing = async (id: string) => {
        if (id === 'b') throw new Error('the storage is away');
        deleted.push(id);
      };
      expect(await sweepAt(expiry, 10, failing)).toBe(2);
      expect(await database.existingJobs(['a', 'b', 'c'])).toEqual(new Set(['b']));
      expect(await database.claimUpload('b', holder, plenty)).toEqual({ kind: 'refused' });
      expect(await sweepAt(expiry)).toBe(1);
      expect(deleted.sort()).toEqual(['a', 'b', 'c']);
    });

    it('lets no upload or conversion begin while it deletes', async () => {
      await uploadedJob(database, 'job');
      await sweepAt(expiry, 10, async () => {
        expect(await database.startProcessing('job', 'temp/job/a')).toBeUndefined();
        expect(await database.finishUpload('job', 5)).toBe(false);
      });
      expect(await statuses()).toEqual({ job: 'expired' });
    });

    it('shares the work with other sweepers: every object is deleted once', async () => {
      const other = await openDatabase(place, clock.read);
      const ids = Array.from({ length: 40 }, (_, index) => `job-${index}`);
      for (const id of ids) await uploadedJob(database, id);
      const slowly = async (id: string) => {
        await new Promise((resolve) => setTimeout(resolve, 2));
        deleted.push(id);
      };
      clock.now = expiry;
      const counts = await Promise.all(
        [database, other, database, other].map((sweeper) => sweeper.sweepExpired(100, slowly)),
      );
      expect(deleted.sort()).toEqual(ids.sort());
      expect(counts.reduce((sum, count) => sum + count)).toBe(40);
      await other.close();
    });

    it('takes over, a little later, what a sweeper that died had begun', async () => {
      await uploadedJob(database, 'job');
      const never = new Promise<void>(() => undefined);
      const begun = new Promise<void>((resolve) => {
        void sweepAt(expiry, 1, () => {
          resolve();
          return never;
        });
      });
      await begun;
      expect(await sweepAt(expiry + sweepClaim - 1)).toBe(0);
      expect(await sweepAt(expiry + sweepClaim)).toBe(1);
      expect(deleted).toEqual(['job']);
    });
  });
}
