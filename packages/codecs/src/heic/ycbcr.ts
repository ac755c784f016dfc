import { CodecError } from '@image-converter/formats/codec-error';
import { blueTable, entryBytes, greenTable, type LightTables, lightTables, redTable } from '../colour/light-tables.ts';
import { type ColourSource, spaceOf } from '../colour/to-srgb.ts';
import type { Piece } from '../pixels.ts';
import { emptyPiece, type YcbcrPlanes } from './decoded-image.ts';
import type { Libheif } from './libheif.ts';
import { codedArea, displayedArea, type Placement, type Rectangle } from './placement.ts';

/**
 * Cached, because photos of one device share their colour space, and filling the tables takes as long as half a tile.
 */
let latest: { readonly source: ColourSource | undefined; readonly tables: LightTables } | undefined;

/** Converts to RGB, rotates, crops and converts to sRGB in one pass. */
export class YcbcrConverter {
  readonly #libheif: Libheif;
  readonly #light: number;
  readonly #encoded: number;

  constructor(libheif: Libheif, source: ColourSource | undefined) {
    const { light, encoded } = tablesFor(source);
    this.#libheif = libheif;
    this.#light = reserve(libheif, light.byteLength + encoded.length);
    this.#encoded = this.#light + light.byteLength;
    libheif.HEAPU8.set(new Uint8Array(light.buffer), this.#light);
    libheif.HEAPU8.set(encoded, this.#encoded);
  }

  close(): void {
    this.#libheif._free(this.#light);
  }

  convert(planes: YcbcrPlanes, coded: Rectangle, placement: Placement, spare?: ArrayBuffer): Piece {
    const { matrix, luma, blueness, redness } = planes;
    const libheif = this.#libheif;
    const area = displayedArea(placement, coded);
    const seen = codedArea(placement, area);
    const first = displayedArea(placement, { ...seen, width: 1, height: 1 });
    const piece = emptyPiece(area, { opaque: true }, spare);
    const pixels = reserve(libheif, piece.data.length);
    try {
      libheif.convertYcbcr({
        ...matrix,
        luma: luma.address,
        lumaStride: luma.stride,
        blueness: blueness.address,
        bluenessStride: blueness.stride,
        redness: redness.address,
        rednessStride: redness.stride,
        left: seen.x - coded.x,
        top: seen.y - coded.y,
        right: seen.x - coded.x + seen.width,
        bottom: seen.y - coded.y + seen.height,
        redLight: this.#light + redTable * entryBytes,
        greenLight: this.#light + greenTable * entryBytes,
        blueLight: this.#light + blueTable * entryBytes,
        encoded: this.#encoded,
        pixels: pixels + 4 * ((first.y - area.y) * area.width + first.x - area.x),
        stepRight: 4 * (placement.xx + placement.xy * area.width),
        stepDown: 4 * (placement.yx + placement.yy * area.width),
      });
      piece.data.set(libheif.HEAPU8.subarray(pixels, pixels + piece.data.length));
      return piece;
    } finally {
      libheif._free(pixels);
    }
  }
}

function tablesFor(source: ColourSource | undefined): LightTables {
  if (!latest || !isSame(source, latest.source)) latest = { source, tables: lightTables(spaceOf(source)) };
  return latest.tables;
}

function isSame(a: ColourSource | undefined, b: ColourSource | undefined): boolean {
  if (!a || !b) return a === b;
  if ('icc' in a) return 'icc' in b && a.icc.length === b.icc.length && a.icc.every((byte, at) => byte === b.icc[at]);
  return 'transfer' in a && 'transfer' in b && a.primaries === b.primaries && a.transfer === b.transfer;
}

function reserve(libheif: Libheif, bytes: number): number {
  const address = libheif._malloc(bytes);
  if (address === 0) throw new CodecError('UNSUPPORTED', 'no memory for the pixels');
  return address;
}
