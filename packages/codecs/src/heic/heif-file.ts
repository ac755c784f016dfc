import { type DecodedImage, rgbaImage, ycbcrImage } from './decoded-image.ts';
import { HeicError } from './heic-error.ts';
import type { Libheif } from './libheif.ts';

const ERROR_BYTES = 12;
/** The largest struct written there is heif_image_tiling, 72 bytes; the rest is room for later versions of it. */
const SCRATCH_BYTES = 256;
const RGB = 1;
const INTERLEAVED_RGBA = 11;
/** heif_colorspace_undefined and heif_chroma_undefined: no conversion */
const AS_CODED = 99;

// heif_error_code
const UNSUPPORTED_FILETYPE = 3;
const UNSUPPORTED_FEATURE = 4;
/** libheif also reports this if a picture exceeds its security limits. */
const MEMORY_ALLOCATION_ERROR = 6;
const UNSUPPORTED: ReadonlySet<number> = new Set([UNSUPPORTED_FILETYPE, UNSUPPORTED_FEATURE, MEMORY_ALLOCATION_ERROR]);

// Offsets in heif_decoding_options
const IGNORE_TRANSFORMATIONS = 1;
const STRICT_DECODING = 21;

type Transformations = 'apply' | 'ignore';

type Decode = (error: number, out: number, colourSpace: number, chroma: number, options: number) => void;

/** One file in the memory of libheif: its primary image and the C calls on it. */
export class HeifFile {
  readonly libheif: Libheif;
  readonly context: number;
  readonly handle: number = 0;
  readonly item: number;
  readonly #bytes: number;
  readonly #options: number;
  readonly #error: number;
  /** Room for whatever a C function writes through a pointer. */
  readonly #scratch: number;
  /** Assumes the coding that phones use, which we convert faster than libheif, until an image turns out otherwise. */
  #isPlain = true;

  constructor(libheif: Libheif, bytes: Uint8Array) {
    this.libheif = libheif;
    this.#error = libheif._malloc(ERROR_BYTES);
    this.#scratch = libheif._malloc(SCRATCH_BYTES);
    this.#options = libheif._heif_decoding_options_alloc();
    this.context = libheif._heif_context_alloc();
    this.#bytes = libheif._malloc(bytes.length);
    try {
      if (this.#bytes === 0) throw new HeicError('UNSUPPORTED', 'no memory for the file');
      libheif.HEAPU8.set(bytes, this.#bytes);
      this.call((error) =>
        libheif._heif_context_read_from_memory_without_copy(error, this.context, this.#bytes, bytes.length, 0),
      );
      this.handle = this.#primaryImage();
      this.item = libheif._heif_image_handle_get_item_id(this.handle);
    } catch (error) {
      this.close();
      throw error;
    }
  }

  close(): void {
    if (this.handle) this.libheif._heif_image_handle_release(this.handle);
    this.libheif._heif_context_free(this.context);
    this.libheif._heif_decoding_options_free(this.#options);
    for (const address of [this.#bytes, this.#scratch, this.#error]) this.libheif._free(address);
  }

  /** Runs a C function that returns a `heif_error`, and returns the 32-bit words it wrote to `out`. */
  call(run: (error: number, out: number) => void): Uint32Array {
    try {
      run(this.#error, this.#scratch);
    } catch (trap) {
      throw new HeicError('CORRUPT', trap);
    }
    const [code = 0, subcode = 0, message = 0] = this.words(this.#error, 3);
    if (code !== 0) throw this.#heicError(code, subcode, message);
    return this.words(this.#scratch, SCRATCH_BYTES / 4);
  }

  /** The same for C functions that cannot fail. */
  written(run: (out: number) => void): Uint32Array {
    run(this.#scratch);
    return this.words(this.#scratch, SCRATCH_BYTES / 4);
  }

  words(address: number, count: number): Uint32Array {
    return new Uint32Array(this.libheif.HEAPU8.buffer, address, count).slice();
  }

  /** Decodes the whole picture and passes it to `use`, after which it is freed. */
  decodeWhole<T>(transformations: Transformations, use: (image: DecodedImage) => T): T {
    return this.#decode(transformations, use, (error, out, colourSpace, chroma, options) =>
      this.libheif._heif_decode_image(error, this.handle, out, colourSpace, chroma, options),
    );
  }

  /** Decodes one tile, untransformed, and passes it to `use`, after which it is freed. */
  decodeTile<T>(column: number, row: number, use: (image: DecodedImage) => T): T {
    const { libheif, handle } = this;
    return this.#decode('ignore', use, (error, out, colourSpace, chroma, options) =>
      libheif._heif_image_handle_decode_image_tile(error, handle, out, colourSpace, chroma, options, column, row),
    );
  }

  #decode<T>(transformations: Transformations, use: (image: DecodedImage) => T, decode: Decode): T {
    this.#setOptions(transformations);
    if (transformations === 'ignore' && this.#isPlain) {
      const used = this.#with(decode, AS_CODED, AS_CODED, (address) => {
        const image = ycbcrImage(this, address);
        return image && { result: use(image) };
      });
      if (used) return used.result;
      this.#isPlain = false;
    }
    return this.#with(decode, RGB, INTERLEAVED_RGBA, (address) => use(rgbaImage(this, address)));
  }

  #with<T>(decode: Decode, colourSpace: number, chroma: number, use: (address: number) => T): T {
    const [image = 0] = this.call((error, out) => decode(error, out, colourSpace, chroma, this.#options));
    try {
      return use(image);
    } finally {
      this.libheif._heif_image_release(image);
    }
  }

  #setOptions(transformations: Transformations): void {
    const { HEAPU8 } = this.libheif;
    HEAPU8[this.#options + IGNORE_TRANSFORMATIONS] = transformations === 'ignore' ? 1 : 0;
    // Without it, missing or damaged tiles come back as green squares without an error.
    HEAPU8[this.#options + STRICT_DECODING] = 1;
  }

  #primaryImage(): number {
    const { libheif, context } = this;
    try {
      const [handle = 0] = this.call((error, out) =>
        libheif._heif_context_get_primary_image_handle(error, context, out),
      );
      return handle;
    } catch (cause) {
      const isOnlySequence = libheif._heif_context_has_sequence(context) !== 0;
      throw isOnlySequence ? new HeicError('UNSUPPORTED', cause) : cause;
    }
  }

  #heicError(code: number, subcode: number, message: number): HeicError {
    const { HEAPU8 } = this.libheif;
    const text = HEAPU8.slice(message, HEAPU8.indexOf(0, message));
    return new HeicError(
      UNSUPPORTED.has(code) ? 'UNSUPPORTED' : 'CORRUPT',
      `libheif ${code}/${subcode}: ${new TextDecoder().decode(text)}`,
    );
  }
}
