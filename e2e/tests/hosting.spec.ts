import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { addresses } from '../addresses.ts';
import { everyPage } from './pages.ts';
import { rawRequest } from './raw-request.ts';
import { test } from './warm-page.ts';

const dist = join(import.meta.dirname, '../../apps/web/dist');
const file = (name: string) => readFileSync(join(dist, 'site', name));
const { headers: siteHeaders } = JSON.parse(readFileSync(join(dist, 'hosting.json'), 'utf8'));
const script = readdirSync(join(dist, 'site/assets')).find((name) => /^client-.*\.js$/.test(name)) ?? '';

const longPath = `/de/${'x'.repeat(4000)}`;

for (const server of ['site', 'nginx'] as const) {
  const get = (path: string, headers = {}) => rawRequest(addresses[server], path, headers);

  test.describe(server, { tag: server === 'site' ? '@core' : [] }, () => {
    test('sends every page’s own file', async () => {
      for (const { path } of everyPage) {
        const { status, headers, body } = await get(path);
        expect(status, path).toBe(200);
        expect(headers['content-type'], path).toBe('text/html; charset=utf-8');
        expect(body.equals(file(`${path}.html`)), path).toBe(true);
      }
    });

    test('redirects the root to English and takes the query along', async () => {
      expect(await get('/')).toMatchObject({ status: 302, headers: { location: '/en' } });
      expect(await get('/?a=1&b=%20')).toMatchObject({ status: 302, headers: { location: '/en?a=1&b=%20' } });
    });

    for (const [path, location] of [
      ['/de/', '/de'],
      ['/es/png-a-jpg/', '/es/png-a-jpg'],
      ['/pt/unknown//?a=1', '/pt/unknown?a=1'],
    ] as const) {
      test(`redirects ${path} to the address without a slash`, async () => {
        const { status, headers } = await get(path);
        expect(status).toBe(301);
        expect(headers.location).toBe(location);
      });
    }

    test('puts no line of an address among its headers', async () => {
      const { headers } = await get('/en/a%0d%0aSet-Cookie:%20x=1/');
      expect(headers['set-cookie']).toBeUndefined();
    });

    for (const path of ['/de/unknown', '/de/a/b/c', '/de/x.html', '/de/x.js.gz', longPath]) {
      test(`shows the home page for ${path.slice(0, 30)}`, async () => {
        const { status, body } = await get(path);
        expect(status).toBe(200);
        expect(body.equals(file('de.html'))).toBe(true);
      });
    }

    for (const path of [
      '/nowhere',
      '/DE',
      '/De/png-zu-jpg',
      '/dex',
      '/de.html',
      '/404.html',
      '/index.html',
      '/_headers',
      '/_redirects',
      '/robots.txt.br',
      '/.well-known/security.txt',
      `/assets/${script}.br`,
      '/assets/',
      '/previews',
      '//de',
      '//example.org/',
      '/\\example.org/',
      '/de/../package.json',
      '/assets/../../hosting.json',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets/%2e%2e/%2e%2e/hosting.json',
    ]) {
      test(`does not find ${path}`, async () => {
        const { status, headers, body } = await get(path);
        // nginx rejects paths that leave the root.
        if (server === 'nginx' && status === 400) return;
        expect(status).toBe(404);
        expect(headers.location).toBeUndefined();
        expect(body.equals(file('404.html'))).toBe(true);
      });
    }

    test('answers malformed and overlong addresses without failing', async () => {
      for (const path of [
        '/%',
        '/de/%E0%A4%A',
        '/%zz',
        '/de/%',
        `/${'y'.repeat(17_000)}`,
        `/de?${'q=1&'.repeat(1000)}`,
      ]) {
        const { status } = await get(path);
        expect([200, 400, 404, 414, 431], path.slice(0, 20)).toContain(status);
      }
    });

    test('sends the security headers with pages, assets, redirects and errors', {
      tag: '@promise:secure',
    }, async () => {
      for (const path of ['/de', `/assets/${script}`, '/', '/nowhere', '/robots.txt']) {
        const { headers } = await get(path);
        for (const [name, value] of Object.entries(siteHeaders)) expect(headers[name.toLowerCase()], path).toBe(value);
      }
    });

    test('lets hashed assets be kept for ever and pages be revalidated', async () => {
      expect((await get(`/assets/${script}`)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect((await get('/de')).headers['cache-control']).toBe('no-cache');
      expect((await get('/nowhere')).headers['cache-control']).toBe('no-cache');
      expect((await get('/robots.txt')).headers['cache-control']).toBe('public, max-age=86400');
    });

    test('has the service worker revalidated, so that a new one is noticed at once', async () => {
      const { status, headers } = await get('/service-worker.js');
      expect(status).toBe(200);
      expect(headers['content-type']).toMatch(/javascript/);
      expect(headers['cache-control']).toBe('no-cache');
      for (const [name, value] of Object.entries(siteHeaders)) expect(headers[name.toLowerCase()]).toBe(value);
    });

    test('opens the page for files that are shared without a service worker, and reads nothing of them', async () => {
      // The body is never sent, so the connection must not be reused.
      const large = { 'Content-Length': 9_000_000, Connection: 'close' };
      const { status, headers } = await rawRequest(addresses[server], '/de/share', large, 'POST');
      expect(status).toBe(303);
      expect(headers.location).toBe('/de');
      const { status: asked, body } = await get('/de/share');
      expect(asked).toBe(200);
      expect(body.equals(file('de.html'))).toBe(true);
    });

    test('answers a known ETag with 304 and an unknown one with the page', async () => {
      const { headers } = await get('/de');
      expect(headers.etag).toBeTruthy();
      const again = await get('/de', { 'If-None-Match': headers.etag });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      expect((await get('/de', { 'If-None-Match': '"other"' })).status).toBe(200);
    });

    test('never answers the not-found page with 304 or nothing', async () => {
      const { headers } = await get('/nowhere');
      const validators = { 'If-None-Match': headers.etag ?? '*', 'If-Modified-Since': new Date().toUTCString() };
      const again = await get('/nowhere', validators);
      expect(again.status).toBe(404);
      expect(again.body.equals(file('404.html'))).toBe(true);
    });

    test('sends what was compressed ahead to those who accept it', async () => {
      const { headers, body } = await get('/de', { 'Accept-Encoding': 'gzip' });
      expect(headers['content-encoding']).toBe('gzip');
      expect(headers.vary?.toLowerCase()).toContain('accept-encoding');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(gunzipSync(body).equals(file('de.html'))).toBe(true);
      expect((await get('/de')).headers['content-encoding']).toBeUndefined();
    });

    test('answers HEAD like GET, without a body, and refuses to be written to', async () => {
      const head = await rawRequest(addresses[server], '/de', {}, 'HEAD');
      expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
      expect((await rawRequest(addresses[server], '/de', {}, 'POST')).status).toBe(405);
      expect((await rawRequest(addresses[server], `/assets/${script}`, {}, 'DELETE')).status).toBe(405);
      // Whatever the body size: nginx would log the address of a visitor who sent too much.
      const large = { 'Content-Length': 2_000_000 };
      expect((await rawRequest(addresses[server], '/de', large, 'POST')).status).toBe(405);
    });
  });
}

test('our server sends brotli, each encoding with an ETag of its own', async () => {
  const br = await rawRequest(addresses.site, '/de', { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body).equals(file('de.html'))).toBe(true);
  const plain = await rawRequest(addresses.site, '/de');
  expect(br.headers.etag).not.toBe(plain.headers.etag);
  const wrongEncoding = await rawRequest(addresses.site, '/de', { 'If-None-Match': br.headers.etag });
  expect(wrongEncoding.status).toBe(200);
});

test('our server shows the home page even for what cannot be decoded', async () => {
  const { status, body } = await rawRequest(addresses.site, '/de/%E0%A4%A');
  expect(status).toBe(200);
  expect(body.equals(file('de.html'))).toBe(true);
});

test('a site with an operator says whom to tell about vulnerabilities', async () => {
  const { status, headers, body } = await rawRequest(addresses.sponsored, '/.well-known/security.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body.toString()).toContain('Contact: mailto:post@example.org\n');
  const expires = Date.parse(/^Expires: (.*)$/m.exec(body.toString())?.[1] ?? '');
  expect((expires - Date.now()) / 86_400_000).toBeGreaterThan(350);
});

test('static hosts that cannot redirect get a page that does', async ({ page }) => {
  await page.route('**/static-root', (route) => route.fulfill({ contentType: 'text/html', body: file('index.html') }));
  await page.goto('/static-root');
  await expect(page).toHaveURL('/en');
});
