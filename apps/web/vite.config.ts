import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { addressesOfWasm } from './render/addresses-of-wasm.ts';
import { developmentPages } from './render/development.ts';
import { developmentApi } from './render/development-api.ts';
import { fetchPartsFirst } from './render/fetch-parts-first.ts';

/** What a script needs from the start, in one file: many small ones compress worse, and each is a request. */
const oneFile = { codeSplitting: { groups: [{ name: 'first', tags: ['$initial' as const] }] } };

export default defineConfig(({ command }) => ({
  plugins: [react(), tailwindcss(), developmentPages(), developmentApi(), addressesOfWasm(), fetchPartsFirst()],
  appType: 'custom',
  worker: {
    format: 'es',
    plugins: () => [fetchPartsFirst()],
    rolldownOptions: { output: oneFile },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        // fetchPartsFirst does this, in a way that can be retried.
        modulePreload: false,
        rolldownOptions: { input: 'src/client.tsx', output: oneFile },
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
