import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterEach, expect, it, vi } from 'vitest';
import { receiveModule } from '../../worker-codecs.ts';
import { discardLibheif, libheif } from './instance.ts';

const wasm = createRequire(import.meta.url).resolve('libheif-js/libheif-wasm/libheif.wasm');

afterEach(() => vi.unstubAllGlobals());

it('is made once, however many ask for it before the codec is there', async () => {
  vi.stubGlobal('self', { postMessage: () => {} });
  const asked = [libheif(), libheif()];
  receiveModule('heic', new WebAssembly.Module(readFileSync(wasm)));
  const [first, second] = await Promise.all(asked);
  expect(second).toBe(first);

  discardLibheif();
  expect(await libheif()).not.toBe(first);
});
