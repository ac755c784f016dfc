import { cpSync, writeFileSync } from 'node:fs';
import { readProductionPackages } from '@image-converter/tools/licences';
import { servedNotices } from '@image-converter/tools/licences/served';

/** Writes our licence, and those of everything that `files` name a part of. */
export function writeNotices(folder: URL, files: Iterable<string>): void {
  const names = new Set([...files].flatMap((file) => packageOf(file) ?? []));
  const carried = readProductionPackages().filter(({ name }) => names.delete(name));
  if (names.size > 0) throw new Error(`The lockfile has no ${[...names]}`);
  writeFileSync(new URL('third-party-notices.txt', folder), servedNotices(carried));
  cpSync(new URL('../../../LICENSE', import.meta.url), new URL('LICENSE', folder));
}

function packageOf(file: string): string | undefined {
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
}
