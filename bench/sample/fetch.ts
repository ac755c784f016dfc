import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync } from 'node:fs';
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
}

const cache = fileURLToPath(new URL('../.cache/sample/', import.meta.url));

/** The bytes of a listed picture. Its package is fetched on first use, and cached. */
export function bytesOf(listed: Listed): Buffer {
  const { source, package: name, version } = listed;
  const folder = join(cache, `${source}-${name.replace('/', '-')}-${version.replace(':', '-')}`);
  if (!existsSync(folder)) fetchInto(folder, listed);
  const bytes = readFileSync(join(folder, listed.path));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (sha256 !== listed.sha256) throw new Error(`${name}: ${listed.path} is another file: ${sha256}`);
  return bytes;
}

/** Complete or not at all. */
function fetchInto(folder: string, { source, package: name, version }: Listed): void {
  console.log(`Fetching ${name} ${version} …`);
  mkdirSync(cache, { recursive: true });
  const cwd = mkdtempSync(join(cache, 'fetching-'));
  if (source === 'npm') execFileSync('npm', ['pack', '--silent', `${name}@${version}`], { cwd });
  else execFileSync('apt-get', ['download', '-qq', `${name}=${version}`], { cwd });
  const [file = ''] = readdirSync(cwd);
  mkdirSync(join(cwd, 'content'));
  if (source === 'npm') execFileSync('tar', ['-xzf', file, '-C', 'content'], { cwd });
  else execFileSync('dpkg-deb', ['--extract', file, 'content'], { cwd });
  renameSync(join(cwd, 'content'), folder);
}
