import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The smallest rendered site, for tests that do not test pages. */
export function writeSmallSite(folder: string): string {
  const site = join(folder, 'site');
  mkdirSync(site, { recursive: true });
  for (const name of ['en.html', '404.html']) writeFileSync(join(site, name), `<!doctype html><title>${name}</title>`);
  writeFileSync(
    join(folder, 'hosting.json'),
    JSON.stringify({
      headers: {},
      caching: { pages: 'no-cache', assets: 'no-cache', others: 'no-cache' },
      assets: '/assets/',
      root: { path: '/', to: '/en', status: 302 },
      serviceWorker: '/service-worker.js',
      shares: { '/en/share': '/en' },
      prefixes: ['en'],
    }),
  );
  return site;
}
