import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/** The path of the first of these programs that exists. Each is a path or a name to look up in PATH. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => (isAbsolute(name) ? name : folders.map((folder) => join(folder, name))))
    .find((path) => existsSync(path));
}
