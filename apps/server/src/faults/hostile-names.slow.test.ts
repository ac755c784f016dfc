import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { storagePath } from '@image-converter/contract/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newSchema } from '../testing/new-schema.ts';
import { smallTiff, tiff } from '../testing/pictures.ts';
import { requestHead, sendRaw } from '../testing/raw-http.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';

let servers: ServerProcess[];
beforeAll(async () => {
  servers = await Promise.all([startServerProcess(), startServerProcess({ DATABASE_URL: await newSchema() })]);
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

const names = [
  '../../../../evil.tif',
  '..\\..\\..\\evil.tif',
  '/etc/passwd',
  '..',
  '.',
  '.hidden',
  'a\0b.tif',
  '%2e%2e%2fevil.tif',
  '%00',
  'line\r\nbreak: x.tif',
  '\u202egpj.fit',
  '\ud800 half a character',
  '🙂'.repeat(100),
  "'; drop table conversion_jobs; --",
  '$(reboot)`reboot`',
  '<script>alert(1)</script>',
  'x'.repeat(255),
];

it.each(names)('a file may be called %j, which leads nowhere', async (name) => {
  const uses = servers.map(withBucket).map(async ({ visitor, filesInBucket }) => {
    const job = await visitor.job(smallTiff.length, { ...tiff, original_filename: name });
    expect((await visitor.upload(job, smallTiff, basename(storagePath(job.id, name)))).status).toBe(200);
    const [file = '', ...others] = filesInBucket();
    expect(others).toEqual([]);
    expect(dirname(file)).toBe(join('temp', job.id));
    expect(basename(file)).toBe('file.tif');
    expect((await visitor.update(job)).status).toBe(200);
    expect((await visitor.convert(job)).status).toBe(200);
    expect(filesInBucket()).toEqual([]);
  });
  await Promise.all(uses);
});

it.each([
  '..%2f..%2f..%2fevil.tif',
  '%2e%2e%2f%2e%2e%2fevil.tif',
  '..%5c..%5cevil.tif',
  '..\\..\\evil.tif',
  '../../evil.tif',
  '%2e%2e/%2e%2e/evil.tif',
  '%00evil.tif',
  'a/b/evil.tif',
])('an upload to the path %s is refused', async (path) => {
  for (const server of servers) {
    const before = readdirSync(server.dataDir).sort();
    const job = await server.visitor.job(4, tiff);
    const address = `/api/storage/temp-conversions/temp/${job.id}/${path}`;
    const head = requestHead('PUT', address, { 'content-length': 4 });
    const answer = await sendRaw(server.origin, [head, 'evil']);
    expect([400, 404]).toContain(answer?.status);
    expect(['INVALID_REQUEST', 'NOT_FOUND']).toContain(JSON.parse(answer?.body ?? '').code);
    expect(server.filesInBucket()).toEqual([]);
    expect(readdirSync(server.dataDir).sort()).toEqual(before);
  }
});

it.each(['%c0%ae%c0%ae%c0%afevil.tif', '%zz', '%2e%2e%2e', 'a%0d%0ab', 'other.heic'])(
  'an upload to the path %s lies where every upload lies',
  async (path) => {
    for (const { origin, visitor, filesInBucket } of servers.map(withBucket)) {
      const job = await visitor.job(4, tiff);
      const address = `/api/storage/temp-conversions/temp/${job.id}/${path}`;
      const answer = await sendRaw(origin, [requestHead('PUT', address, { 'content-length': 4 }), 'evil']);
      expect(answer?.status).toBe(200);
      expect(filesInBucket()).toEqual([join('temp', job.id, 'file.tif')]);
      await visitor.update(job);
      expect((await visitor.convert(job)).status).toBe(422);
      expect(filesInBucket()).toEqual([]);
    }
  },
);

function withBucket(server: ServerProcess) {
  const bucket = join(server.dataDir, 'temp-conversions');
  return {
    origin: server.origin,
    visitor: server.visitor,
    filesInBucket: () => server.filesInBucket().map((file) => relative(bucket, file)),
  };
}
