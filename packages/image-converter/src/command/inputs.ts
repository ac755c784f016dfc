import { glob, readdir, stat } from 'node:fs/promises';
import { basename, dirname, extname, join, relative } from 'node:path';
import { extensionsOf, formatNames } from '@image-converter/formats/formats';
import { rareFormatNames, rareFormats } from '@image-converter/formats/rare/table';

export interface Input {
  readonly path: string;
  /** Where its results go below the folder for them. */
  readonly folder: string;
}

const extensions = new Set<string>([
  ...extensionsOf(formatNames),
  ...rareFormatNames.flatMap((name) => [...rareFormats[name].extensions]),
]);

/** The files of all inputs, each once. What does not exist stays in the list, so that it is refused by its name. */
export async function filesIn(inputs: readonly string[]): Promise<Input[]> {
  const found = new Map<string, Input>();
  for (const input of inputs) for (const file of await filesOf(input)) found.set(file.path, file);
  return [...found.values()];
}

async function filesOf(input: string): Promise<Input[]> {
  const stats = await stat(input).catch(() => undefined);
  if (stats?.isDirectory()) return filesBelow(input);
  if (stats || input === '-') return [{ path: input, folder: '' }];
  const matching: string[] = [];
  for await (const path of glob(input)) matching.push(path);
  return (matching.length > 0 ? matching.sort() : [input]).map((path) => ({ path, folder: '' }));
}

/** With the extension of a picture, because folders also hold other files. Hidden ones are left out. */
async function filesBelow(folder: string): Promise<Input[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => extensions.has(extname(path).slice(1).toLowerCase()))
    .sort()
    .map((path) => ({ path, folder: relative(folder, dirname(path)) }));
}

export function stemOf(path: string): string {
  return path === '-' ? 'picture' : basename(path, extname(path));
}
