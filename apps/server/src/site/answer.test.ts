import { within } from '@image-converter/corpus/within';
import { describe, expect, it } from 'vitest';
import { answerTo } from './answer.ts';
import type { RenderedSite } from './rendered-site.ts';

const site: RenderedSite = {
  folder: '/nowhere',
  hosting: {
    headers: {},
    caching: { pages: 'pages', assets: 'assets', others: 'others' },
    assets: '/assets/',
    root: { path: '/', to: '/en', status: 302 },
    serviceWorker: '/service-worker.js',
    shares: {},
    prefixes: ['de', 'en'],
  },
  files: new Map([
    ['/de', 'de.html'],
    ['/de/png-zu-jpg', 'de/png-zu-jpg.html'],
    ['/en', 'en.html'],
    ['/robots.txt', 'robots.txt'],
    ['/assets/a.js', 'assets/a.js'],
  ]),
};

const home = { kind: 'file', status: 200, file: 'de.html', cacheControl: 'pages' };
const notFound = { kind: 'file', status: 404, file: '404.html', cacheControl: 'pages' };

describe('the site answers', () => {
  it.each([
    ['/', '/en'],
    ['/?a=1', '/en?a=1'],
  ])('%s with the way to the default language', (url, to) => {
    expect(answerTo(url, site)).toEqual({ kind: 'redirect', status: 302, to });
  });

  it.each([
    ['/de/', '/de'],
    ['/de/png-zu-jpg/?q=%20x', '/de/png-zu-jpg?q=%20x'],
    ['/de/unknown///', '/de/unknown'],
    ['/de/a%0d%0ab/', '/de/a%0d%0ab'],
  ])('%s with the address without a slash', (url, to) => {
    expect(answerTo(url, site)).toEqual({ kind: 'redirect', status: 301, to });
  });

  it('an address of slashes in no time', async () => {
    const path = `/de${'/'.repeat(15_000)}a`;
    const answer = await within(100, () => answerTo(`${path}/`, site));
    expect(answer).toEqual({ kind: 'redirect', status: 301, to: path });
  });

  it.each([
    ['/de', 'de.html', 'pages'],
    ['/de/png-zu-jpg?x', 'de/png-zu-jpg.html', 'pages'],
    ['/de/%70ng-zu-jpg', 'de/png-zu-jpg.html', 'pages'],
    ['/assets/a.js', 'assets/a.js', 'assets'],
    ['/robots.txt', 'robots.txt', 'others'],
  ])('%s with its file', (url, file, cacheControl) => {
    expect(answerTo(url, site)).toEqual({ kind: 'file', status: 200, file, cacheControl });
  });

  it.each(['/de/unknown', '/de/a/b/c', '/de/%E0%A4%A', '/de/png-zu-jpg.html', '/de//x', `/de/${'x'.repeat(9000)}`])(
    '%.40s with the home page of the language',
    (url) => {
      expect(answerTo(url, site)).toEqual(home);
    },
  );

  it.each([
    '/x',
    '/DE',
    '/dex',
    '/de.html',
    '/404.html',
    '/index.html',
    '//de',
    '//example.org/',
    '/\\example.org/',
    '/%2e%2e/etc/passwd',
    '/../../etc/passwd',
    '/de/../../etc/passwd',
    '/de/%2e%2e/%2e%2e/etc/passwd',
    '/assets/../../hosting.json',
    '/assets/%2e%2e%2f%2e%2e%2fhosting.json',
    '/%',
    '/%00',
    '/constructor',
  ])('%s with not found', (url) => {
    expect(answerTo(url, site)).toEqual(notFound);
  });

  it.each(['*', 'http://example.org/de', ''])('the address %j, which is no path, with the way home', (url) => {
    expect(answerTo(url, site)).toMatchObject({ kind: 'redirect', to: '/en' });
  });
});
