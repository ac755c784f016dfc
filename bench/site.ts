import { cpSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createSite } from '@image-converter/server/app';

/** A copy, so that a build during a long measurement does not change the site. */
const copy = new URL('.cache/built/', import.meta.url);
rmSync(copy, { recursive: true, force: true });
cpSync(new URL('../apps/web/dist/', import.meta.url), copy, { recursive: true });

const client = new URL('client/', copy);
const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(new URL('manifest.json', client), 'utf8'));

export const siteFolder = new URL('site/', copy);
export const assets = new URL('assets/', client);
export const engineAddress = `/${manifest['../../packages/engine/src/engine.ts']?.file}`;

/** Serves the built site on a free port while `work` runs. */
export async function withSite(work: (origin: string) => Promise<void>): Promise<void> {
  const app = await createSite({ SITE_DIR: fileURLToPath(siteFolder), LOG_LEVEL: 'silent' });
  try {
    await work(await app.listen({ host: '127.0.0.1', port: 0 }));
  } finally {
    await app.close();
  }
}
