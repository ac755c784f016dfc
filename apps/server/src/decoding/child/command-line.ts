import { realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codecFacts } from '@image-converter/codecs/facts';
import { hasSystemCalls } from '../sandbox/system-call.ts';

/** A child may only read its own code: it has no network, writes no files and starts no processes. */
export function commandLine(program: URL): string[] {
  const path = fileURLToPath(program);
  return [
    '--permission',
    '--allow-addons', // sharp
    ...(hasSystemCalls() ? ['--allow-ffi'] : []), // for seccomp
    '--allow-worker', // the thread that watches memory and the parent where the kernel does not
    ...readable(path).map((folder) => `--allow-fs-read=${folder}`),
    '--wasm-lazy-validation', // validates decoders lazily, so the child is ready 1/8 sooner
    '--expose-gc',
    '--single-threaded-gc', // the heap is small, and the other cores run other children
    path,
  ];
}

/** The folder of the program, the package that says what kind of modules are in it, and its dependencies. */
function readable(program: string): string[] {
  const server = findPackageJSON(import.meta.url);
  if (!server) throw new Error('The server has no package.json');
  return [dirname(program), server, ...nodeModules()];
}

/** The node_modules folders that contain the codecs and their dependencies. */
function nodeModules(): string[] {
  const wasm = [codecFacts.heic, codecFacts.magick, codecFacts.pdf].map(({ wasm }) =>
    realpathSync(fileURLToPath(wasm)),
  );
  const marker = `${sep}node_modules${sep}`;
  const folders = [packageFolder('sharp'), ...wasm].map((path) =>
    path.slice(0, path.lastIndexOf(marker) + marker.length),
  );
  return [...new Set(folders)];
}

function packageFolder(specifier: string): string {
  const description = findPackageJSON(specifier, import.meta.url);
  if (!description) throw new Error(`${specifier} is not installed`);
  // Workspaces are symbolic links.
  return realpathSync(dirname(description));
}
