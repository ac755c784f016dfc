import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ListedFile } from '../collection.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const commit = '0123456789abcdef0123456789abcdef01234567';

let folder: string;
let server: Server;
let address: string;
/** What the server has, by path. */
let served: Map<string, Buffer>;
let asked: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'corpus-'));
  served = new Map();
  asked = [];
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const bytes = served.get(url);
    response.writeHead(bytes ? 200 : 404).end(bytes);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

/** A listed file that the server also has, intact unless the options say otherwise. */
function listed(file: string, options: { path?: string; content?: string; sends?: string } = {}): ListedFile {
  const { path = file, content = `content of ${file}`, sends = content } = options;
  const repository = 'someone/pictures';
  served.set(`/${repository}/${commit}/${encodeURI(path)}`, Buffer.from(sends));
  return { file, source: { repository, commit, path }, ...identity(Buffer.from(content)), licence: 'CC0-1.0' };
}

function identity(bytes: Uint8Array) {
  return { sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length };
}

/** `npm run corpus` with a list of its own. */
async function corpusCommand(list: readonly ListedFile[]) {
  const listFile = join(folder, 'list.json');
  writeFileSync(listFile, JSON.stringify(list));
  const env = { ...process.env, CORPUS_DIR: join(folder, 'files'), CORPUS_URL: address };
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(process.execPath, [main, 'download', listFile], { env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}

const files = () => readdirSync(join(folder, 'files')).sort();
const contentOf = (file: string) => readFileSync(join(folder, 'files', file), 'utf8');

describe('npm run corpus', () => {
  it('fetches every file under its own name, and says where it put them', async () => {
    const list = [listed('one.png'), listed('two.heic', { path: 'photos/iPhone 13/IMG_2.HEIC' })];
    const { code, output } = await corpusCommand(list);
    expect(code).toBe(0);
    expect(files()).toEqual(['one.png', 'two.heic']);
    expect(contentOf('two.heic')).toBe('content of two.heic');
    expect(output).toContain(`${join(folder, 'files')}/: 0 files were there, 2 were fetched, 0 failed`);
  });

  it('keeps nothing of a file that has another hash, is missing or is too long, and fails', async () => {
    const list = [
      listed('right.png'),
      listed('changed.png', { content: 'as it was', sends: 'as it is!' }),
      listed('long.png', { content: 'short', sends: 'short'.repeat(1000) }),
      listed('gone.png'),
    ];
    served.delete(`/someone/pictures/${commit}/gone.png`);
    const { code, output } = await corpusCommand(list);
    expect(code).toBe(1);
    expect(files()).toEqual(['right.png']);
    expect(output).toMatch(/changed\.png: FAILED, has the SHA-256 \w{64} and not \w{64}/);
    expect(output).toMatch(/long\.png: FAILED, .* sends more than 5 bytes/);
    expect(output).toMatch(/gone\.png: FAILED, .* answers with 404/);
    expect(output).toContain('0 files were there, 1 were fetched, 3 failed');
  });

  it('fetches nothing twice, except what has been damaged since', async () => {
    const list = ['a.png', 'b.png', 'c.png'].map((file) => listed(file));
    await corpusCommand(list);
    asked = [];
    expect((await corpusCommand(list)).code).toBe(0);
    expect(asked).toEqual([]);
    writeFileSync(join(folder, 'files/b.png'), 'damaged');
    expect((await corpusCommand(list)).output).toContain('2 files were there, 1 were fetched, 0 failed');
    expect(asked).toEqual([`/someone/pictures/${commit}/b.png`]);
    expect(contentOf('b.png')).toBe('content of b.png');
  });

  it('says so when no server answers', async () => {
    const list = [listed('one.png')];
    server.close();
    server.closeAllConnections();
    const { code, output } = await corpusCommand(list);
    expect(code).toBe(1);
    expect(output).toMatch(/one\.png: FAILED, .* cannot be reached/);
  });

  it('takes a file out of a Debian package', async () => {
    const content = Buffer.from('a camera raw');
    const root = join(folder, 'package');
    mkdirSync(join(root, 'DEBIAN'), { recursive: true, mode: 0o755 });
    mkdirSync(join(root, 'usr/share'), { recursive: true });
    writeFileSync(join(root, 'DEBIAN/control'), controlFile);
    writeFileSync(join(root, 'usr/share/raw.cr2'), content);
    execFileSync('dpkg-deb', ['--build', '--root-owner-group', root, join(folder, 'raw.deb')]);
    served.set('/raw.deb', readFileSync(join(folder, 'raw.deb')));
    const source = { package: `${address}/raw.deb`, path: 'usr/share/raw.cr2' };
    const { code } = await corpusCommand([{ file: 'raw.cr2', source, ...identity(content), licence: 'CC0-1.0' }]);
    expect(code).toBe(0);
    expect(contentOf('raw.cr2')).toBe('a camera raw');
  });
});

const controlFile =
  'Package: raw\nVersion: 1\nArchitecture: all\nMaintainer: Nobody <nobody@example.org>\nDescription: a camera raw\n';
