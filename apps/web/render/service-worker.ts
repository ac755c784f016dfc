import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteSettings } from '@image-converter/settings/site';
import { serviceWorkerPath } from '../src/head/files.ts';
import { languages } from '../src/routes/pages.ts';
import type { Release } from '../src/service-worker/release.ts';
import type { Hosting } from './hosting.ts';

interface Parts extends Pick<Release, 'script' | 'list' | 'shell'> {
  hosting: Hosting;
  settings: SiteSettings;
}

/**
 * The deployment's service worker. If it is withdrawn: one that unregisters itself from browsers that have the old one.
 */
export async function serviceWorker(
  built: string,
  { hosting, settings, ...parts }: Parts,
): Promise<{ path: string; content: string }> {
  const name = settings.serviceWorker ? 'worker' : 'withdrawn';
  const code = await readFile(join(built, `service-worker/${name}/${name}.js`), 'utf8');
  const { headers, root, shares } = hosting;
  const release: Release = { ...parts, headers, languages, home: root.to, shares };
  const content = settings.serviceWorker ? `const release=${JSON.stringify(release)};${code}` : code;
  return { path: serviceWorkerPath, content };
}
