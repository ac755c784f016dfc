import { CodecError } from '@image-converter/formats/codec-error';
import type { CodingIndependentColour } from '../colour/rgb-space.ts';
import type { Libheif } from './libheif.ts';

const errorBytes = 12;
/** The largest struct written there is heif_image_tiling (72 bytes); the rest is reserved for later versions of it. */
const scratchBytes = 256;

// heif_error_code
const unsupportedFiletype = 3;
const unsupportedFeature = 4;
/** libheif also reports this if a picture exceeds its security limits. */
const memoryAllocationError = 6;
const unsupported: readonly number[] = [unsupportedFiletype, unsupportedFeature, memoryAllocationError];

interface NclxProfile extends CodingIndependentColour {
  readonly matrix: number;
  readonly isFullRange: boolean;
}

/** C functions that return an error and write their results through a pointer. */
export class LibheifCalls {
  readonly libheif: Libheif;
  readonly #error: number;
  readonly #scratch: number;

  constructor(libheif: Libheif) {
    this.libheif = libheif;
    this.#error = libheif._malloc(errorBytes);
    this.#scratch = libheif._malloc(scratchBytes);
  }

  close(): void {
    for (const address of [this.#scratch, this.#error]) this.libheif._free(address);
  }

  /** Runs a C function that returns a `heif_error`, and returns the 32-bit words it wrote to `out`. */
  call(run: (error: number, out: number) => void): Uint32Array {
    try {
      run(this.#error, this.#scratch);
    } catch (trap) {
      throw new CodecError('CORRUPT', trap);
    }
    const [code = 0, subcode = 0, message = 0] = this.#words(this.#error, 3);
    if (code !== 0) throw this.#codecError(code, subcode, message);
    return this.#words(this.#scratch, scratchBytes / 4);
  }

  /** The same for C functions that cannot fail. */
  written(run: (out: number) => void): Uint32Array {
    run(this.#scratch);
    return this.#words(this.#scratch, scratchBytes / 4);
  }

  /** The colour profile whose address `get` writes to its second argument, or undefined if there is none. */
  nclx(get: (error: number, out: number) => void): NclxProfile | undefined {
    try {
      const [address = 0] = this.call(get);
      const [, primaries = 0, transfer = 0, matrix = 0, fullRange = 0] = this.#words(address, 5);
      this.libheif._heif_nclx_color_profile_free(address);
      // The flag is one byte, followed by padding.
      return { primaries, transfer, matrix, isFullRange: (fullRange & 0xff) !== 0 };
    } catch (error) {
      // libheif reports a missing profile as an error.
      if (error instanceof CodecError) return undefined;
      throw error;
    }
  }

  #words(address: number, count: number): Uint32Array {
    return new Uint32Array(this.libheif.HEAPU8.buffer, address, count).slice();
  }

  #codecError(code: number, subcode: number, message: number): CodecError {
    const { HEAPU8 } = this.libheif;
    const text = new TextDecoder().decode(HEAPU8.slice(message, HEAPU8.indexOf(0, message)));
    return new CodecError(
      unsupported.includes(code) ? 'UNSUPPORTED' : 'CORRUPT',
      `libheif ${code}/${subcode}: ${text}`,
    );
  }
}
