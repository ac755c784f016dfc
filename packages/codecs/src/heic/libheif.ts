import glue from 'libheif-js/libheif-wasm/libheif.js';
import { type YcbcrKernel, ycbcrKernel } from './ycbcr-kernel.ts';

/** A C pointer or a C integer: both are plain numbers in JavaScript. */
type Pointer = number;

/**
 * The part of libheif's C API that we call. Functions that return a `heif_error` struct take the address to write it to
 * as their first argument.
 */
export interface Libheif extends LibheifFunctions {
  /** Our own function on libheif's memory. */
  readonly convertYcbcr: YcbcrKernel;
}

interface LibheifFunctions {
  readonly HEAPU8: Uint8Array<ArrayBuffer>;

  _malloc(bytes: number): Pointer;
  _free(address: Pointer): void;

  _heif_context_alloc(): Pointer;
  _heif_context_free(context: Pointer): void;
  _heif_context_get_security_limits(context: Pointer): Pointer;
  _heif_context_read_from_memory_without_copy(
    error: Pointer,
    context: Pointer,
    bytes: Pointer,
    length: number,
    options: Pointer,
  ): void;
  _heif_context_get_image_handle(error: Pointer, context: Pointer, item: number, handleOut: Pointer): void;
  _heif_context_has_sequence(context: Pointer): number;

  _heif_image_handle_release(handle: Pointer): void;
  _heif_image_handle_get_ispe_width(handle: Pointer): number;
  _heif_image_handle_get_ispe_height(handle: Pointer): number;
  _heif_image_handle_has_alpha_channel(handle: Pointer): number;
  _heif_image_handle_get_image_tiling(error: Pointer, handle: Pointer, transformed: number, tilingOut: Pointer): void;
  _heif_image_handle_get_raw_color_profile_size(handle: Pointer): number;
  _heif_image_handle_get_raw_color_profile(error: Pointer, handle: Pointer, bytesOut: Pointer): void;
  _heif_image_handle_get_nclx_color_profile(error: Pointer, handle: Pointer, profileOut: Pointer): void;
  _heif_nclx_color_profile_free(profile: Pointer): void;

  _heif_item_get_item_data(
    error: Pointer,
    context: Pointer,
    item: number,
    compressionOut: Pointer,
    bytesOut: Pointer,
    lengthOut: Pointer,
  ): void;
  _heif_release_item_data(context: Pointer, bytes: Pointer): void;

  _heif_decoding_options_alloc(): Pointer;
  _heif_decoding_options_free(options: Pointer): void;
  _heif_decode_image(
    error: Pointer,
    handle: Pointer,
    imageOut: Pointer,
    colourSpace: number,
    chroma: number,
    options: Pointer,
  ): void;
  _heif_image_handle_decode_image_tile(
    error: Pointer,
    handle: Pointer,
    imageOut: Pointer,
    colourSpace: number,
    chroma: number,
    options: Pointer,
    column: number,
    row: number,
  ): void;
  _heif_image_get_width(image: Pointer, channel: number): number;
  _heif_image_get_height(image: Pointer, channel: number): number;
  _heif_image_get_primary_width(image: Pointer): number;
  _heif_image_get_primary_height(image: Pointer): number;
  _heif_image_get_plane_readonly2(image: Pointer, channel: number, strideOut: Pointer): Pointer;
  _heif_image_get_colorspace(image: Pointer): number;
  _heif_image_get_chroma_format(image: Pointer): number;
  _heif_image_get_bits_per_pixel_range(image: Pointer, channel: number): number;
  _heif_image_get_nclx_color_profile(error: Pointer, image: Pointer, profileOut: Pointer): void;
  _heif_image_is_premultiplied_alpha(image: Pointer): number;
  _heif_image_release(image: Pointer): void;
}

interface GlueOptions {
  instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void): void;
  print(line: string): void;
  printErr(line: string): void;
}

// The package is CommonJS and its module *is* the factory; its type declarations claim an ES module.
const createLibheif = glue as unknown as (options: GlueOptions) => LibheifFunctions;

export function instantiateLibheif(module: WebAssembly.Module): Libheif {
  let memory: WebAssembly.Memory | undefined;
  const functions = createLibheif({
    instantiateWasm: (imports, done) => {
      const instance = new WebAssembly.Instance(module, imports);
      // Found by type, because its name changes with every version.
      memory = Object.values(instance.exports).find((one) => one instanceof WebAssembly.Memory);
      return done(instance);
    },
    print: () => {},
    printErr: () => {},
  });
  if (!memory) throw new Error('libheif has no memory');
  return Object.assign(functions, { convertYcbcr: ycbcrKernel(memory) });
}
