import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskStorage } from './disk.ts';
import { listed, storageSuite } from './storage.suite.ts';
import { StorageUnavailable } from './storage.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'image-converter-disk-'));
});
afterAll(() => rm(folder, { recursive: true }));

storageSuite('disk', () => diskStorage(join(folder, 'contract')));

describe('the bucket on disk', () => {
  it('lets nobody but its own user read', async () => {
    const bucket = join(folder, 'modes');
    const jobId = randomUUID();
    await diskStorage(bucket).put(`temp/${jobId}/a.heic`, Readable.from([Buffer.from('a')]), 1);
    expect((await stat(join(bucket, 'temp', jobId))).mode & 0o777).toBe(0o700);
    expect((await stat(join(bucket, 'temp', jobId, 'a.heic'))).mode & 0o777).toBe(0o600);
  });

  it('removes the folder of a job with its last file', async () => {
    const bucket = join(folder, 'empty');
    const storage = diskStorage(bucket);
    const jobId = randomUUID();
    await storage.put(`temp/${jobId}/a.heic`, Readable.from([Buffer.from('a')]), 1);
    await storage.deleteJob(jobId);
    const failing = Readable.from([Buffer.from('a')]).map(() => Promise.reject(new Error('the visitor left')));
    await expect(storage.put(`temp/${jobId}/a.heic`, failing, 1)).rejects.toThrow('the visitor left');
    expect(await readdir(join(bucket, 'temp'))).toEqual([]);
  });

  it('lists what a crash left half-written, and deletes it with its job', async () => {
    const bucket = join(folder, 'crash');
    const storage = diskStorage(bucket);
    const jobId = randomUUID();
    const endless = new Readable({ read: () => undefined });
    endless.push('half');
    const upload = storage.put(`temp/${jobId}/a.heic`, endless, 4);
    await expect.poll(async () => (await listed(storage)).map((found) => found.jobId)).toEqual([jobId]);
    await storage.deleteJob(jobId);
    expect(await listed(storage)).toEqual([]);
    endless.push(null);
    await expect(upload).rejects.toThrow('not in the storage');
    expect(await readdir(join(bucket, 'temp'))).toEqual([]);
  });

  it('is checked without leaving anything behind, even what a check that was killed has left', async () => {
    const bucket = join(folder, 'checked');
    const storage = diskStorage(bucket);
    await storage.ping();
    await writeFile(join(bucket, '.ready'), 'half');
    await Promise.all([storage.ping(), storage.ping()]);
    expect(await readdir(bucket)).toEqual([]);
  });

  it('tells that it is unavailable when its folder cannot be made', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const storage = diskStorage(join(file, 'bucket'));
    const body = Readable.from([Buffer.from('a')]);
    await expect(storage.ping()).rejects.toThrow(StorageUnavailable);
    await expect(storage.put(`temp/${randomUUID()}/a.heic`, body, 1)).rejects.toThrow(StorageUnavailable);
    expect(body.destroyed).toBe(false);
  });
});
