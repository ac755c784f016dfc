import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cachedFiles, listFile } from './cached-files.ts';

let client: string;

beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), 'client-'));
  mkdirSync(join(client, 'assets'));
});
afterEach(() => rmSync(client, { recursive: true }));

const write = (name: string, bytes: number) => writeFileSync(join(client, 'assets', name), 'x'.repeat(bytes));

it('puts each file into the part with which it is kept, with its size as sent and as it is', () => {
  write('client-1.js', 100);
  write('client-1.js.br', 40);
  for (const name of [
    'client-1.css',
    'engine-1.js',
    'worker-1.js',
    'heic-1.wasm',
    'codec-1.js',
    'identify-1.js',
    'html-1.js',
  ])
    write(name, 10);
  writeFileSync(join(client, 'assets', 'resize-1.js'), 'import{a}from"./wanted-size-1.js";import"./start-1.js";');
  for (const name of ['wanted-size-1.js', 'start-1.js', 'balloon-1.png', 'balloon-1.webp']) write(name, 10);
  for (const name of ['de-1.js', 'de.text-pages-1.js', 'png-to-jpg-1.js', 'en-1.js']) write(name, 20);
  const list = cachedFiles(client, {
    'src/client.tsx': { file: 'assets/client-1.js', css: ['assets/client-1.css'] },
    '../../packages/engine/src/engine.ts': {
      file: 'assets/engine-1.js',
      assets: ['assets/worker-1.js', 'assets/heic-1.wasm'],
    },
    '../../node_modules/heic.wasm': { file: 'assets/heic-1.wasm' },
    'src/unknown-files/identify.ts': { file: 'assets/identify-1.js' },
    'src/converter/samples/files/balloon.png': { file: 'assets/balloon-1.png' },
    'src/converter/samples/thumbs/balloon.webp': { file: 'assets/balloon-1.webp' },
    'src/texts/de/parts/html.ts': { file: 'assets/html-1.js' },
    'src/texts/de/index.ts': { file: 'assets/de-1.js' },
    'src/texts/de/parts/text-pages.ts': { file: 'assets/de.text-pages-1.js' },
    'src/texts/de/pairs/png-to-jpg.ts': { file: 'assets/png-to-jpg-1.js' },
    'src/texts/en/parts/device.ts': { file: 'assets/en-1.js' },
  });
  expect(list.site?.['/assets/client-1.js']).toEqual([40, 100]);
  expect(Object.fromEntries(Object.entries(list).map(([part, files]) => [part, Object.keys(files).sort()]))).toEqual({
    site: [
      '/assets/balloon-1.webp',
      '/assets/client-1.css',
      '/assets/client-1.js',
      '/assets/engine-1.js',
      '/assets/resize-1.js',
      '/assets/start-1.js',
      '/assets/wanted-size-1.js',
      '/assets/worker-1.js',
    ],
    de: ['/assets/de-1.js', '/assets/de.text-pages-1.js', '/assets/png-to-jpg-1.js'],
    en: ['/assets/en-1.js'],
    codecs: ['/assets/codec-1.js', '/assets/heic-1.wasm', '/assets/html-1.js', '/assets/identify-1.js'],
    samples: ['/assets/balloon-1.png'],
  });
});

it('gives the list another address when anything in it changes', () => {
  const first = listFile({ site: { '/assets/a.js': [1, 2] } });
  expect(first.path).toMatch(/^\/assets\/files-[\w-]{8}\.json$/);
  expect(listFile({ site: { '/assets/b.js': [1, 2] } }).path).not.toBe(first.path);
});
