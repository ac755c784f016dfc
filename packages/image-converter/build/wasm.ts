import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codecFacts } from '@image-converter/codecs/facts';
import { patchedLibheif } from '@image-converter/codecs/heic/patched-libheif';
import type { Plugin } from 'rolldown';

const call = /import\.meta\.resolve\('([^']+\.wasm)'\)/g;

/** Codecs name the package that a WebAssembly file is from; `dist` has all of them in one folder. */
export function addressesOfWasm(): Plugin {
  return replacing('addresses-of-wasm', call, (file) => `new URL('../wasm/${basename(file)}', import.meta.url).href`);
}

/** Workers get WebAssembly compiled, so theirs has no addresses: bundlers would copy the files once more. */
export function noAddressesOfWasm(): Plugin {
  return replacing('no-addresses-of-wasm', call, () => `''`);
}

/** The worker is built on its own: a file without imports is one that every bundler can copy. */
export function builtWorker(): Plugin {
  return replacing('built-worker', /new URL\('\.\/(worker)\.ts', import\.meta\.url\)/g, (name) => {
    return `new URL('./${name}.js', import.meta.url)`;
  });
}

function replacing(name: string, pattern: RegExp, replacement: (captured: string) => string): Plugin {
  return {
    name,
    transform: {
      filter: { code: pattern },
      handler: (code) => code.replaceAll(pattern, (_, captured: string) => replacement(captured)),
    },
  };
}

/** Returns the files it copied. */
export function copyWasm(folder: URL): string[] {
  mkdirSync(folder, { recursive: true });
  const sources = Object.values(codecFacts).flatMap((facts) => ('wasm' in facts ? fileURLToPath(facts.wasm) : []));
  for (const source of sources) cpSync(source, new URL(basename(source), folder));
  const libheif = codecFacts.heic.wasm;
  writeFileSync(new URL(basename(libheif), folder), patchedLibheif(readFileSync(new URL(libheif))));
  return sources;
}
