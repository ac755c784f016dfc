import type { Host } from '@image-converter/codecs/codec';
import { codecFacts, type WasmCodec } from '@image-converter/codecs/facts';
import { patchedLibheif } from '@image-converter/codecs/heic/patched-libheif';
import { type NodeHost, nodeHost } from '@image-converter/node-engine/host';
import { openWasm } from './wasm-file.ts';

/** Of a picture. */
const maxPixels = 100_000_000;

const libheif = openWasm(codecFacts.heic.wasm);
const wasmFiles: Partial<Record<WasmCodec, () => Uint8Array<ArrayBuffer>>> = {
  heic: () => patchedLibheif(libheif()),
  jxl: openWasm(codecFacts.jxl.wasm),
  'jxl-encoder': openWasm(codecFacts['jxl-encoder'].wasm),
  magick: openWasm(codecFacts.magick.wasm),
  pdf: openWasm(codecFacts.pdf.wasm),
};
const modules = new Map<WasmCodec, WebAssembly.Module>();

/** Services for codecs in a child. */
export function hostWith({ deep, keepsColours }: Pick<Host, 'deep' | 'keepsColours'>): NodeHost {
  return nodeHost({ wasm: async (codec) => moduleOf(codec), limits: { pixels: maxPixels }, deep, keepsColours });
}

function moduleOf(codec: WasmCodec): WebAssembly.Module {
  const bytes = wasmFiles[codec];
  if (!bytes) throw new Error(`${codec} is not for servers`);
  const module = modules.get(codec) ?? new WebAssembly.Module(bytes());
  modules.set(codec, module);
  return module;
}
