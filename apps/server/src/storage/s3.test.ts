import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { startS3, type TestS3 } from '../testing/s3.ts';
import { s3Storage } from './s3.ts';
import { listed, storageContract } from './storage.contract.ts';
import { ObjectMissing, StorageUnavailable } from './storage.ts';

const MIB = 1024 * 1024;

let server: TestS3;
beforeAll(async () => {
  server = await startS3();
});
afterAll(() => server.stop());

storageContract('S3', () => s3Storage({ ...server, bucket: 'contract' }));

describe('the bucket on S3', { timeout: 30_000 }, () => {
  it('is made by the first upload when it is missing, by several processes at once', async () => {
    const storages = [1, 2, 3].map(() => s3Storage({ ...server, bucket: 'made-at-once' }));
    await Promise.all(storages.map((storage, index) => storage.put(pathOf(`job-${index}`), body(1))));
    expect(await listed(s3Storage({ ...server, bucket: 'made-at-once' }))).toHaveLength(3);
  });

  it('holds nothing while it is missing', async () => {
    const storage = s3Storage({ ...server, bucket: 'missing' });
    expect(await listed(storage)).toEqual([]);
    await expect(storage.open(pathOf('job'))).rejects.toThrow(ObjectMissing);
    await storage.deleteJob('job');
  });

  it('leaves no parts of an upload that failed', async () => {
    const storage = s3Storage({ ...server, bucket: 'failed-parts' });
    await expect(storage.put(pathOf('job'), failingAfter(11 * MIB))).rejects.toThrow('the visitor left');
    expect(await server.unfinishedUploads('failed-parts')).toEqual([]);
  });

  it('removes with a job the parts that a crashed process left', async () => {
    const storage = s3Storage({ ...server, bucket: 'crashed-parts' });
    const stalled = stallingAfter(11 * MIB);
    const upload = storage.put(pathOf('job'), stalled);
    await expect.poll(() => server.unfinishedUploads('crashed-parts'), { timeout: 20_000 }).toHaveLength(1);
    await storage.deleteJob('another-job');
    expect(await server.unfinishedUploads('crashed-parts')).toHaveLength(1);
    await storage.deleteJob('job');
    expect(await server.unfinishedUploads('crashed-parts')).toEqual([]);
    stalled.destroy(new Error('the visitor left'));
    await expect(upload).rejects.toThrow('the visitor left');
  });

  it('comes back by itself after the server was away', async () => {
    const storage = s3Storage({ ...server, bucket: 'away' });
    await storage.put(pathOf('before'), body(5));
    await server.pause();
    const refused = body(6 * MIB);
    await expect(storage.put(pathOf('during'), refused)).rejects.toThrow(StorageUnavailable);
    expect(refused.destroyed).toBe(false);
    await expect(storage.open(pathOf('before'))).rejects.toThrow(StorageUnavailable);
    await expect(storage.deleteJob('before')).rejects.toThrow(StorageUnavailable);
    await expect(storage.ping()).rejects.toThrow(StorageUnavailable);
    await expect(listed(storage)).rejects.toThrow(StorageUnavailable);
    await server.resume();
    await storage.ping();
    expect((await text(await storage.open(pathOf('before')))).length).toBe(5);
    await storage.put(pathOf('after'), body(6 * MIB));
  });

  it('reports a server that is away in the middle of an upload', async () => {
    const storage = s3Storage({ ...server, bucket: 'cut' });
    const stalled = stallingAfter(6 * MIB);
    const upload = storage.put(pathOf('job'), stalled);
    await expect.poll(() => server.unfinishedUploads('cut'), { timeout: 20_000 }).toHaveLength(1);
    await server.pause();
    stalled.push(null);
    await expect(upload).rejects.toThrow(StorageUnavailable);
    await server.resume();
    await storage.deleteJob('job');
    expect(await server.unfinishedUploads('cut')).toEqual([]);
  });

  it('gives up on a server that accepts connections and never answers', async () => {
    const silent = createServer();
    const port = await freePort();
    silent.listen(port, '127.0.0.1');
    const storage = s3Storage({ ...server, bucket: 'silent', endpoint: `http://127.0.0.1:${port}` });
    await expect(storage.put(pathOf('job'), body(1))).rejects.toThrow(StorageUnavailable);
    await storage.close();
    silent.close();
  });

  it('is unavailable to a key that the server does not know', async () => {
    const storage = s3Storage({ ...server, bucket: 'keys', accessKeyId: randomUUID() });
    await expect(storage.put(pathOf('job'), body(1))).rejects.toThrow(StorageUnavailable);
  });
});

function pathOf(jobId: string): string {
  return `temp/${jobId}/photo.heic`;
}

function body(bytes: number): Readable {
  return Readable.from([Buffer.alloc(bytes, 'x')]);
}

function stallingAfter(bytes: number): Readable {
  const stalled = new Readable({ read: () => undefined });
  stalled.push(randomBytes(bytes));
  return stalled;
}

function failingAfter(bytes: number): Readable {
  return Readable.from(
    (function* () {
      yield Buffer.alloc(bytes);
      throw new Error('the visitor left');
    })(),
  );
}
