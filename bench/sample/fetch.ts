import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A picture in a public third-party package; the repository holds only this entry, not the picture. */
export interface Listed {
  readonly source: string;
  readonly package: string;
  readonly version: string;
  readonly path: string;
  readonly sha256: string;
  /** For photos: the camera named in the EXIF data. */
  readonly camera?: string;
  readonly megapixels: number;
}

const cache = fileURLToPath(new URL('../.cache/sample/', import.meta.url));

/** The bytes of a listed picture. Its package is fetched on first use, and cached. */
export function bytesOf(listed: Listed): Buffer {
  const bytes = readFileSync(join(folderOf(listed), listed.path));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (sha256 !== listed.sha256) throw new Error(`${listed.package}: ${listed.path} is another file: ${sha256}`);
  return bytes;
}

function folderOf({ source, package: name, version }: Listed): string {
  const folder = join(cache, source, `${name}-${version.replace(':', '-')}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, 'fetching-'));
  const fetch = fetchers[source];
  if (!fetch) throw new Error(`${name} comes from ${source}, which nobody knows`);
  try {
    console.log(`Fetching ${name} ${version} …`);
    mkdirSync(folder, { recursive: true });
    fetch(name, version, work, folder);
    return folder;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`${name} ${version} cannot be had from ${source}`, { cause: error });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

type Fetch = (name: string, version: string, work: string, folder: string) => void;

const fetchers: Record<string, Fetch | undefined> = {
  npm(name, version, work, folder) {
    execFileSync('npm', ['pack', '--silent', `${name}@${version}`], { cwd: work });
    execFileSync('tar', ['-xzf', onlyFileIn(work), '-C', folder]);
  },
  debian(name, version, work, folder) {
    execFileSync('apt-get', ['download', '-qq', `${name}=${version}`], { cwd: work });
    execFileSync('dpkg-deb', ['--extract', onlyFileIn(work), folder]);
  },
};

function onlyFileIn(folder: string): string {
  const [file = ''] = readdirSync(folder);
  return join(folder, file);
}
