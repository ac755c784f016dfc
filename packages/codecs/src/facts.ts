import type { BrowserCodec } from '@image-converter/formats/formats';

/** Properties of a codec that are needed before its code is loaded. */
interface CodecFacts {
  /** Address of its WebAssembly file. Vite also handles this call (see `addressesOfWasm` in apps/web). */
  readonly wasm?: string;
  /** Whether all workers share its work on one picture. */
  readonly isShared?: true;
}

export const codecFacts = {
  'webp-decoder': { wasm: import.meta.resolve('@jsquash/webp/codec/dec/webp_dec.wasm') },
  heic: { wasm: import.meta.resolve('libheif-js/libheif-wasm/libheif.wasm'), isShared: true },
  avif: { wasm: import.meta.resolve('icodec/avif-dec.wasm') },
  tiff: { isShared: true },
  png: { isShared: true },
  magick: { wasm: import.meta.resolve('@imagemagick/magick-wasm/magick.wasm') },
  'avif-encoder': { wasm: import.meta.resolve('@jsquash/avif/codec/enc/avif_enc.wasm') },
  webp: { wasm: import.meta.resolve('@jsquash/webp/codec/enc/webp_enc_simd.wasm') },
  pdf: { wasm: import.meta.resolve('@hyzyla/pdfium/pdfium.wasm') },
  mozjpeg: { wasm: import.meta.resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm') },
  oxipng: { wasm: import.meta.resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm') },
  jxl: { wasm: import.meta.resolve('icodec/jxl-dec.wasm') },
  'jxl-encoder': { wasm: import.meta.resolve('icodec/jxl-enc.wasm') },
  'jxl-managed': { wasm: import.meta.resolve('@jsquash/jxl/codec/dec/jxl_dec.wasm') },
} as const satisfies Partial<Record<BrowserCodec, CodecFacts>>;

type Facts = typeof codecFacts;

/** Codecs with a WebAssembly file. */
export type WasmCodec = { [C in keyof Facts]: Facts[C] extends { wasm: string } ? C : never }[keyof Facts];

export function factsOf(codec: BrowserCodec): CodecFacts {
  return (codecFacts as Partial<Record<BrowserCodec, CodecFacts>>)[codec] ?? {};
}

export function hasWasm(codec: BrowserCodec): codec is WasmCodec {
  return 'wasm' in factsOf(codec);
}
