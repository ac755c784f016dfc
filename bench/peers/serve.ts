import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const outDir = fileURLToPath(new URL('../.cache/peers/', import.meta.url));
const shared = { root, configFile: false, logLevel: 'error' } as const;

/** Builds the peers' page and serves it on a free port while `work` runs. */
export async function withPeers<T>(work: (address: string) => Promise<T>): Promise<T> {
  await build({
    ...shared,
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true, target: 'esnext', modulePreload: false },
  });
  const server = await preview({ ...shared, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  try {
    const [address] = server.resolvedUrls?.local ?? [];
    if (!address) throw new Error('The peers have no address');
    return await work(address);
  } finally {
    await server.close();
  }
}
