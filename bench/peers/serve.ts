import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
export const peersFolder = new URL('../.cache/peers/', import.meta.url);
const outDir = fileURLToPath(peersFolder);

/** Builds the peers' page and serves it on a free port while `work` runs. */
export async function withPeers(work: (address: string) => Promise<void>): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true, target: 'esnext', modulePreload: false },
  });
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  });
  try {
    const [address] = server.resolvedUrls?.local ?? [];
    if (!address) throw new Error('The peers have no address');
    await work(address);
  } finally {
    await server.close();
  }
}
