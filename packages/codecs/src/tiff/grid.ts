import * as tag from '@image-converter/formats/inspect/tiff-tags';
import { maxPixelsPerByte } from '../pixels.ts';
import type { Tags } from './tags.ts';

interface Shape {
  width: number;
  height: number;
  bits: number;
  samples: number;
  isPlanar: boolean;
  subsampling: readonly [number, number];
}

const maxPixels = 2 ** 28;
/** Max pixels to decode outside the picture, as tiles extend beyond its edges. */
const maxPadding = 2 ** 24;

/** Positions of strips or tiles in the picture and in the file. Strips are tiles as wide as the picture. */
export interface Grid {
  /** Size of one strip or tile, in pixels. */
  width: number;
  height: number;
  across: number;
  down: number;
  isTiled: boolean;
  /** By strip or tile: row by row, then plane by plane. */
  offsets: readonly number[];
  /** As declared in the file; may be wrong. */
  lengths: readonly number[];
  planes: readonly Plane[];
}

/** Samples that are stored together: all of them, or those of one channel. */
interface Plane {
  /** Samples in a row of a strip or tile. */
  rowLength: number;
  bytesPerRow: number;
  /** Rows of pixels per stored row. */
  rowsPerRow: number;
}

/** Undefined if the file cannot hold this picture. */
export function gridOf(tags: Tags, shape: Shape): Grid | undefined {
  const isTiled = tags.has(tag.tileOffsets) || tags.has(tag.tileWidth);
  const width = isTiled ? tags.first(tag.tileWidth, 0) : shape.width;
  const height = isTiled
    ? tags.first(tag.tileHeight, 0)
    : Math.min(tags.first(tag.rowsPerStrip, shape.height), shape.height);
  if (!(width > 0 && height > 0) || !fits(shape, width, height, tags.bytes.length)) return undefined;
  if (!shape.subsampling.every((one) => one === 1 || one === 2 || one === 4)) return undefined;
  // Only the last strip may end inside a row of subsampled chroma.
  if (height % shape.subsampling[1] !== 0 && height < shape.height) return undefined;
  const [across, down] = [Math.ceil(shape.width / width), Math.ceil(shape.height / height)];
  const planes = planesOf(shape, width);
  // Some writers of tiles use the tags for strips.
  const offsets = tags.numbers(tags.has(tag.tileOffsets) ? tag.tileOffsets : tag.stripOffsets);
  const lengths = tags.numbers(tags.has(tag.tileLengths) ? tag.tileLengths : tag.stripLengths);
  if (offsets.length < across * down * planes.length || offsets.some(Number.isNaN)) return undefined;
  return { width, height, across, down, isTiled, offsets, lengths, planes };
}

function fits(shape: Shape, width: number, height: number, bytes: number): boolean {
  const pixels = shape.width * shape.height;
  const padded = Math.ceil(shape.width / width) * width * (Math.ceil(shape.height / height) * height);
  return pixels <= Math.min(maxPixels, bytes * maxPixelsPerByte) && padded <= 4 * pixels + maxPadding;
}

function planesOf({ bits, samples, isPlanar, subsampling }: Shape, width: number): Plane[] {
  const [across, down] = subsampling;
  const plane = (rowLength: number, rowsPerRow: number): Plane => {
    return { rowLength, bytesPerRow: Math.ceil((rowLength * bits) / 8), rowsPerRow };
  };
  if (!isPlanar) return [plane(width * samples, 1)];
  // Subsampled chroma is in the second and third plane.
  return Array.from({ length: samples }, (_, index) =>
    index > 0 ? plane(Math.ceil(width / across), down) : plane(width, 1),
  );
}
