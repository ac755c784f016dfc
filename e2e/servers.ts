import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createApp, createSite } from '@image-converter/server/app';
import { readSettings } from '@image-converter/settings/read';
import { serverSettings } from '@image-converter/settings/server';
import { siteSettings } from '@image-converter/settings/site';
import { findProgram } from '@image-converter/tools/find-program';
import { renderSite } from '@image-converter/web/render-site';
// Browsers keep all cores busy.
import '@image-converter/server/testing/equal-priority';
import { addresses, dataDir, serversFolder, sponsoredEnvironment } from './addresses.ts';
import { built } from './built.ts';

/** All servers for the tests; Playwright starts them before the tests and stops them afterwards. */

async function listen(app: Awaited<ReturnType<typeof createSite>>, address: string): Promise<void> {
  const { hostname, port } = new URL(address);
  await app.listen({ host: hostname, port: Number(port) });
}

/** The whole product, pages and API, with an empty database and an empty bucket. */
async function serveProduct(): Promise<void> {
  rmSync(dataDir, { recursive: true, force: true });
  const settings = readSettings(serverSettings, {
    SITE_DIR: join(built, 'site'),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '100000',
    // To the server, all tests are one visitor with several pages open.
    CONVERSION_SLOTS: '100',
    OPEN_JOBS_PER_VISITOR: '100',
  });
  await listen(await createApp(settings), addresses.site);
}

/** The pages of another deployment, without an API. */
async function serveStatic(address: string, name: string, environment: Record<string, string>): Promise<void> {
  const folder = join(serversFolder, name);
  await renderSite(built, folder, readSettings(siteSettings, environment));
  await listen(await createSite({ SITE_DIR: join(folder, 'site'), LOG_LEVEL: 'silent' }), address);
}

/** The scripts leave traces for the tests; the ad script fills its boxes as a network's script does. */
function servePartner(): void {
  const scripts: Record<string, string> = {
    '/count.js': `window.counted = document.currentScript.dataset.domain;
      document.cookie = 'visitor=1; path=/'; localStorage.visitor = '1'; sessionStorage.visitor = '1';`,
    '/ads.js': `for (const tag of document.querySelectorAll('ins.adsbygoogle')) tag.textContent = 'Ad ' + tag.dataset.adSlot;`,
  };
  const { hostname, port } = new URL(addresses.partner);
  createServer((request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(scripts[request.url ?? ''] ?? '');
  }).listen(Number(port), hostname);
}

/** Debian's nginx with the built nginx.conf, changed only in the lines that the file says to change. */
function serveNginx(): void {
  const folder = join(serversFolder, 'nginx');
  mkdirSync(folder, { recursive: true });
  const conf = readFileSync(join(built, 'nginx.conf'), 'utf8')
    .replace('listen 80;', `listen ${new URL(addresses.nginx).port};`)
    .replace('root /srv/image-converter;', `root ${join(built, 'site')};`);
  writeFileSync(join(folder, 'site.conf'), conf);
  writeFileSync(join(folder, 'mime.types'), readFileSync('/etc/nginx/mime.types'));
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user} daemon off; pid ${folder}/pid; error_log stderr error;
     events {}
     http { access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
            uwsgi_temp_path ${folder}; scgi_temp_path ${folder}; include site.conf; }`,
  );
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  nginx.on('exit', (code) => process.exit(code ?? 1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      nginx.kill();
      process.exit();
    });
  }
}

if (!existsSync(join(built, 'hosting.json'))) {
  console.error('There is no built site to test. Build it with: npm run build');
  process.exit(1);
}
servePartner();
if (findProgram('nginx')) serveNginx();
else console.log('nginx is not installed, so its tests will fail; those of `npm test` do not need it.');
await serveStatic(addresses.sponsored, 'sponsored', sponsoredEnvironment);
await serveStatic(addresses.browserOnly, 'browser-only', { SERVER_CONVERSION: 'off' });
// Started last, because Playwright waits for this one.
await serveProduct();
