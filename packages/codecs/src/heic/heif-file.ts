import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import type { Size } from '@image-converter/formats/inspection';
import type { Correction } from './corrections.ts';
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
const keepMatrix = 69;

/** Offset of max_items in heif_security_limits, and a value that allows for the tiles of any picture a host accepts. */
const maxItemsOffset = 28;
const maxItems = 2 ** 16;

type Decode = (error: number, out: number, colourSpace: number, chroma: number, options: number) => void;

/** A grid; the last column and row may extend beyond the picture. */
interface Tiling extends Size {
  readonly columns: number;
  readonly rows: number;
  readonly tileWidth: number;
  readonly tileHeight: number;
}

/** One file in libheif's memory, and the C calls on its items. Pictures are neither rotated nor cropped. */
export class HeifFile extends LibheifCalls {
  readonly #context: number;
  readonly #bytes: number;
  readonly #options: number;
  readonly #handles = new Map<number, number>();
  /**
   * Assumes the coding that phones use, which we convert faster than libheif does, until a tile turns out to differ.
   */
  #isPlain = true;

  constructor(libheif: Libheif, bytes: Uint8Array, corrections: readonly Correction[] = []) {
    super(libheif);
    this.#options = libheif._heif_decoding_options_alloc();
    this.#context = libheif._heif_context_alloc();
    this.#bytes = libheif._malloc(bytes.length);
    try {
      if (this.#bytes === 0) throw new CodecError('UNSUPPORTED', 'no memory for the file');
      libheif.HEAPU8.set(bytes, this.#bytes);
      for (const { at, bytes: right } of corrections) libheif.HEAPU8.set(right, this.#bytes + at - bytes.byteOffset);
      this.#raiseLimits();
      this.call((error) =>
        libheif._heif_context_read_from_memory_without_copy(error, this.#context, this.#bytes, bytes.length, 0),
      );
      this.#setOptions();
    } catch (error) {
      this.close();
      throw error;
    }
  }

  override close(): void {
    for (const handle of this.#handles.values()) this.libheif._heif_image_handle_release(handle);
    this.libheif._heif_context_free(this.#context);
    this.libheif._heif_decoding_options_free(this.#options);
    this.libheif._free(this.#bytes);
    super.close();
  }

  handleOf(item: number): number {
    const known = this.#handles.get(item);
    if (known !== undefined) return known;
    const [handle = 0] = this.call((error, out) =>
      this.libheif._heif_context_get_image_handle(error, this.#context, item, out),
    );
    this.#handles.set(item, handle);
    return handle;
  }

  sizeOf(item: number): Size {
    const handle = this.handleOf(item);
    const width = this.libheif._heif_image_handle_get_ispe_width(handle);
    const height = this.libheif._heif_image_handle_get_ispe_height(handle);
    if (!(width > 0 && height > 0)) throw new CodecError('CORRUPT', 'a picture without a size');
    return { width, height };
  }

  hasAlpha(item: number): boolean {
    return this.libheif._heif_image_handle_has_alpha_channel(this.handleOf(item)) !== 0;
  }

  tilingOf(item: number): Tiling {
    const handle = this.handleOf(item);
    const words = this.call((error, out) => this.libheif._heif_image_handle_get_image_tiling(error, handle, 0, out));
    const [, columns = 0, rows = 0, tileWidth = 0, tileHeight = 0, width = 0, height = 0] = words;
    if (!(tileWidth > 0 && tileHeight > 0)) throw new CodecError('CORRUPT', 'tiles without a size');
    return { columns, rows, tileWidth, tileHeight, width, height };
  }

  /** Data of an item that is not a coded picture, such as the layout of an overlay. */
  dataOf(item: number): Uint8Array {
    const { libheif } = this;
    const [data = 0, length = 0] = this.call((error, out) =>
      libheif._heif_item_get_item_data(error, this.#context, item, 0, out, out + 4),
    );
    const copy = libheif.HEAPU8.slice(data, data + length);
    this.written((out) => {
      new Uint32Array(libheif.HEAPU8.buffer, out, 1)[0] = data;
      libheif._heif_release_item_data(this.#context, out);
    });
    return copy;
  }

  /** Decodes the whole picture and passes it to `use`, after which it is freed. */
  decode<T>(item: number, use: (image: DecodedImage) => T): T {
    const handle = this.handleOf(item);
    return this.#asRgba(
      (error, out, colourSpace, chroma, options) =>
        this.libheif._heif_decode_image(error, handle, out, colourSpace, chroma, options),
      use,
    );
  }

  /** Decodes one tile of a grid and passes it to `use`, after which it is freed. */
  decodeTile<T>(grid: number, column: number, row: number, use: (image: DecodedImage) => T): T {
    const { libheif } = this;
    const handle = this.handleOf(grid);
    return this.#asCodedIfPlain(
      (error, out, colourSpace, chroma, options) =>
        libheif._heif_image_handle_decode_image_tile(error, handle, out, colourSpace, chroma, options, column, row),
      use,
    );
  }

  /** The reason why a file has no primary picture to decode. */
  errorWithoutPicture(): CodecError {
    const isSequence = this.libheif._heif_context_has_sequence(this.#context) !== 0;
    return isSequence ? new UnsupportedFile('NO_STILL_PICTURE') : new CodecError('CORRUPT', 'no picture');
  }

  #asCodedIfPlain<T>(decode: Decode, use: (image: DecodedImage) => T): T {
    if (this.#isPlain) {
      const used = this.#with(decode, asCoded, asCoded, (address) => {
        const image = ycbcrImage(this, address);
        return image && { result: use(image) };
      });
      if (used) return used.result;
      this.#isPlain = false;
    }
    return this.#asRgba(decode, use);
  }

  #asRgba<T>(decode: Decode, use: (image: DecodedImage) => T): T {
    return this.#with(decode, rgb, interleavedRgba, (address) => use(rgbaImage(this, address)));
  }

  #with<T>(decode: Decode, colourSpace: number, chroma: number, use: (address: number) => T): T {
    // Otherwise, even if asked for the coded samples, libheif converts them via RGB to its default matrix.
    this.libheif.HEAPU8[this.#options + keepMatrix] = colourSpace === asCoded ? 1 : 0;
    const [image = 0] = this.call((error, out) => decode(error, out, colourSpace, chroma, this.#options));
    try {
      return use(image);
    } finally {
      this.libheif._heif_image_release(image);
    }
  }

  /** libheif's default limit of a thousand items is too low for the tiles of a large photo. */
  #raiseLimits(): void {
    const limits = this.libheif._heif_context_get_security_limits(this.#context);
    new Uint32Array(this.libheif.HEAPU8.buffer, limits + maxItemsOffset, 1)[0] = maxItems;
  }

  #setOptions(): void {
    const { HEAPU8 } = this.libheif;
    // libheif would crop and rotate before upsampling the chroma, with a second copy of the picture.
    HEAPU8[this.#options + ignoreTransformations] = 1;
    // Without it, missing or damaged tiles come back as green squares without an error.
    HEAPU8[this.#options + strictDecoding] = 1;
  }
}
