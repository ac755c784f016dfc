import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseKind, EXPIRY, LEASED, NOW, newJob, processingJob, uploadedJob } from './contract.ts';
import type { Database } from './database.ts';
import { type DatabaseOptions, openDatabase } from './open-database.ts';

export function jobsContract(kind: DatabaseKind): void {
  describe(`the life of a job on ${kind.name}`, { timeout: 30_000 }, () => {
    let place: DatabaseOptions;
    let database: Database;
    beforeAll(async () => {
      place = await kind.newPlace();
      database = await openDatabase(place);
    });
    afterAll(() => database.close());

    const rowOf = async (id: string) => (await kind.rows(place, 'conversion_jobs')).find((row) => row.id === id);

    it('begins pending with a leased slot', async () => {
      expect(await database.createJob(newJob('new'))).toEqual({
        id: 'new',
        originalFilename: 'beach.heic',
        sourceFormat: 'heic',
        targetFormat: 'jpg',
        fileSize: 4_000_000_000,
        status: 'pending',
        storagePath: null,
        createdAt: NOW,
        leaseUntil: LEASED,
        expiresAt: EXPIRY,
        uploadStartedAt: null,
        uploadedBytes: null,
        startedAt: null,
        stored: false,
      });
    });

    it('passes on that an id is taken: this is no outage', async () => {
      await database.createJob(newJob('twice'));
      await expect(database.createJob(newJob('twice'))).rejects.not.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    });

    it('has one upload, which marks the bucket as used before it begins', async () => {
      await database.createJob(newJob('upload'));
      expect(await database.claimUpload('upload', NOW + 1)).toMatchObject({ uploadStartedAt: NOW + 1, stored: true });
      expect(await database.claimUpload('upload', NOW + 1)).toBeUndefined();
      expect(await database.finishUpload('upload', 5)).toBe(true);
      expect(await database.claimUpload('upload', NOW + 1)).toBeUndefined();
      expect(await database.finishUpload('upload', 6)).toBe(false);
    });

    it('accepts no upload once expired, ended or unknown', async () => {
      await database.createJob(newJob('late'));
      expect(await database.claimUpload('late', EXPIRY)).toBeUndefined();
      await database.endJob('late', 'failed', NOW);
      expect(await database.claimUpload('late', NOW)).toBeUndefined();
      expect(await database.claimUpload('unknown', NOW)).toBeUndefined();
    });

    it('tells an upload that the job ended meanwhile, or was never claimed', async () => {
      await database.createJob(newJob('gone'));
      expect(await database.finishUpload('gone', 5)).toBe(false);
      await database.claimUpload('gone', NOW);
      await database.endJob('gone', 'failed', NOW);
      expect(await database.finishUpload('gone', 5)).toBe(false);
    });

    it('is processed once its upload is finished, and starts only once', async () => {
      await database.createJob(newJob('processed'));
      expect(await database.startProcessing('processed', 'temp/processed/a', NOW)).toBeUndefined();
      await database.claimUpload('processed', NOW);
      expect(await database.startProcessing('processed', 'temp/processed/a', NOW)).toBeUndefined();
      await database.finishUpload('processed', 5);
      expect(await database.startProcessing('processed', 'temp/processed/a', EXPIRY)).toBeUndefined();
      expect(await database.startProcessing('processed', 'temp/processed/a', NOW)).toMatchObject({
        status: 'processing',
        storagePath: 'temp/processed/a',
        uploadedBytes: 5,
      });
      expect(await database.startProcessing('processed', 'temp/processed/a', NOW)).toBeUndefined();
    });

    it('is converted once, with a new lease and time to finish', async () => {
      await uploadedJob(database, 'converted');
      const claim = { now: NOW, leaseUntil: EXPIRY + 500, slots: 100 };
      expect(await database.claimConversion('converted', claim)).toEqual({ kind: 'refused' });
      await database.startProcessing('converted', 'temp/converted/a', NOW);
      expect(await database.claimConversion('converted', claim)).toMatchObject({
        kind: 'claimed',
        row: { startedAt: NOW, leaseUntil: EXPIRY + 500, expiresAt: EXPIRY + 500, stored: true },
      });
      expect(await database.claimConversion('converted', claim)).toEqual({ kind: 'refused' });
      expect(await database.claimConversion('unknown', claim)).toEqual({ kind: 'refused' });
    });

    it('keeps its expiry when the new lease ends sooner, and is not converted after it', async () => {
      await processingJob(database, 'soon');
      await processingJob(database, 'too-late');
      const claim = { leaseUntil: LEASED, slots: 100 };
      expect(await database.claimConversion('soon', { ...claim, now: NOW })).toMatchObject({
        row: { expiresAt: EXPIRY },
      });
      expect(await database.claimConversion('too-late', { ...claim, now: EXPIRY })).toEqual({ kind: 'refused' });
    });

    it.each(['completed', 'failed'] as const)('ends %s once, with nothing personal left', async (status) => {
      await processingJob(database, status);
      expect(await database.endJob(status, status, NOW + 7)).toBe(true);
      expect(await rowOf(status)).toMatchObject({
        status,
        original_filename: '',
        storage_path: null,
        lease_until: null,
        expires_at: NOW + 7,
      });
      expect(await database.endJob(status, 'failed', NOW + 9)).toBe(false);
      expect(await rowOf(status)).toMatchObject({ status, expires_at: NOW + 7 });
    });

    it('is known to the bucket as long as something of it may lie there', async () => {
      await uploadedJob(database, 'here');
      await uploadedJob(database, 'forgotten');
      await database.createJob(newJob('never-there'));
      await database.forgetObject('forgotten');
      const ids = ['here', 'forgotten', 'never-there', 'unknown'];
      expect(await database.existingJobs(ids)).toEqual(new Set(['here']));
      expect(await database.existingJobs([])).toEqual(new Set());
      const many = Array.from({ length: 5000 }, (_, index) => `unknown-${index}`);
      expect(await database.existingJobs([...many, 'here'])).toEqual(new Set(['here']));
    });

    it('is removed long after it ended, unless something lies in the bucket', async () => {
      const other = await openDatabase(await kind.newPlace());
      for (const id of ['old', 'recent', 'stored', 'live']) await uploadedJob(other, id);
      await other.endJob('old', 'completed', 1500);
      await other.endJob('recent', 'completed', 1600);
      await other.endJob('stored', 'completed', 1500);
      await other.forgetObject('old');
      await other.forgetObject('recent');
      await other.forgetObject('live');
      expect(await other.removeEndedJobs(1600, 10)).toBe(1);
      expect(await other.removeEndedJobs(1601, 10)).toBe(1);
      expect(await other.removeEndedJobs(9000, 10)).toBe(0);
      await other.close();
    });

    it('is removed with no more than so many others at once', async () => {
      const other = await openDatabase(await kind.newPlace());
      for (const id of ['a', 'b', 'c']) {
        await other.createJob(newJob(id));
        await other.endJob(id, 'failed', NOW);
      }
      expect(await other.removeEndedJobs(NOW + 1, 2)).toBe(2);
      expect(await other.removeEndedJobs(NOW + 1, 2)).toBe(1);
      await other.close();
    });
  });
}
