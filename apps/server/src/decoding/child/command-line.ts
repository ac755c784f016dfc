import { realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codecFacts } from '@image-converter/codecs/facts';
import { hasSystemCalls } from '../sandbox/system-call.ts';
import { v8Switches } from './v8-switches.ts';

/** A child may only read its own code: it has no network, writes no files and starts no processes. */
export function commandLine(program: URL): string[] {
  return [
    '--permission',
    '--allow-addons', // sharp
    ...(hasSystemCalls() ? ['--allow-ffi'] : []), // for seccomp
    '--allow-worker', // the thread that watches memory and the parent
    ...readable().map((folder) => `--allow-fs-read=${folder}`),
    ...v8Switches,
    fileURLToPath(program),
  ];
}

function readable(): string[] {
  const code = ['codecs/codec', 'formats/formats', 'metadata/metadata'].map((path) =>
    packageFolder(`@image-converter/${path}`),
  );
  const decoding = fileURLToPath(new URL('..', import.meta.url));
  const server = findPackageJSON(import.meta.url);
  if (!server) throw new Error('The server has no package.json');
  return [...code, decoding, server, ...nodeModules()];
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
