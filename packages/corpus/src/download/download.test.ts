import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { folderOf, type ListedFile } from '../collection.ts';
import { download } from './download.ts';

const commit = '0123456789abcdef0123456789abcdef01234567';
const served = new Map<string, string>();
const server = createServer(({ url = '' }, response) => {
  response.writeHead(served.has(url) ? 200 : 404).end(served.get(url));
});
let folder: string;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => server.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'corpus-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function listed(file: string, content: string, sent: string): ListedFile {
  const repository = 'someone/pictures';
  served.set(`/${repository}/${commit}/${file}`, sent);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { file, source: { repository, commit, path: file }, sha256, bytes: content.length, licence: 'CC0-1.0' };
}

async function downloaded(...list: ListedFile[]) {
  const { port } = server.address() as AddressInfo;
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  const summary = await download({ list, into: folderOf(folder), from: `http://127.0.0.1:${port}`, say });
  return { ...summary, said: said.join('\n') };
}

it('stores only files with the right hash', async () => {
  const gone = listed('gone.png', 'gone', 'gone');
  served.delete(`/someone/pictures/${commit}/gone.png`);
  const { said, ...summary } = await downloaded(
    listed('right.png', 'right', 'right'),
    listed('changed.png', 'as it was', 'as it is!'),
    listed('long.png', 'short', 'short'.repeat(1000)),
    gone,
  );
  expect(summary).toEqual({ there: 0, fetched: 1, failed: 3 });
  expect(readdirSync(folder)).toEqual(['right.png']);
  expect(said).toMatch(/changed\.png: FAILED, has the SHA-256 \w{64} and not \w{64}/);
  expect(said).toMatch(/long\.png: FAILED, .* sends more than 5 bytes/);
  expect(said).toMatch(/gone\.png: FAILED, .* answers with 404/);
});

it('fetches a file again only if it is damaged', async () => {
  const list = ['a.png', 'b.png'].map((file) => listed(file, file, file));
  await downloaded(...list);
  expect(await downloaded(...list)).toMatchObject({ there: 2, fetched: 0 });
  writeFileSync(join(folder, 'b.png'), 'damaged');
  expect(await downloaded(...list)).toMatchObject({ there: 1, fetched: 1 });
});
