import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions } from 'vite';
import { addressesOfWasm } from './render/addresses-of-wasm.ts';
import { developmentPages } from './render/development.ts';
import { developmentApi } from './render/development-api.ts';
import { displayFont } from './render/display-font.ts';
import { exactHeic } from './render/exact-heic.ts';
import { fetchPartsFirst } from './render/fetch-parts-first.ts';

/** What a script needs from the start, in one file: many small ones compress worse, and each is a request. */
const first = { name: 'first', tags: ['$initial' as const] };
const oneFile = { codeSplitting: { groups: [first] } };

/**
 * Modules of ours that several parts need. Those of the same parts share a file, and small ones (in bytes) join another,
 * even though some pages then load a little too much: each file is a request, and work for the main thread.
 */
const shared = {
  name: 'shared',
  test: /[\\/](apps[\\/]web[\\/]src|lucide)[\\/]/,
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 1200,
};

/** Each in a file of its own and without imports, because not every browser lets service workers have any. */
function serviceWorker(name: string): EnvironmentOptions {
  const input = `src/service-worker/${name}.ts`;
  return {
    consumer: 'client',
    build: {
      outDir: `dist/service-worker/${name}`,
      copyPublicDir: false,
      rolldownOptions: { input, output: { format: 'iife', entryFileNames: `${name}.js` } },
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    tailwindcss(),
    developmentPages(),
    developmentApi(),
    addressesOfWasm(),
    displayFont(),
    exactHeic(),
    fetchPartsFirst(),
  ],
  appType: 'custom',
  worker: {
    format: 'es',
    plugins: () => [fetchPartsFirst()],
    // Hints for bundlers, which the minifier leaves in workers.
    rolldownOptions: { output: { ...oneFile, comments: { annotation: false } } },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        // fetchPartsFirst does this, in a way that can be retried.
        modulePreload: false,
        rolldownOptions: {
          input: 'src/client.tsx',
          output: {
            codeSplitting: { groups: [first, shared] },
            // Without the names of all parts that share it.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
          },
        },
      },
    },
    ssr: {
      // Bundled completely, so that rendering needs no installed packages.
      resolve: { noExternal: command === 'build' ? true : [] },
      build: { outDir: 'dist/render', copyPublicDir: false, rolldownOptions: { input: 'src/render.tsx' } },
    },
    serviceWorker: serviceWorker('worker'),
    withdrawnServiceWorker: serviceWorker('withdrawn'),
  },
  builder: {
    // At the same time, because none needs another's files.
    async buildApp(builder) {
      await Promise.all(Object.values(builder.environments).map((environment) => builder.build(environment)));
    },
  },
}));
