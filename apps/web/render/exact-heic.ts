import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codecFacts } from '@image-converter/codecs/facts';
import { patchedLibheif } from '@image-converter/codecs/heic/patched-libheif';
import type { Plugin } from 'vite';

/** Gives browsers the changed copy of libheif.wasm, whose new hash also replaces the original in their caches. */
export function exactHeic(): Plugin {
  let copy = '';
  return {
    name: 'exact-heic',
    enforce: 'pre',
    configResolved({ cacheDir }) {
      copy = join(cacheDir, 'libheif.wasm');
    },
    resolveId: {
      filter: { id: /^libheif-js\/.*\.wasm\?url$/ },
      handler() {
        mkdirSync(dirname(copy), { recursive: true });
        writeFileSync(copy, patchedLibheif(readFileSync(new URL(codecFacts.heic.wasm))));
        return `${copy}?url`;
      },
    },
  };
}
