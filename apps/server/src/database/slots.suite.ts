import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { VisitorHash } from '../visitors/visitor-hash.ts';
import { visitorOf } from '../visitors/visitor-of.ts';
import type { Database } from './database.ts';
import { type DatabaseOptions, openDatabase } from './open-database.ts';
import {
  announcedAt,
  type DatabaseKind,
  holder,
  leased,
  newJob,
  plenty,
  processingJob,
  renewed,
  slots,
  TestClock,
  uploadedJob,
} from './testing/suite-helpers.ts';

const hour = 3_600_000;

export function slotsSuite(kind: DatabaseKind): void {
  describe(`slots on ${kind.name}`, () => {
    let place: DatabaseOptions;
    let clock: TestClock;
    let one: Database;
    let other: Database;
    beforeEach(async () => {
      place = await kind.newPlace();
      clock = new TestClock();
      // All at once, on a database without tables.
      [one, other] = await Promise.all([openDatabase(place, clock.read), openDatabase(place, clock.read)]);
    });
    afterEach(() => Promise.all([one.close(), other.close()]));

    const eachSide = <T>(count: number, work: (database: Database, index: number) => Promise<T>) =>
      Promise.all(Array.from({ length: count }, (_, index) => work(index % 2 ? one : other, index)));

    const announce = async (id: string, limits = plenty, visitor = id) =>
      (await one.createJob(newJob(id, { visitor }), limits)).kind;

    it('are never given to more jobs than there are', async () => {
      const jobs = await eachSide(50, (database, index) => database.createJob(newJob(`job-${index}`), slots(4)));
      expect(jobs.filter(({ kind }) => kind === 'created')).toHaveLength(4);
      expect(jobs.filter(({ kind }) => kind === 'full')).toHaveLength(46);
      expect(await kind.rows(place, 'conversion_jobs')).toHaveLength(4);
      expect(await one.liveLeases()).toBe(4);
    });

    it('are free again when a lease runs out or a job ends', async () => {
      await announce('first', slots(1));
      clock.now = leased - 1;
      expect(await announce('second', slots(1))).toBe('full');
      clock.now = leased;
      expect(await announce('second', slots(1))).toBe('created');
      expect(await announce('third', slots(1))).toBe('full');
      await one.endJob('second', 'failed');
      expect(await one.liveLeases()).toBe(0);
      expect(await announce('third', slots(1))).toBe('created');
    });

    it('are never more for one visitor than stay free for the others', { tags: '@promise:fair-slots' }, async () => {
      const hoard = await eachSide(20, (database, index) =>
        database.createJob(newJob(`hoard-${index}`, { visitor: 'hoarder' }), slots(8)),
      );
      expect(hoard.filter(({ kind }) => kind === 'created')).toHaveLength(4);
      expect(hoard.filter(({ kind }) => kind === 'enough')).toHaveLength(16);
      expect(await announce('a', slots(8), 'second')).toBe('created');
      expect(await announce('b', slots(8), 'second')).toBe('created');
      expect(await announce('c', slots(8), 'second')).toBe('enough');
      expect(await announce('d', slots(8), 'third')).toBe('created');
      expect(await announce('e', slots(8), 'third')).toBe('enough');
      expect(await announce('f', slots(8), 'fourth')).toBe('created');
      expect(await announce('g', slots(8), 'fifth')).toBe('full');
    });

    it('are never more for one network than it is allowed, however many visitors it has', async () => {
      const hash = new VisitorHash(one);
      const ask = async (id: string, ip: string, limits = slots(12)) =>
        announce(id, limits, await hash.of(visitorOf(ip)));
      const countOf = async (addresses: readonly string[]) => {
        const kinds = [];
        for (const address of addresses) kinds.push(await ask(address, address));
        return kinds.filter((kind) => kind === 'created').length;
      };
      const twelve = Array.from({ length: 12 }, (_, index) => (index + 16).toString(16));
      // A household gets two thirds, and a company three quarters.
      expect(await countOf(twelve.map((network) => `2001:db8:1:ab${network}::1`))).toBe(8);
      expect(await countOf(twelve.map((network) => `2001:db8:1:${network}00::1`))).toBe(1);
      expect(await ask('first', '2001:db8:2::1')).toBe('created');
      expect(await ask('second', '192.0.2.1')).toBe('created');
      expect(await ask('third', '192.0.2.2')).toBe('created');
      expect(await ask('fourth', '192.0.2.3')).toBe('full');

      await one.endJob('third', 'completed');
      const limits = { slots: 1000, perVisitor: 4 };
      expect(await ask('more', '2001:db8:1:abff::1', limits)).toBe('enough');
      expect(await ask('more', '2001:db8:1:ffff::1', limits)).toBe('created');
    });

    it('are counted by the network for jobs whose leases ran out, too', async () => {
      const hash = new VisitorHash(one);
      const ids = ['1', '2', '3', '4', '5', '6'];
      for (const id of ids) await announce(id, plenty, await hash.of(visitorOf(`2001:db8:1:${id}::1`)));
      clock.now = leased;
      const claims = await eachSide(6, (database, index) =>
        database.claimUpload(ids[index] ?? '', holder, { slots: 100, perVisitor: 1 }),
      );
      expect(claims.filter(({ kind }) => kind === 'claimed')).toHaveLength(2);
    });

    it('are no more for one visitor than the operator allows', async () => {
      const limits = { slots: 100, perVisitor: 2 };
      expect(await announce('a', limits, 'visitor')).toBe('created');
      expect(await announce('b', limits, 'visitor')).toBe('created');
      expect(await announce('c', limits, 'visitor')).toBe('enough');
      expect(await announce('d', limits, 'other')).toBe('created');
      await one.endJob('a', 'completed');
      expect(await announce('c', limits, 'visitor')).toBe('created');
    });

    it('let one of many claims upload and convert a job', async () => {
      await announce('job');
      const uploads = await eachSide(20, (database) => database.claimUpload('job', holder, slots(4)));
      expect(uploads.filter(({ kind }) => kind === 'claimed')).toHaveLength(1);
      await one.finishUpload('job', 5);
      const starts = await eachSide(20, (database) => database.startProcessing('job', 'temp/job/a'));
      expect(starts.filter((job) => job !== undefined)).toHaveLength(1);
      const claims = await eachSide(20, (database) => database.claimConversion('job', holder, slots(4)));
      expect(claims.filter(({ kind }) => kind === 'claimed')).toHaveLength(1);
      expect(claims.filter(({ kind }) => kind === 'refused')).toHaveLength(19);
    });

    it('are not needed again by a job that still holds its own', async () => {
      await announce('own', slots(1));
      clock.now = leased - 1;
      expect(await one.claimUpload('own', holder, slots(1))).toMatchObject({ kind: 'claimed' });
      await one.finishUpload('own', 5);
      await one.startProcessing('own', 'temp/own/a');
      clock.now += renewed - announcedAt - 1;
      expect(await one.claimConversion('own', holder, slots(1))).toMatchObject({ kind: 'claimed' });
    });

    it.each(['upload', 'conversion'])('are needed by a job whose lease ran out before its %s', async (step) => {
      if (step === 'upload') await announce('waiting', slots(1));
      else await processingJob(one, 'waiting', slots(1));
      clock.now = step === 'upload' ? leased : renewed;
      const claim = () =>
        step === 'upload'
          ? one.claimUpload('waiting', holder, slots(1))
          : one.claimConversion('waiting', holder, slots(1));
      await announce('holder', slots(1));
      expect(await claim()).toEqual({ kind: 'no-slot' });
      await one.endJob('holder', 'completed');
      expect(await claim()).toMatchObject({ kind: 'claimed' });
    });

    it('are not exceeded by jobs whose leases ran out, nor by those of one visitor', async () => {
      const ids = Array.from({ length: 12 }, (_, index) => `job-${index}`);
      for (const id of ids) await processingJob(one, id);
      clock.now = renewed;
      const claims = await eachSide(12, (database, index) =>
        database.claimConversion(`job-${index}`, holder, slots(3)),
      );
      expect(claims.filter(({ kind }) => kind === 'claimed')).toHaveLength(3);
      expect(claims.filter(({ kind }) => kind === 'no-slot')).toHaveLength(9);
      expect(await one.liveLeases()).toBe(3);

      for (const id of ['a', 'b', 'c']) await announce(id, plenty, 'hoarder');
      clock.now += hour / 60 - 1;
      const late = await Promise.all(['a', 'b', 'c'].map((id) => one.claimUpload(id, holder, slots(4))));
      expect(late.filter(({ kind }) => kind === 'claimed')).toHaveLength(2);
    });

    it('stay leased as long as somebody works on the job, and no longer', async () => {
      await uploadedJob(one, 'working', slots(1));
      for (let turn = 0; turn < 50; turn++) {
        clock.now += renewed - announcedAt - 1;
        expect(await other.renewLease('working', 'keep')).toBe(true);
        expect(await announce('other', slots(1))).toBe('full');
      }
      clock.now += renewed - announcedAt;
      expect(await announce('other', slots(1))).toBe('created');
      await one.endJob('working', 'failed');
      expect(await other.renewLease('working', 'keep')).toBe(false);
    });

    it('are given back by an upload that takes long, which needs one again to be converted', async () => {
      await announce('slow', slots(1));
      await one.claimUpload('slow', holder, slots(1));
      expect(await other.renewLease('slow', 'free')).toBe(true);
      expect(await announce('quick', slots(1))).toBe('created');
      await one.finishUpload('slow', 5);
      await one.startProcessing('slow', 'temp/slow/a');
      expect(await one.claimConversion('slow', holder, slots(1))).toEqual({ kind: 'no-slot' });
      await one.endJob('quick', 'completed');
      expect(await one.claimConversion('slow', holder, slots(1))).toMatchObject({ kind: 'claimed' });
    });

    it('are not held by leases from the future, which a clock took that is right again', async () => {
      clock.now = announcedAt + hour;
      await processingJob(one, 'from-the-future', slots(1));
      expect(await one.liveLeases()).toBe(1);
      clock.now = announcedAt;
      expect(await one.liveLeases()).toBe(0);
      expect(await announce('present', slots(1))).toBe('created');
    });

    it('are given back by a process that starts again, with all that it had under way', async () => {
      await announce('announced');
      await announce('uploading');
      await one.claimUpload('uploading', holder, plenty);
      await uploadedJob(one, 'between-two-calls');
      await processingJob(one, 'converting');
      await one.claimConversion('converting', holder, plenty);
      await announce('elsewhere');
      await one.claimUpload('elsewhere', 'replica-2', plenty);
      expect(await other.releaseHeld(holder)).toBe(2);
      expect(await one.liveLeases()).toBe(3);
      const deleted: string[] = [];
      await other.sweepExpired(10, async (id) => {
        deleted.push(id);
      });
      expect(deleted.sort()).toEqual(['converting', 'uploading']);
    });

    it('by the real clock of the database are leased for seconds', async () => {
      const real = await openDatabase(place);
      await real.createJob(newJob('real'), plenty);
      const [row] = await kind.rows(place, 'conversion_jobs');
      expect(Math.abs(Number(row?.created_at) - Date.now())).toBeLessThan(10_000);
      expect(Number(row?.lease_until) - Number(row?.created_at)).toBe(leased - announcedAt);
      expect(await real.liveLeases()).toBe(1);
      await real.close();
    });

    it('count a visitor by a key that all replicas share for a day', { tags: '@promise:fair-slots' }, async () => {
      const keys = await eachSide(6, (database) => database.visitorKey(20_000));
      expect(new Set(keys).size).toBe(1);
      expect(Buffer.from(keys[0] ?? '', 'base64')).toHaveLength(32);
      const next = await one.visitorKey(20_001);
      expect(next).not.toBe(keys[0]);
      expect(await other.visitorKey(20_000)).not.toBe(keys[0]);
    });
  });
}
