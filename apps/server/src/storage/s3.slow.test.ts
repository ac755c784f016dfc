import { randomBytes, randomUUID } from 'node:crypto';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { startS3, type TestS3 } from '../testing/s3.ts';
import { s3Storage } from './s3.ts';
import { listed, storageSuite } from './storage.suite.ts';
import { ObjectMissing, StorageUnavailable } from './storage.ts';

const mebibyte = 1024 * 1024;
/** In milliseconds; long enough for a server that answers on a busy machine. */
const shortUpload = 2000;

let server: TestS3;
beforeAll(async () => {
  server = await startS3();
});
afterAll(() => server.stop());

storageSuite('S3', () => s3Storage({ ...server, bucket: 'contract' }, { pageSize: 10 }));

describe('the bucket on S3', () => {
  it('is made by the first upload when it is missing, by several processes at once', async () => {
    const storages = [1, 2, 3].map(() => s3Storage({ ...server, bucket: 'made-at-once' }));
    await Promise.all(storages.map((storage, index) => storage.put(pathOf(`job-${index}`), body(1), 1)));
    expect(await listed(s3Storage({ ...server, bucket: 'made-at-once' }))).toHaveLength(3);
  });

  it('holds nothing while it is missing', async () => {
    const storage = s3Storage({ ...server, bucket: 'missing' });
    expect(await listed(storage)).toEqual([]);
    await expect(storage.open(pathOf('job'))).rejects.toThrow(ObjectMissing);
    await storage.deleteJob('job');
  });

  it.each([2, 4])('refuses a body that gives %i bytes instead of 3', async (bytes) => {
    const storage = s3Storage({ ...server, bucket: 'sizes' });
    await expect(storage.put(pathOf('job'), body(bytes), 3)).rejects.toThrow(RangeError);
    expect(await listed(storage)).toEqual([]);
  });

  it('comes back by itself after the server was away', async () => {
    const storage = s3Storage({ ...server, bucket: 'away' });
    await storage.put(pathOf('before'), body(5), 5);
    await server.pause();
    const refused = body(6 * mebibyte);
    await expect(storage.put(pathOf('during'), refused, 6 * mebibyte)).rejects.toThrow(StorageUnavailable);
    expect(refused.destroyed).toBe(false);
    await expect(storage.open(pathOf('before'))).rejects.toThrow(StorageUnavailable);
    await expect(storage.deleteJob('before')).rejects.toThrow(StorageUnavailable);
    await expect(storage.ping()).rejects.toThrow(StorageUnavailable);
    await expect(listed(storage)).rejects.toThrow(StorageUnavailable);
    await server.resume();
    await storage.ping();
    expect((await text(await storage.open(pathOf('before')))).length).toBe(5);
    await storage.put(pathOf('after'), body(6 * mebibyte), 6 * mebibyte);
  });

  it('reports a server that goes away in the middle of an upload, and leaves the body alone', async () => {
    const storage = s3Storage({ ...server, bucket: 'cut' });
    const stalled = stallingAfter(6 * mebibyte);
    const upload = storage.put(pathOf('job'), stalled, 7 * mebibyte);
    await expect.poll(() => stalled.readableLength).toBe(0);
    await server.pause();
    await expect(upload).rejects.toThrow(StorageUnavailable);
    expect(stalled.destroyed).toBe(false);
    await server.resume();
    expect(await listed(storage)).toEqual([]);
  });

  it.concurrent('waits for a body that stands still longer than a server may', async () => {
    const storage = s3Storage({ ...server, bucket: 'patience' }, { upload: shortUpload });
    const slow = stallingAfter(3 * mebibyte);
    const upload = storage.put(pathOf('job'), slow, 3 * mebibyte + 4);
    upload.catch(() => undefined);
    await expect.poll(() => slow.readableLength).toBe(0);
    await delay(shortUpload + 500);
    slow.push('rest');
    slow.push(null);
    expect(await upload).toBe(3 * mebibyte + 4);
  });

  it.concurrent('gives up on a server that accepts connections and never answers', async () => {
    const mute = await listenOn(createServer());
    const storage = s3Storage({ ...server, ...mute, bucket: 'mute' }, { answer: 100 });
    await expect(storage.ping()).rejects.toThrow(StorageUnavailable);
    mute.close();
  });

  it.concurrent.each([1, 20 * mebibyte])(
    'gives up on a server that neither reads nor confirms %i bytes',
    async (bytes) => {
      const mute = await listenOn(createHttpServer(({ method }, response) => method === 'HEAD' && response.end()));
      const storage = s3Storage({ ...server, ...mute, bucket: 'mute' }, { upload: 100 });
      await expect(storage.put(pathOf('job'), body(bytes), bytes)).rejects.toThrow(StorageUnavailable);
      mute.close();
    },
  );

  it('is unavailable to a key that the server does not know', async () => {
    const storage = s3Storage({ ...server, bucket: 'keys', accessKeyId: randomUUID() });
    await expect(storage.put(pathOf('job'), body(1), 1)).rejects.toThrow(StorageUnavailable);
  });
});

function pathOf(jobId: string): string {
  return `temp/${jobId}/photo.heic`;
}

async function listenOn(mute: Server) {
  const port = await freePort();
  mute.on('connection', (socket) => socket.unref()).listen(port, '127.0.0.1');
  return { endpoint: `http://127.0.0.1:${port}`, close: () => mute.close() };
}

function body(bytes: number): Readable {
  return Readable.from([Buffer.alloc(bytes, 'x')]);
}

function stallingAfter(bytes: number): Readable {
  const stalled = new Readable({ read: () => undefined });
  stalled.push(randomBytes(bytes));
  return stalled;
}
