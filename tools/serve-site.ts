import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from '@image-converter/server/app';
import { readSettings } from '@image-converter/settings/read';
import { serverSettings } from '@image-converter/settings/server';

/** Serves the whole product on a free port while `work` runs. */
export async function withSite(work: (origin: string) => Promise<void>): Promise<void> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'image-converter-'));
  const SITE_DIR = fileURLToPath(new URL('../apps/web/dist/site', import.meta.url));
  const app = await createApp(readSettings(serverSettings, { SITE_DIR, DATA_DIR, LOG_LEVEL: 'silent' }));
  try {
    await work(await app.listen({ host: '127.0.0.1', port: 0 }));
  } finally {
    await app.close();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}
