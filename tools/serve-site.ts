import { fileURLToPath } from 'node:url';
import { createSite } from '@image-converter/server/app';

/** Serves the built site on a free port while `work` runs. */
export async function withSite(work: (origin: string) => Promise<void>): Promise<void> {
  const folder = fileURLToPath(new URL('../apps/web/dist/site', import.meta.url));
  const app = await createSite({ SITE_DIR: folder, LOG_LEVEL: 'silent' });
  try {
    await work(await app.listen({ host: '127.0.0.1', port: 0 }));
  } finally {
    await app.close();
  }
}
