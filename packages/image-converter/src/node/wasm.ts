import { readFile } from 'node:fs/promises';
import { codecFacts, type WasmCodec } from '@image-converter/codecs/facts';

const compiled = new Map<WasmCodec, Promise<WebAssembly.Module>>();

export function moduleOf(codec: WasmCodec): Promise<WebAssembly.Module> {
  const module =
    compiled.get(codec) ?? readFile(new URL(codecFacts[codec].wasm)).then((bytes) => WebAssembly.compile(bytes));
  compiled.set(codec, module);
  return module;
}
