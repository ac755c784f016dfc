import { defaultChoices } from '@image-converter/formats/options';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { tolerance } from './leases.ts';
import { type DatabaseOptions, openDatabase } from './open-database.ts';
import { UnknownOptions } from './rows.ts';
import {
  announcedAt,
  type DatabaseKind,
  expiry,
  holder,
  leased,
  newJob,
  plenty,
  processingJob,
  renewed,
  TestClock,
  uploadedJob,
} from './testing/suite-helpers.ts';

export function jobsSuite(kind: DatabaseKind): void {
  describe(`the life of a job on ${kind.name}`, () => {
    let place: DatabaseOptions;
    let database: Database;
    const clock = new TestClock();
    beforeAll(async () => {
      place = await kind.newPlace();
      database = await openDatabase(place, clock.read);
    });
    beforeEach(() => {
      clock.now = announcedAt;
    });
    afterAll(() => database.close());

    const rowOf = async (id: string) => (await kind.rows(place, 'conversion_jobs')).find((row) => row.id === id);

    it('begins pending with a leased slot', async () => {
      const created = await database.createJob(newJob('new'), plenty);
      expect(created).toEqual({ kind: 'created', row: expect.anything() });
      expect(created.kind === 'created' && created.row).toEqual({
        id: 'new',
        originalFilename: 'beach.heic',
        sourceFormat: 'heic',
        options: { target: 'jpg', ...defaultChoices },
        fileSize: 4_000_000_000,
        status: 'pending',
        storagePath: null,
        createdAt: announcedAt,
        leaseUntil: leased,
        expiresAt: expiry,
        uploadStartedAt: null,
        uploadedBytes: null,
        startedAt: null,
        stored: false,
        visitor: 'visitor-of-new',
        holder,
      });
    });

    it('keeps its options through every step', async () => {
      const chosen = { target: 'jpg', quality: 35, maxBytes: 2_000_000, background: '#102030', density: 300 } as const;
      const options = { ...defaultChoices, ...chosen };
      await database.createJob(newJob('chosen', { options }), plenty);
      expect(await database.findJob('chosen')).toMatchObject({ options });
      expect(await rowOf('chosen')).toMatchObject({ target_format: 'jpg' });
      expect(await database.claimUpload('chosen', holder, plenty)).toMatchObject({ row: { options } });
      await database.finishUpload('chosen', 5);
      expect(await database.startProcessing('chosen', 'temp/chosen/a')).toMatchObject({ options });
      expect(await database.claimConversion('chosen', holder, plenty)).toMatchObject({ row: { options } });
    });

    it('with options that this version does not know is not converted as if they were others', async () => {
      await processingJob(database, 'of-the-future');
      const options = `{"size":"half"}`;
      await kind.execute(place, `update conversion_jobs set options = '${options}' where id = 'of-the-future'`);
      await expect(database.claimConversion('of-the-future', holder, plenty)).rejects.toThrow(UnknownOptions);
    });

    it('passes on that an id is taken: this is no outage', async () => {
      await database.createJob(newJob('twice'), plenty);
      await expect(database.createJob(newJob('twice'), plenty)).rejects.not.toMatchObject({
        code: 'DATABASE_UNAVAILABLE',
      });
    });

    it('has one upload, which marks the bucket as used before it begins', async () => {
      await database.createJob(newJob('upload'), plenty);
      clock.now = announcedAt + 1;
      expect(await database.claimUpload('upload', 'replica-2', plenty)).toMatchObject({
        kind: 'claimed',
        row: {
          uploadStartedAt: announcedAt + 1,
          leaseUntil: renewed + 1,
          expiresAt: expiry + 1,
          stored: true,
          holder: 'replica-2',
        },
      });
      expect(await database.claimUpload('upload', holder, plenty)).toEqual({ kind: 'refused' });
      expect(await database.finishUpload('upload', 5)).toBe(true);
      expect(await database.claimUpload('upload', holder, plenty)).toEqual({ kind: 'refused' });
      expect(await database.finishUpload('upload', 6)).toBe(false);
    });

    it('accepts no upload once expired, ended or unknown', async () => {
      await database.createJob(newJob('late'), plenty);
      clock.now = expiry;
      expect(await database.claimUpload('late', holder, plenty)).toEqual({ kind: 'refused' });
      clock.now = announcedAt;
      await database.endJob('late', 'failed');
      expect(await database.claimUpload('late', holder, plenty)).toEqual({ kind: 'refused' });
      expect(await database.claimUpload('unknown', holder, plenty)).toEqual({ kind: 'refused' });
    });

    it('tells an upload that the job ended meanwhile, or was never claimed', async () => {
      await database.createJob(newJob('gone'), plenty);
      expect(await database.finishUpload('gone', 5)).toBe(false);
      await database.claimUpload('gone', holder, plenty);
      await database.endJob('gone', 'failed');
      expect(await database.finishUpload('gone', 5)).toBe(false);
    });

    it('is processed once its upload is finished, and starts only once', async () => {
      await database.createJob(newJob('processed'), plenty);
      expect(await database.startProcessing('processed', 'temp/processed/a')).toBeUndefined();
      await database.claimUpload('processed', holder, plenty);
      expect(await database.startProcessing('processed', 'temp/processed/a')).toBeUndefined();
      await database.finishUpload('processed', 5);
      clock.now = expiry;
      expect(await database.startProcessing('processed', 'temp/processed/a')).toBeUndefined();
      clock.now = announcedAt;
      expect(await database.startProcessing('processed', 'temp/processed/a')).toMatchObject({
        status: 'processing',
        storagePath: 'temp/processed/a',
        uploadedBytes: 5,
      });
      expect(await database.startProcessing('processed', 'temp/processed/a')).toBeUndefined();
    });

    it('is converted once, with a new lease and time to finish', async () => {
      await uploadedJob(database, 'converted');
      const claim = () => database.claimConversion('converted', 'replica-3', plenty);
      expect(await claim()).toEqual({ kind: 'refused' });
      await database.startProcessing('converted', 'temp/converted/a');
      clock.now = announcedAt + 500;
      expect(await claim()).toMatchObject({
        kind: 'claimed',
        row: {
          startedAt: announcedAt + 500,
          leaseUntil: renewed + 500,
          expiresAt: expiry + 500,
          stored: true,
          holder: 'replica-3',
        },
      });
      expect(await claim()).toEqual({ kind: 'refused' });
      expect(await database.claimConversion('unknown', holder, plenty)).toEqual({ kind: 'refused' });
    });

    it('is not converted after its end, nor when its end lies too far ahead to be true', async () => {
      await processingJob(database, 'too-late');
      clock.now = expiry;
      expect(await database.claimConversion('too-late', holder, plenty)).toEqual({ kind: 'refused' });
      clock.now = announcedAt - tolerance - 1;
      expect(await database.claimConversion('too-late', holder, plenty)).toEqual({ kind: 'refused' });
    });

    it.each(['completed', 'failed'] as const)(
      'ends %s once, with nothing personal left',
      { tags: ['@promise:upload-deleted', '@promise:fair-slots'] },
      async (status) => {
        await processingJob(database, status);
        clock.now = announcedAt + 7;
        expect(await database.endJob(status, status)).toBe(true);
        expect(await rowOf(status)).toMatchObject({
          status,
          original_filename: '',
          storage_path: null,
          lease_until: null,
          visitor: null,
          expires_at: announcedAt + 7,
        });
        clock.now = announcedAt + 9;
        expect(await database.endJob(status, 'failed')).toBe(false);
        expect(await rowOf(status)).toMatchObject({ status, expires_at: announcedAt + 7 });
      },
    );

    it('is known to the bucket as long as something of it may lie there', async () => {
      await uploadedJob(database, 'here');
      await uploadedJob(database, 'forgotten');
      await database.createJob(newJob('never-there'), plenty);
      await database.forgetObject('forgotten');
      const ids = ['here', 'forgotten', 'never-there', 'unknown'];
      expect(await database.existingJobs(ids)).toEqual(new Set(['here']));
      expect(await database.existingJobs([])).toEqual(new Set());
      const many = Array.from({ length: 5000 }, (_, index) => `unknown-${index}`);
      expect(await database.existingJobs([...many, 'here'])).toEqual(new Set(['here']));
    });

    it('is removed long after it ended, unless something lies in the bucket', async () => {
      const other = await openDatabase(await kind.newPlace(), clock.read);
      for (const id of ['old', 'recent', 'stored', 'live']) await uploadedJob(other, id);
      for (const [id, ended] of Object.entries({ old: 1500, stored: 1500, recent: 1600 })) {
        clock.now = announcedAt + ended;
        await other.endJob(id, 'completed');
      }
      for (const id of ['old', 'recent', 'live']) await other.forgetObject(id);
      clock.now = announcedAt + 2000;
      expect(await other.removeEndedJobs(400, 10)).toBe(1);
      expect(await other.removeEndedJobs(399, 10)).toBe(1);
      clock.now = announcedAt + 9_000_000;
      expect(await other.removeEndedJobs(0, 10)).toBe(0);
      await other.close();
    });

    it('is removed with no more than so many others at once', async () => {
      const other = await openDatabase(await kind.newPlace(), clock.read);
      for (const id of ['a', 'b', 'c']) {
        await uploadedJob(other, id);
        await other.endJob(id, 'failed');
        await other.forgetObject(id);
      }
      clock.now += 1000;
      expect(await other.removeEndedJobs(0, 2)).toBe(2);
      expect(await other.removeEndedJobs(0, 2)).toBe(1);
      await other.close();
    });
  });
}
