import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { addressesOfWasm } from './render/addresses-of-wasm.ts';
import { developmentPages } from './render/development.ts';
import { developmentApi } from './render/development-api.ts';
import { fetchPartsFirst } from './render/fetch-parts-first.ts';

const shared = /packages\/formats\/src\/(?!rare\/)|preload-helper/;

export default defineConfig(({ command }) => ({
  plugins: [react(), tailwindcss(), developmentPages(), developmentApi(), addressesOfWasm(), fetchPartsFirst()],
  appType: 'custom',
  worker: { format: 'es', plugins: () => [fetchPartsFirst()] },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        // fetchPartsFirst does this, in a way that can be retried.
        modulePreload: false,
        rolldownOptions: {
          input: 'src/client.tsx',
          // What page and engine share, in one file with Vite's helper for import(), which would get a file of its own.
          output: { codeSplitting: { groups: [{ name: 'shared', test: shared, minShareCount: 2 }] } },
        },
      },
    },
    ssr: {
      // Bundled completely, so that rendering needs no installed packages.
      resolve: { noExternal: command === 'build' ? true : [] },
      build: { outDir: 'dist/render', copyPublicDir: false, rolldownOptions: { input: 'src/render.tsx' } },
    },
  },
  builder: {},
}));
