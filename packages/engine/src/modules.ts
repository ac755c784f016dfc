import { codecFacts, type WasmCodec } from '@image-converter/codecs/facts';

const compiled = new Map<WasmCodec, Promise<WebAssembly.Module>>();

/** Each codec is fetched and compiled once for all workers. A failed fetch may be retried. */
export function moduleOf(codec: WasmCodec): Promise<WebAssembly.Module> {
  let module = compiled.get(codec);
  if (!module) {
    module = WebAssembly.compileStreaming(fetch(codecFacts[codec].wasm));
    compiled.set(codec, module);
    module.catch(() => compiled.delete(codec));
  }
  return module;
}

export function forgetModules(): void {
  compiled.clear();
}
