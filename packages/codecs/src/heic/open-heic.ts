import { CodecError } from '@image-converter/formats/codec-error';
import { colourConversion } from '../colour/to-srgb.ts';
import type { Piece } from '../pixels.ts';
import { copyOut, type DecodedImage, unpremultiply } from './decoded-image.ts';
import { colourOf, placementOf, type Tiling, tileArea, tilingOf } from './heif-description.ts';
import { HeifFile } from './heif-file.ts';
import type { Libheif } from './libheif.ts';
import { asCoded, displayedArea, isEmpty, type Placement, type Rectangle } from './placement.ts';
import { YcbcrConverter } from './ycbcr.ts';

export interface HeicImage {
  /** As displayed, in pixels. */
  readonly width: number;
  readonly height: number;
  /** 1 × 1 if the picture can only be decoded whole. */
  readonly columns: number;
  readonly rows: number;
  readonly hasAlpha: boolean;
  decodeTile(column: number, row: number): Piece;
  decodeWhole(): Piece;
  close(): void;
}

/** Opens the primary image. After an error whose cause is a WebAssembly trap, throw the instance away. */
export function openHeic(libheif: Libheif, bytes: Uint8Array): HeicImage {
  const file = new HeifFile(libheif, bytes);
  try {
    return describe(file);
  } catch (error) {
    file.close();
    throw error;
  }
}

function describe(file: HeifFile): HeicImage {
  const { libheif, handle } = file;
  const width = libheif._heif_image_handle_get_width(handle);
  const height = libheif._heif_image_handle_get_height(handle);
  const hasAlpha = libheif._heif_image_handle_has_alpha_channel(handle) !== 0;
  const colour = colourOf(file);
  // Tables are filled on first use; most files need only one of the two kinds.
  const toSrgb = once(() => colourConversion(colour));
  let fromYcbcr: YcbcrConverter | undefined;
  const layout = hasAlpha ? undefined : tileLayout(file, width, height);

  const finish = (image: DecodedImage, coded: Rectangle, placement: Placement): Piece => {
    if (image.width < coded.width || image.height < coded.height) throw new CodecError('CORRUPT', 'picture too small');
    if ('ycbcr' in image) {
      fromYcbcr ??= new YcbcrConverter(libheif, colour);
      return fromYcbcr.convert(image.ycbcr, coded, placement);
    }
    const piece = copyOut(image.rgba, coded, placement, { opaque: !hasAlpha });
    if (image.isPremultiplied) unpremultiply(piece.data);
    toSrgb()?.(piece.data);
    return piece;
  };

  const decodeWhole = () => {
    if (!layout) {
      const area = { x: 0, y: 0, width, height };
      return file.decodeWhole('apply', (image) => finish(image, area, asCoded(width, height)));
    }
    // libheif crops and rotates before it has full colour resolution, and needs a second copy of the picture to do so.
    const area = { x: 0, y: 0, width: layout.tiling.width, height: layout.tiling.height };
    return file.decodeWhole('ignore', (image) => finish(image, area, layout.placement));
  };

  const decodeTile = (column: number, row: number) => {
    if (!layout) return decodeWhole();
    const area = tileArea(layout.tiling, column, row);
    return file.decodeTile(column, row, (image) => finish(image, area, layout.placement));
  };

  const close = () => {
    fromYcbcr?.close();
    file.close();
  };

  const { columns, rows } = layout?.tiling ?? { columns: 1, rows: 1 };
  return { width, height, columns, rows, hasAlpha, decodeTile, decodeWhole, close };
}

function tileLayout(
  file: HeifFile,
  width: number,
  height: number,
): { tiling: Tiling; placement: Placement } | undefined {
  const tiling = tilingOf(file);
  if (!tiling) return undefined;
  const placement = placementOf(file, tiling.width, tiling.height);
  // If we and libheif disagree about the size, libheif decodes the picture whole.
  if (placement?.width !== width || placement.height !== height) return undefined;
  return cutsOffTiles(tiling, placement) ? undefined : { tiling, placement };
}

/** Whether `clap` removes some tiles entirely; if it does, it removes one in a corner. */
function cutsOffTiles(tiling: Tiling, placement: Placement): boolean {
  const corners = [tileArea(tiling, 0, 0), tileArea(tiling, tiling.columns - 1, tiling.rows - 1)];
  return corners.some((corner) => isEmpty(displayedArea(placement, corner)));
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
