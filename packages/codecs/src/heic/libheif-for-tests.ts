import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { instantiateLibheif, type Libheif } from './libheif.ts';

const wasm = createRequire(import.meta.url).resolve('libheif-js/libheif-wasm/libheif.wasm');
const module = new WebAssembly.Module(readFileSync(wasm));

export function freshLibheif(): Libheif {
  return instantiateLibheif(module);
}
