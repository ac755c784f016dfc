import type { BrowserCodec } from '@image-converter/formats/formats';

/** What must be known of a codec before any of its code is loaded. */
interface CodecFacts {
  /** The address of its WebAssembly file. Vite knows this call, too (see `addressesOfWasm` in apps/web). */
  readonly wasm?: string;
  /** Where it gets ready as soon as a file for it is chosen; on all workers if they decode a picture's pieces together. */
  readonly readyOn?: 'one worker' | 'all workers';
}

export const codecFacts = {
  native: {},
  profiled: {},
  'deep-png': {},
  heic: { wasm: import.meta.resolve('libheif-js/libheif-wasm/libheif.wasm'), readyOn: 'all workers' },
  avif: { wasm: import.meta.resolve('@jsquash/avif/codec/dec/avif_dec.wasm') },
  bmp: {},
  tiff: { readyOn: 'one worker' },
  qoi: { readyOn: 'one worker' },
  magick: { wasm: import.meta.resolve('@imagemagick/magick-wasm/magick.wasm') },
  jpg: {},
  png: {},
  'squoosh-png': { wasm: import.meta.resolve('@jsquash/png/codec/pkg/squoosh_png_bg.wasm') },
  webp: { wasm: import.meta.resolve('@jsquash/webp/codec/enc/webp_enc_simd.wasm') },
} as const satisfies Record<BrowserCodec, CodecFacts>;

type Facts = typeof codecFacts;

/** The codecs that come as WebAssembly. */
export type WasmCodec = { [C in BrowserCodec]: Facts[C] extends { wasm: string } ? C : never }[BrowserCodec];

export function factsOf(codec: BrowserCodec): CodecFacts {
  return codecFacts[codec];
}

export function hasWasm(codec: BrowserCodec): codec is WasmCodec {
  return 'wasm' in codecFacts[codec];
}
