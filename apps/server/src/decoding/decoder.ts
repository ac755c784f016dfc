import { formats, type ServerFormat, type Target } from '@image-converter/formats/formats';
import type { Inspection, Size } from '@image-converter/formats/inspection';
import { DecodingError } from './decoding-error.ts';

/** Upright, in sRGB. One channel is gray; a fourth is straight (not premultiplied) alpha. */
export interface Raster extends Size {
  readonly channels: 1 | 3 | 4;
  readonly data: Uint8Array | Uint8ClampedArray;
}

export interface Decoded {
  readonly raster: Raster;
  /** The number of pages, frames or pictures in the file, if the headers did not say; the raster shows the first. */
  readonly pages?: number;
  /** Frees the raster; until then, it may be a view into the decoder's own memory. */
  readonly release?: () => void;
}

/** What a picture must not exceed, in pixels. */
export interface Limits {
  readonly mostPixels: number;
  /** Of the target. */
  readonly longestSide: number;
}

export interface Source {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly format: ServerFormat;
  readonly limits: Limits;
  /** A complete picture within the limits, as far as its headers say; undefined if only the decoder can tell. */
  readonly inspection: Inspection | undefined;
}

export interface Decoder {
  /** Compiles what it needs, when the process starts, so that no job waits for it. */
  readonly prepare?: () => Promise<void>;
  /** Refuses a picture beyond the limits before it decodes it. Undefined if another decoder has to do it. */
  readonly decode: (source: Source) => Promise<Decoded | undefined>;
}

const mostPixels = 100_000_000;

export function limitsFor(target: Target): Limits {
  return { mostPixels, longestSide: formats[target].write.longestSide };
}

export function refuseBeyond({ mostPixels, longestSide }: Limits, { width, height }: Size): void {
  if (width * height > mostPixels) throw new DecodingError('TOO_MANY_PIXELS');
  if (Math.max(width, height) > longestSide) throw new DecodingError('SIDE_TOO_LONG');
}
