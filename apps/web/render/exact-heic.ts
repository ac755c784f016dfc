import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { codecFacts } from '@image-converter/codecs/facts';
import { patchedLibheif } from '@image-converter/codecs/heic/patched-libheif';
import type { Plugin } from 'vite';

/** Gives browsers the patched libheif.wasm. It has a hash of its own, so no browser takes the original from its cache. */
export function exactHeic(): Plugin {
  let folder = '';
  return {
    name: 'exact-heic',
    enforce: 'pre',
    configResolved({ cacheDir }) {
      folder = cacheDir;
    },
    resolveId: {
      filter: { id: /^libheif-js\/.*\.wasm\?url$/ },
      handler() {
        const copy = `${folder}/libheif.wasm`;
        mkdirSync(folder, { recursive: true });
        writeFileSync(copy, patchedLibheif(readFileSync(new URL(codecFacts.heic.wasm))));
        return `${copy}?url`;
      },
    },
  };
}
