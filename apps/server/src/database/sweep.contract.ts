import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DatabaseKind, EXPIRY, NOW, newJob, processingJob, uploadedJob } from './contract.ts';
import type { Database } from './database.ts';
import { type DatabaseOptions, openDatabase } from './open-database.ts';

export function sweepContract(kind: DatabaseKind): void {
  describe(`the sweeper on ${kind.name}`, { timeout: 30_000 }, () => {
    let place: DatabaseOptions;
    let database: Database;
    let deleted: string[];
    beforeEach(async () => {
      place = await kind.newPlace();
      database = await openDatabase(place);
      deleted = [];
    });
    afterEach(() => database.close());

    const deleteObject = async (id: string) => {
      deleted.push(id);
    };
    const statuses = async () => {
      const rows = await kind.rows(place, 'conversion_jobs');
      return Object.fromEntries(rows.map(({ id, status }) => [id, status]));
    };

    it('expires what is due, deletes its object and erases its name', async () => {
      await database.createJob(newJob('pending'));
      await processingJob(database, 'processing');
      await uploadedJob(database, 'not-due', { expiresAt: EXPIRY + 1 });
      expect(await database.sweepExpired(EXPIRY, 10, deleteObject)).toBe(2);
      expect(deleted).toEqual(['processing']);
      expect(await statuses()).toEqual({ pending: 'expired', processing: 'expired', 'not-due': 'pending' });
      const [row] = (await kind.rows(place, 'conversion_jobs')).filter(({ id }) => id === 'processing');
      expect(row).toMatchObject({ original_filename: '', storage_path: null, lease_until: null });
      expect(await database.existingJobs(['processing', 'not-due'])).toEqual(new Set(['not-due']));
      expect(await database.sweepExpired(EXPIRY + 600_000, 10, deleteObject)).toBe(1);
    });

    it('deletes what an ended job left, and does not touch how it ended', async () => {
      await processingJob(database, 'left');
      await processingJob(database, 'clean');
      await database.endJob('left', 'completed', NOW);
      await database.endJob('clean', 'failed', NOW);
      await database.forgetObject('clean');
      expect(await database.sweepExpired(NOW, 10, deleteObject)).toBe(1);
      expect(deleted).toEqual(['left']);
      expect(await statuses()).toEqual({ left: 'completed', clean: 'failed' });
    });

    it('leaves a job that is being converted alone until its lease has ended', async () => {
      await processingJob(database, 'running');
      await database.claimConversion('running', { now: NOW, leaseUntil: EXPIRY + 500, slots: 1 });
      expect(await database.sweepExpired(EXPIRY + 499, 10, deleteObject)).toBe(0);
      expect(await database.sweepExpired(EXPIRY + 500, 10, deleteObject)).toBe(1);
    });

    it('takes no more than it may at once, the longest due first', async () => {
      for (const age of [3, 1, 2]) await uploadedJob(database, `age-${age}`, { expiresAt: EXPIRY - age });
      expect(await database.sweepExpired(EXPIRY, 2, deleteObject)).toBe(2);
      expect(deleted).toEqual(['age-3', 'age-2']);
    });

    it('keeps for the next sweep what could not be deleted, and goes on with the others', async () => {
      for (const id of ['a', 'b', 'c']) await uploadedJob(database, id);
      const failing = async (id: string) => {
        if (id === 'b') throw new Error('the storage is away');
        deleted.push(id);
      };
      expect(await database.sweepExpired(EXPIRY, 10, failing)).toBe(2);
      expect(await database.existingJobs(['a', 'b', 'c'])).toEqual(new Set(['b']));
      expect(await database.claimUpload('b', NOW)).toBeUndefined();
      expect(await database.sweepExpired(EXPIRY, 10, deleteObject)).toBe(1);
      expect(deleted.sort()).toEqual(['a', 'b', 'c']);
    });

    it('lets no upload or conversion begin while it deletes', async () => {
      await uploadedJob(database, 'job');
      await database.sweepExpired(EXPIRY, 10, async () => {
        expect(await database.startProcessing('job', 'temp/job/a', NOW)).toBeUndefined();
        expect(await database.finishUpload('job', 5)).toBe(false);
      });
      expect(await statuses()).toEqual({ job: 'expired' });
    });

    it('shares the work with other sweepers: every object is deleted once', async () => {
      const other = await openDatabase(place);
      const ids = Array.from({ length: 40 }, (_, index) => `job-${index}`);
      for (const id of ids) await uploadedJob(database, id);
      const slowly = async (id: string) => {
        await new Promise((resolve) => setTimeout(resolve, 2));
        deleted.push(id);
      };
      const counts = await Promise.all(
        [database, other, database, other].map((sweeper) => sweeper.sweepExpired(EXPIRY, 100, slowly)),
      );
      expect(deleted.sort()).toEqual(ids.sort());
      expect(counts.reduce((sum, count) => sum + count)).toBe(40);
      await other.close();
    });

    it('takes over, after a minute, what a sweeper that died had begun', async () => {
      await uploadedJob(database, 'job');
      const never = new Promise<void>(() => undefined);
      const begun = new Promise<void>((resolve) => {
        void database.sweepExpired(EXPIRY, 1, () => {
          resolve();
          return never;
        });
      });
      await begun;
      expect(await database.sweepExpired(EXPIRY + 59_999, 10, deleteObject)).toBe(0);
      expect(await database.sweepExpired(EXPIRY + 60_000, 10, deleteObject)).toBe(1);
      expect(deleted).toEqual(['job']);
    });
  });
}
