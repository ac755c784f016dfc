import { CodecError } from '@image-converter/formats/codec-error';
import { orientationTag } from '@image-converter/formats/inspect/orientation';
import * as tag from '@image-converter/formats/inspect/tiff-tags';
import { copyUpright } from '../copy-upright.ts';
import type { Pixels } from '../pixels.ts';
import { type Grid, gridOf } from '../tiff/grid.ts';
import { Tags } from '../tiff/tags.ts';
import { tidied } from '../tiff/tidy.ts';
import { type Colours, decodeWithMagick } from './decode.ts';

/** Photometric interpretation of CMYK and other inks. */
const inks = 5;
const inPlanes = 2;
/** In bytes: the file is copied for each column, which takes a second for this amount. */
const maxCopied = 2 ** 32;

/**
 * Decodes tiled TIFFs that ImageMagick assembles wrongly: with inks, where it looks for strips, or with an orientation,
 * which it applies to each tile. Each column of tiles is read as a separate picture whose tiles are strips, which it
 * supports. Undefined for all other TIFFs, and for damaged ones.
 */
export function decodeTiles(bytes: Uint8Array, page: number, host: Colours): Pixels<4> | undefined {
  const tags = Tags.read(bytes, page);
  if (!tags?.has(tag.tileWidth)) return undefined;
  const orientation = tags.first(orientationTag, 1);
  if (orientation === 1 && tags.first(tag.photometric, 0) !== inks) return undefined;
  const size = { width: tags.first(tag.width, 0), height: tags.first(tag.height, 0) };
  const samples = tags.first(tag.samplesPerPixel, 1);
  const isPlanar = tags.first(tag.planarConfiguration, 1) === inPlanes;
  const bits = tags.first(tag.bitsPerSample, 8);
  const grid = gridOf(tags, { ...size, bits, samples, isPlanar, subsampling: [1, 1] });
  if (!grid) return undefined;
  if (grid.across * bytes.length > maxCopied) throw new CodecError('TOO_LARGE', `${grid.across} columns of tiles`);
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  let kept: Pick<Pixels, 'profile'> = {};
  for (let column = 0; column < grid.across; column += 1) {
    const picture = decodeWithMagick(tidied(bytes, page, stripsOf(grid, column)), 'tiff', host);
    if (picture.profile) kept = { profile: picture.profile };
    copyColumn(picture, { ...size, data }, column * grid.width);
  }
  const raster = { ...size, samples: new Uint8Array(data.buffer), samplesPerPixel: 4 };
  return { ...copyUpright({ ...raster, red: 0, green: 1, blue: 2, alpha: 3 }, orientation), ...kept };
}

/** Tags that describe one column of tiles as strips; rotation happens later, for the whole picture. */
function stripsOf({ width, height, across, down, planes, offsets, lengths }: Grid, column: number) {
  const rows = Array.from({ length: planes.length * down }, (_, row) => row * across + column);
  const none: readonly number[] = [];
  return {
    [tag.width]: [width],
    [tag.height]: [height * down],
    [tag.rowsPerStrip]: [height],
    [tag.stripOffsets]: rows.map((tile) => offsets[tile] ?? 0),
    [tag.stripLengths]: rows.map((tile) => lengths[tile] ?? 0),
    [tag.tileWidth]: none,
    [tag.tileHeight]: none,
    [tag.tileOffsets]: none,
    [tag.tileLengths]: none,
    [orientationTag]: none,
  };
}

/** Tiles extend beyond the picture on the right and at the bottom. */
function copyColumn(column: Pixels<4>, to: Pick<Pixels, 'width' | 'height' | 'data'>, left: number): void {
  const pixels = Math.min(column.width, to.width - left);
  for (let y = 0; y < to.height; y += 1) {
    const from = y * column.width * 4;
    to.data.set(column.data.subarray(from, from + pixels * 4), (y * to.width + left) * 4);
  }
}
