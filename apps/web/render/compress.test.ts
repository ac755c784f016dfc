import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressFiles } from './compress.ts';

const content = Buffer.from('The same words again. '.repeat(100));
let folder: string;
let cache: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  cache = mkdtempSync(join(tmpdir(), 'compressed-'));
});

afterEach(() => {
  for (const path of [folder, cache]) rmSync(path, { recursive: true });
});

const compress = (codecs = true) => compressFiles(folder, { cache, codecs });
const read = (name: string) => readFileSync(join(folder, name));

it('compresses fully what a start without compression left behind', async () => {
  for (const name of ['en.html', 'a.wasm']) writeFileSync(join(folder, name), content);
  await compress();
  for (const name of ['en.html', 'a.wasm']) {
    expect(read(`${name}.br`)).toEqual(brotliCompressSync(content));
    expect(gunzipSync(read(`${name}.gz`))).toEqual(content);
  }
});

it('compresses codecs later, if they were left out', async () => {
  writeFileSync(join(folder, 'a.wasm'), content);
  await compress(false);
  expect(readdirSync(folder)).toEqual(['a.wasm']);
  await compress();
  expect(readdirSync(folder).sort()).toEqual(['a.wasm', 'a.wasm.br', 'a.wasm.gz']);
});

it('leaves alone what would not become smaller, and pictures', async () => {
  writeFileSync(join(folder, 'robots.txt'), 'short');
  writeFileSync(join(folder, 'icon.png'), content);
  await compress();
  expect(readdirSync(folder).sort()).toEqual(['icon.png', 'robots.txt']);
});

it('takes a codec from the cache, but only for the same content', async () => {
  writeFileSync(join(folder, 'a.wasm'), content);
  await compress();
  writeFileSync(join(folder, 'renamed.wasm'), content);
  writeFileSync(join(folder, 'b.wasm'), Buffer.concat([content, content]));
  await compress();
  expect(read('renamed.wasm.br')).toEqual(read('a.wasm.br'));
  expect(brotliDecompressSync(read('b.wasm.br'))).toEqual(Buffer.concat([content, content]));
  expect(readdirSync(cache)).toHaveLength(4);
});
