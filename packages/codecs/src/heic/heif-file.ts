import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import { type DecodedImage, rgbaImage, ycbcrImage } from './decoded-image.ts';
import type { Libheif } from './libheif.ts';
import { LibheifCalls } from './libheif-calls.ts';

const rgb = 1;
const interleavedRgba = 11;
/** heif_colorspace_undefined and heif_chroma_undefined: no conversion */
const asCoded = 99;

// Offsets in heif_decoding_options
const ignoreTransformations = 1;
const strictDecoding = 21;

type Transformations = 'apply' | 'ignore';

type Decode = (error: number, out: number, colourSpace: number, chroma: number, options: number) => void;

/** One file in the memory of libheif: its primary image and the C calls on it. */
export class HeifFile extends LibheifCalls {
  readonly context: number;
  readonly handle: number = 0;
  readonly item: number;
  readonly #bytes: number;
  readonly #options: number;
  /** Assumes the coding that phones use, which we convert faster than libheif, until an image turns out otherwise. */
  #isPlain = true;

  constructor(libheif: Libheif, bytes: Uint8Array) {
    super(libheif);
    this.#options = libheif._heif_decoding_options_alloc();
    this.context = libheif._heif_context_alloc();
    this.#bytes = libheif._malloc(bytes.length);
    try {
      if (this.#bytes === 0) throw new CodecError('UNSUPPORTED', 'no memory for the file');
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

  override close(): void {
    if (this.handle) this.libheif._heif_image_handle_release(this.handle);
    this.libheif._heif_context_free(this.context);
    this.libheif._heif_decoding_options_free(this.#options);
    this.libheif._free(this.#bytes);
    super.close();
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
      const used = this.#with(decode, asCoded, asCoded, (address) => {
        const image = ycbcrImage(this, address);
        return image && { result: use(image) };
      });
      if (used) return used.result;
      this.#isPlain = false;
    }
    return this.#with(decode, rgb, interleavedRgba, (address) => use(rgbaImage(this, address)));
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
    HEAPU8[this.#options + ignoreTransformations] = transformations === 'ignore' ? 1 : 0;
    // Without it, missing or damaged tiles come back as green squares without an error.
    HEAPU8[this.#options + strictDecoding] = 1;
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
      throw isOnlySequence ? new UnsupportedFile('NO_STILL_PICTURE', cause) : cause;
    }
  }
}
