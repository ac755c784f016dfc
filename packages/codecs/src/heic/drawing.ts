import { CodecError } from '@image-converter/formats/codec-error';
import type { Size } from '@image-converter/formats/inspection';
import type { Piece } from '../pixels.ts';
import type { HeifFile } from './heif-file.ts';
import { type Colours, ItemColours } from './item-colours.ts';
import type { Placement, Rectangle } from './placement.ts';

/** A picture before rotation and cropping. */
export interface Drawing extends Size {
  readonly hasAlpha: boolean;
  /** Areas that can be decoded separately: the tiles of a grid, or the whole picture. */
  readonly areas: readonly Rectangle[];
  /** Decodes an area and applies the placement, in the spare memory if that is large enough. */
  decode(area: number, placement: Placement, spare?: ArrayBuffer): Piece;
  close(): void;
}

/** A picture that libheif decodes in one go. */
export function wholeDrawing(file: HeifFile, item: number, to: Colours): Drawing {
  const size = file.sizeOf(item);
  const hasAlpha = file.hasAlpha(item);
  const colours = new ItemColours(file, item, to);
  const area = { x: 0, y: 0, ...size };
  return {
    ...size,
    hasAlpha,
    areas: [area],
    decode: (_, placement, spare) => file.decode(item, (image) => colours.finish(image, area, placement, spare)),
    close: () => colours.close(),
  };
}

/** A grid whose tiles are neither rotated nor transparent; `tiles` are their items, row by row. */
export function tiledDrawing(file: HeifFile, item: number, tiles: readonly number[], to: Colours): Drawing {
  const { columns, rows, tileWidth, tileHeight, width, height } = file.tilingOf(item);
  if (columns * rows !== tiles.length) throw new CodecError('CORRUPT', `${tiles.length} of ${columns * rows} tiles`);
  const colours = new ItemColours(file, item, to);
  const areas = tiles.map((_, index) => {
    const [x, y] = [(index % columns) * tileWidth, Math.floor(index / columns) * tileHeight];
    return { x, y, width: Math.min(tileWidth, width - x), height: Math.min(tileHeight, height - y) };
  });
  // libheif identifies each tile by its first position in the grid.
  const places = tiles.map((tile) => tiles.indexOf(tile));
  return {
    width,
    height,
    hasAlpha: false,
    areas,
    decode: (index, placement, spare) => {
      const [area, place = 0] = [areas[index] as Rectangle, places[index]];
      return file.decodeTile(item, place % columns, Math.floor(place / columns), (image) =>
        colours.finish(image, area, placement, spare),
      );
    },
    close: () => colours.close(),
  };
}
