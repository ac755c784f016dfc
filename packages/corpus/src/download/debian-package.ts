import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Extracts one file from a Debian package with dpkg-deb. */
export function fileInPackage(bytes: Uint8Array, path: string): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  try {
    writeFileSync(join(folder, 'package.deb'), bytes);
    execFileSync('dpkg-deb', ['--extract', join(folder, 'package.deb'), join(folder, 'content')], { stdio: 'pipe' });
    return readFileSync(join(folder, 'content', path));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
