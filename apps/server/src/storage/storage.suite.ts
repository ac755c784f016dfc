import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { InvalidPath } from './object-path.ts';
import { ObjectMissing, type StoredObject, type TempStorage } from './storage.ts';

const mebibyte = 1024 * 1024;

/** Requirements for every implementation of the bucket. */
export function storageSuite(name: string, openStorage: () => TempStorage): void {
  describe(`the bucket on ${name}`, () => {
    let storage: TempStorage;
    beforeAll(() => {
      storage = openStorage();
    });

    it('answers a ping before anything was stored, and again', async () => {
      await storage.ping();
      await storage.ping();
    });

    it.each([0, 1, 5 * mebibyte, 6 * mebibyte, 17 * mebibyte + 3])(
      'gives back the %i bytes it was given',
      async (size) => {
        const path = newPath();
        const bytes = randomBytes(size);
        expect(await storage.put(path, Readable.from(oddChunks(bytes)), bytes.length)).toBe(size);
        expect(hash(await buffer(await storage.open(path)))).toBe(hash(bytes));
      },
    );

    it('gives back the first bytes alone', async () => {
      const path = newPath();
      await storage.put(path, Readable.from([Buffer.from('a file and its end')]), 18);
      expect(String(await buffer(await storage.open(path, 6)))).toBe('a file');
      expect(String(await buffer(await storage.open(path, 100)))).toBe('a file and its end');
    });

    it('keeps uploads that run at once apart', async () => {
      const files = Array.from({ length: 4 }, () => ({ path: newPath(), bytes: randomBytes(6 * mebibyte) }));
      await Promise.all(
        files.map(({ path, bytes }) => storage.put(path, Readable.from(oddChunks(bytes)), bytes.length)),
      );
      for (const { path, bytes } of files) {
        expect(hash(await buffer(await storage.open(path)))).toBe(hash(bytes));
      }
    });

    it('accepts labels in any script, with blanks and signs', async () => {
      const path = `temp/${randomUUID()}/Größe 100% & 写真 #1?.heic`;
      await storage.put(path, Readable.from([Buffer.from('label')]), 5);
      expect(String(await buffer(await storage.open(path)))).toBe('label');
      expect(await pathsOf(storage)).toContain(path);
    });

    it.each([0, 1, 11 * mebibyte])('leaves nothing behind when a body fails after %i bytes', async (size) => {
      const jobId = randomUUID();
      const failure = new Error('the visitor left');
      const body = Readable.from(failing(randomBytes(size), failure));
      await expect(storage.put(`temp/${jobId}/a.heic`, body, size + 1)).rejects.toBe(failure);
      await expect(storage.open(`temp/${jobId}/a.heic`)).rejects.toThrow(ObjectMissing);
      expect((await pathsOf(storage)).filter((path) => path.includes(jobId))).toEqual([]);
    });

    it('says so when there is nothing to open', async () => {
      await expect(storage.open(newPath())).rejects.toThrow(ObjectMissing);
    });

    it('deletes everything of one job and nothing of another, any number of times', async () => {
      const jobId = randomUUID();
      const neighbour = `temp/${jobId}0/a.heic`;
      await storage.put(`temp/${jobId}/a.heic`, Readable.from([Buffer.from('a')]), 1);
      await storage.put(`temp/${jobId}/b.heic`, Readable.from([Buffer.from('b')]), 1);
      await storage.put(neighbour, Readable.from([Buffer.from('c')]), 1);
      await storage.deleteJob(jobId);
      await storage.deleteJob(jobId);
      const paths = await pathsOf(storage);
      expect(paths.filter((path) => path.startsWith(`temp/${jobId}/`))).toEqual([]);
      expect(paths).toContain(neighbour);
    });

    it.each([
      'temp/a',
      'temp/../a',
      'temp/a/..',
      'temp/a/b/c',
      'temp//b',
      '/temp/a/b',
      'temp/a/..\\b',
      'temp/a/b\0',
      '',
    ])('refuses the path %j', async (path) => {
      await expect(storage.put(path, Readable.from([Buffer.from('x')]), 1)).rejects.toThrow(InvalidPath);
      await expect(storage.open(path)).rejects.toThrow(InvalidPath);
    });

    it.each(['', '.', '..', '../x', 'a/b'])('refuses to delete the job %j', async (jobId) => {
      await expect(storage.deleteJob(jobId)).rejects.toThrow(InvalidPath);
    });

    it('lists each object once, with job and time, however many pages they fill', async () => {
      const before = Date.now();
      const paths = Array.from({ length: 25 }, newPath);
      await Promise.all(paths.map((path) => storage.put(path, Readable.from([Buffer.from('x')]), 1)));
      const found = (await listed(storage)).filter(({ path }) => paths.includes(path));
      expect(found.map(({ path }) => path).sort()).toEqual(paths.sort());
      for (const { path, jobId, modifiedAt } of found) {
        expect(path).toBe(`temp/${jobId}/photo.heic`);
        // S3 reports whole seconds; file systems may round by a few milliseconds.
        expect(modifiedAt).toBeGreaterThan(before - 2000);
        expect(modifiedAt).toBeLessThanOrEqual(Date.now());
      }
    });
  });
}

export async function listed(storage: TempStorage): Promise<StoredObject[]> {
  const objects: StoredObject[] = [];
  for await (const object of storage.list()) objects.push(object);
  return objects;
}

function newPath(): string {
  return `temp/${randomUUID()}/photo.heic`;
}

async function pathsOf(storage: TempStorage): Promise<string[]> {
  return (await listed(storage)).map(({ path }) => path);
}

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Chunks of irregular sizes that match no buffer or block size. */
function* oddChunks(bytes: Buffer): Iterable<Buffer> {
  let size = 1;
  for (let from = 0; from < bytes.length; ) {
    yield bytes.subarray(from, from + size);
    from += size;
    size = ((size * 3 + 7) % 200_003) + 1;
  }
}

function* failing(bytes: Buffer, failure: Error): Iterable<Buffer> {
  yield* oddChunks(bytes);
  throw failure;
}
