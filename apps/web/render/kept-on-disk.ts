import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What `make` returns, kept in `folder` between builds under a hash of what it is made from. */
export async function keptOnDisk(
  folder: string,
  source: string | Buffer,
  extension: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const kept = join(folder, `${createHash('sha256').update(source).digest('hex')}.${extension}`);
  if (existsSync(kept)) return readFile(kept);
  const made = await make();
  await mkdir(folder, { recursive: true });
  // Written under a temporary name first: an interrupted build must not leave a partial file.
  await writeFile(`${kept}.part`, made);
  await rename(`${kept}.part`, kept);
  return made;
}
