import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DatabaseKind, EXPIRY, LEASED, NOW, newJob, processingJob } from './contract.ts';
import type { Database } from './database.ts';
import { type DatabaseOptions, openDatabase } from './open-database.ts';

export function slotsContract(kind: DatabaseKind): void {
  describe(`slots on ${kind.name}`, { timeout: 30_000 }, () => {
    let place: DatabaseOptions;
    let one: Database;
    let other: Database;
    beforeEach(async () => {
      place = await kind.newPlace();
      // At the same moment, on a database without tables.
      [one, other] = await Promise.all([openDatabase(place), openDatabase(place)]);
    });
    afterEach(() => Promise.all([one.close(), other.close()]));

    const eachSide = <T>(count: number, work: (database: Database, index: number) => Promise<T>) =>
      Promise.all(Array.from({ length: count }, (_, index) => work(index % 2 ? one : other, index)));

    it('are never given to more jobs than there are', async () => {
      const jobs = await eachSide(50, (database, index) => database.createJob(newJob(`job-${index}`, { slots: 4 })));
      expect(jobs.filter((job) => job !== undefined)).toHaveLength(4);
      expect(await kind.rows(place, 'conversion_jobs')).toHaveLength(4);
      expect(await one.liveLeases(NOW)).toBe(4);
    });

    it('are free again when a lease runs out or a job ends', async () => {
      await one.createJob(newJob('first', { slots: 1 }));
      expect(await one.createJob(newJob('second', { slots: 1, now: LEASED - 1 }))).toBeUndefined();
      expect(await one.createJob(newJob('second', { slots: 1, now: LEASED, leaseUntil: EXPIRY }))).toBeDefined();
      expect(await one.createJob(newJob('third', { slots: 1, now: LEASED }))).toBeUndefined();
      await one.endJob('second', 'failed', LEASED);
      expect(await one.liveLeases(LEASED)).toBe(0);
      expect(await one.createJob(newJob('third', { slots: 1, now: LEASED, leaseUntil: EXPIRY }))).toBeDefined();
    });

    it('let one of many claims upload and convert a job', async () => {
      await one.createJob(newJob('job'));
      const uploads = await eachSide(20, (database) => database.claimUpload('job', NOW));
      expect(uploads.filter((job) => job !== undefined)).toHaveLength(1);
      await one.finishUpload('job', 5);
      const starts = await eachSide(20, (database) => database.startProcessing('job', 'temp/job/a', NOW));
      expect(starts.filter((job) => job !== undefined)).toHaveLength(1);
      const claim = { now: NOW, leaseUntil: EXPIRY, slots: 4 };
      const claims = await eachSide(20, (database) => database.claimConversion('job', claim));
      expect(claims.filter(({ kind }) => kind === 'claimed')).toHaveLength(1);
      expect(claims.filter(({ kind }) => kind === 'refused')).toHaveLength(19);
    });

    it('are not needed again by a job that still holds its own', async () => {
      await processingJob(one, 'own', { slots: 1 });
      const claim = { now: LEASED - 1, leaseUntil: EXPIRY, slots: 1 };
      expect(await one.claimConversion('own', claim)).toMatchObject({ kind: 'claimed' });
    });

    it('are needed by a job whose lease ran out, which may wait for one', async () => {
      await processingJob(one, 'waiting', { slots: 1 });
      await one.createJob(newJob('holder', { slots: 1, now: LEASED, leaseUntil: EXPIRY }));
      const claim = { now: LEASED, leaseUntil: EXPIRY, slots: 1 };
      expect(await one.claimConversion('waiting', claim)).toEqual({ kind: 'no-slot' });
      await one.endJob('holder', 'completed', LEASED);
      expect(await one.claimConversion('waiting', claim)).toMatchObject({ kind: 'claimed' });
    });

    it('are not exceeded by jobs whose leases ran out', async () => {
      const ids = Array.from({ length: 12 }, (_, index) => `job-${index}`);
      for (const id of ids) await processingJob(one, id);
      const claim = { now: LEASED, leaseUntil: EXPIRY, slots: 3 };
      const claims = await eachSide(12, (database, index) => database.claimConversion(`job-${index}`, claim));
      expect(claims.filter(({ kind }) => kind === 'claimed')).toHaveLength(3);
      expect(claims.filter(({ kind }) => kind === 'no-slot')).toHaveLength(9);
      expect(await one.liveLeases(LEASED)).toBe(3);
    });
  });
}
