import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const specifier = /(?<=\bfrom |\bimport\()(['"])([^'"]+)\1/g;

/**
 * Writes the declarations that the entries need into `folder`. The compiler emits those of all our packages, whose names
 * mean nothing outside this repository, so imports become relative.
 */
export function buildTypes(folder: string, entries: readonly string[]): void {
  const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')));
  execFileSync(process.execPath, [compiler, '-p', import.meta.dirname], { stdio: 'inherit' });
  const needed = new Set<string>();
  for (const entry of entries) keep(join(folder, entry), folder, needed);
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, path);
    if (statSync(file).isFile() && !needed.has(file)) rmSync(file);
  }
}

function keep(file: string, folder: string, needed: Set<string>): void {
  if (needed.has(file)) return;
  needed.add(file);
  const text = readFileSync(file, 'utf8').replaceAll(specifier, (whole, _quote, name: string) => {
    const imported = importedFile(file, name, folder);
    if (!imported) return whole;
    keep(imported, folder, needed);
    const path = relative(dirname(file), imported).replace(/\.d\.ts$/, '.js');
    return `'${path.startsWith('.') ? path : `./${path}`}'`;
  });
  writeFileSync(file, text);
}

/** Undefined for packages of others. */
function importedFile(file: string, name: string, folder: string): string | undefined {
  if (name.startsWith('.')) return join(dirname(file), name.replace(/\.ts$/, '.d.ts'));
  const ours = /^@image-converter\/([^/]+)\/(.+)$/.exec(name);
  return ours ? join(folder, `${ours[1]}/src/${ours[2]}.d.ts`) : undefined;
}
