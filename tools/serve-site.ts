import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp, createSite } from '@image-converter/server/app';
import { readSettings } from '@image-converter/settings/read';
import { serverSettings } from '@image-converter/settings/server';

const SITE_DIR = fileURLToPath(new URL('../apps/web/dist/site', import.meta.url));

type Work<T> = (origin: string) => Promise<T>;

/** Serves the whole product on a free port while `work` runs. */
export async function withSite<T>(work: Work<T>): Promise<T> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'image-converter-'));
  try {
    return await serve(
      await createApp(readSettings(serverSettings, { SITE_DIR, DATA_DIR, LOG_LEVEL: 'silent' })),
      work,
    );
  } finally {
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

/** The same for the pages alone, which starts faster. */
export async function withPages<T>(work: Work<T>): Promise<T> {
  return serve(await createSite({ SITE_DIR, LOG_LEVEL: 'silent' }), work);
}

async function serve<T>(app: Awaited<ReturnType<typeof createSite>>, work: Work<T>): Promise<T> {
  try {
    return await work(await app.listen({ host: '127.0.0.1', port: 0 }));
  } finally {
    await app.close();
  }
}
