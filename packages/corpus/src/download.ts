import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileIn, type ListedFile } from './collection.ts';
import { corpus, downloadFolder } from './corpus.ts';

const origin = process.env.CORPUS_URL ?? 'https://raw.githubusercontent.com';
const timeoutMs = 120_000;
const atOnce = 6;

/** Fetches missing files. A file is stored complete and verified, or not at all. */
export async function downloadCorpus(): Promise<void> {
  mkdirSync(downloadFolder, { recursive: true });
  const missing = corpus.filter((entry) => !isThere(entry));
  const left = [...missing];
  let failed = 0;
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      try {
        store(next, await bytesOf(next));
        console.log(`${next.file}: ${next.bytes} bytes`);
      } catch (error) {
        failed += 1;
        console.log(`${next.file}: FAILED, ${error instanceof Error ? (error.cause ?? error.message) : error}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const [there, fetched] = [corpus.length - missing.length, missing.length - failed];
  console.log(`${fileURLToPath(downloadFolder)}: ${there} files were there, ${fetched} were fetched, ${failed} failed`);
  if (failed === 0) return;
  console.error('Tests with real pictures are skipped until all are there. Run this again to fetch what is missing.');
  process.exitCode = 1;
}

function isThere({ file, sha256 }: ListedFile): boolean {
  const target = fileIn(downloadFolder, file);
  return existsSync(target) && hashOf(readFileSync(target)) === sha256;
}

function store({ file, sha256 }: ListedFile, bytes: Uint8Array): void {
  const hash = hashOf(bytes);
  if (hash !== sha256) throw new Error(`has the SHA-256 ${hash} and not ${sha256}`);
  const target = fileIn(downloadFolder, file);
  const unfinished = new URL(`${target.href}.part`);
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, target);
}

async function bytesOf({ source }: ListedFile): Promise<Uint8Array> {
  if ('package' in source) return fileInPackage(await fetched(source.package), source.path);
  const path = source.path.split('/').map(encodeURIComponent).join('/');
  return fetched(`${origin}/${source.repository}/${source.commit}/${path}`);
}

async function fetched(address: string): Promise<Uint8Array> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${address} answers with ${response.status}`);
  return response.bytes();
}

/** One file of a Debian package. */
function fileInPackage(bytes: Uint8Array, path: string): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  try {
    writeFileSync(join(folder, 'package.deb'), bytes);
    execFileSync('dpkg-deb', ['--extract', join(folder, 'package.deb'), join(folder, 'content')], { stdio: 'pipe' });
    return readFileSync(join(folder, 'content', path));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
