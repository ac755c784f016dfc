import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages, pages } from '@image-converter/web/routes/pages';
import { pathOf } from '@image-converter/web/routes/route';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteWeights } from './site-weight.ts';

const built = mkdtempSync(join(tmpdir(), 'site-weight-'));

/** Writes a file of the site, and next to it a stand-in of this many bytes for its brotli version. */
function write(path: string, text: string, bytes: number): void {
  const file = join(built, 'site', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, Buffer.alloc(bytes));
}

beforeAll(() => {
  const html =
    '<link rel="stylesheet" href="/assets/a.css"><script type="module" src="/assets/client.js"></script>' +
    '<link rel="modulepreload" href="/assets/texts.js">';
  for (const language of languages) {
    for (const page of pages) write(`${pathOf(language, page)}.html`, html, language === 'pt' ? 11 : 10);
  }
  write('404.html', html, 5);
  write('assets/a.css', '', 100);
  write('assets/client.js', 'import{a}from"./shared.js";import("./later.js")', 1000);
  write('assets/texts.js', '', 200);
  write('assets/shared.js', '', 30);
  write('assets/later.js', '', 7);
  write('assets/engine.js', 'import"./shared.js";import"./own.js"', 4000);
  write('assets/own.js', '', 60);
  write('assets/worker-AbCd_123.js', '', 500);
  write('assets/heif-AbCd-123.wasm', '', 90_000);
  const assets = ['assets/heif-AbCd-123.wasm', 'assets/worker-AbCd_123.js'];
  const manifest = { '../../packages/engine/src/engine.ts': { file: 'assets/engine.js', assets } };
  mkdirSync(join(built, 'client'));
  writeFileSync(join(built, 'client/manifest.json'), JSON.stringify(manifest));
});

afterAll(() => rmSync(built, { recursive: true }));

it('weighs the heaviest page of each kind, and what it loads at once', () => {
  const figures = siteWeights(pathToFileURL(`${built}/`));
  expect(figures).toMatchObject({ 'home: HTML': 11, 'home: JS': 1230, 'home: CSS': 100, 'not found: HTML': 5 });
  expect(figures).toHaveProperty('pair: JS', 1230);
});

it('weighs what the engine, its worker and their imports add to the page, each codec under its plain name, and all scripts', () => {
  expect(siteWeights(pathToFileURL(`${built}/`))).toMatchObject({
    'engine before the first file': 4560,
    worker: 500,
    'heif.wasm': 90_000,
    'all scripts': 5797,
  });
});
