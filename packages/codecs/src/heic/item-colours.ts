import { CodecError } from '@image-converter/formats/codec-error';
import type { ColourConversion } from '../colour/conversion.ts';
import { type ColourSource, colourConversion } from '../colour/to-srgb.ts';
import type { Piece } from '../pixels.ts';
import { copyOut, type DecodedImage, unpremultiply } from './decoded-image.ts';
import type { HeifFile } from './heif-file.ts';
import type { Placement, Rectangle } from './placement.ts';
import { YcbcrConverter } from './ycbcr.ts';

/** A gain map has values rather than colours. */
export type Colours = 'to sRGB' | 'as stored';

/** Converts libheif's output for an item to displayed pixels. */
export class ItemColours {
  readonly #file: HeifFile;
  readonly #source: ColourSource | undefined;
  readonly #hasAlpha: boolean;
  // Created on first use; most files need only one of the two.
  #fromYcbcr: YcbcrConverter | undefined;
  #toSrgb: { convert: ColourConversion | undefined } | undefined;

  constructor(file: HeifFile, item: number, to: Colours) {
    this.#file = file;
    this.#source = to === 'to sRGB' ? colourOf(file, item) : undefined;
    this.#hasAlpha = file.hasAlpha(item);
  }

  /** Converts a decoded rectangle of the coded picture for display. */
  finish(image: DecodedImage, coded: Rectangle, placement: Placement, spare?: ArrayBuffer): Piece {
    if (image.width < coded.width || image.height < coded.height) throw new CodecError('CORRUPT', 'picture too small');
    if ('ycbcr' in image) {
      this.#fromYcbcr ??= new YcbcrConverter(this.#file.libheif, this.#source);
      return this.#fromYcbcr.convert(image.ycbcr, coded, placement, spare);
    }
    this.#toSrgb ??= { convert: colourConversion(this.#source) };
    const piece = copyOut(image.rgba, coded, placement, { opaque: !this.#hasAlpha }, spare);
    if (image.isPremultiplied) unpremultiply(piece.data);
    this.#toSrgb.convert?.(piece.data);
    return piece;
  }

  close(): void {
    this.#fromYcbcr?.close();
  }
}

export function colourOf(file: HeifFile, item: number): ColourSource | undefined {
  const { libheif } = file;
  const handle = file.handleOf(item);
  return (
    iccProfile(file, handle) ??
    file.nclx((error, out) => libheif._heif_image_handle_get_nclx_color_profile(error, handle, out))
  );
}

function iccProfile(file: HeifFile, handle: number): ColourSource | undefined {
  const { libheif } = file;
  const length = libheif._heif_image_handle_get_raw_color_profile_size(handle);
  if (length === 0) return undefined;
  const address = libheif._malloc(length);
  try {
    file.call((error) => libheif._heif_image_handle_get_raw_color_profile(error, handle, address));
    return { icc: libheif.HEAPU8.slice(address, address + length) };
  } finally {
    libheif._free(address);
  }
}
