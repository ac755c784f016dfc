import type { ColourConversion } from '../colour/conversion.ts';
import { opaqueWord, type Piece, rgbaPixels } from '../pixels.ts';
import type { TiledPicture } from '../tiles/tiled-picture.ts';
import { type PutRow, type Rows, tiffKernel } from './kernel.ts';
import { photometrics, type TiffPicture } from './picture.ts';
import { Segments } from './segments.ts';

/** Pixels that a thread decodes at a time, at least. */
const pixelsPerTile = 2 ** 18;

/** Writes this many pixels of a row as words, from a position in the decompressed bytes. */
type PaintRow = (bytes: DataView, from: number, rgba: Uint32Array, pixels: number) => void;

/** A strip that does not hold what it should: ImageMagick may rescue the rest of the picture. */
export class DamagedStrip extends Error {}

/** Upright 8-bit RGB without anything else. */
export function isPhoto({ photometric, bits, samples, isPlanar, orientation }: TiffPicture): boolean {
  return photometric === photometrics.rgb && bits === 8 && samples === 3 && !isPlanar && orientation === 1;
}

/** Directly to RGBA, some rows of strips or tiles at a time. */
export function openPhoto(picture: TiffPicture, conversion?: ColourConversion): TiledPicture {
  const { width, height, grid } = picture;
  const segments = new Segments(picture);
  const rowsOfGrid = Math.min(grid.down, Math.ceil(pixelsPerTile / (width * grid.height)));
  const decodeTile = (index: number, spare?: ArrayBuffer): Piece => {
    const first = index * rowsOfGrid;
    const last = Math.min(grid.down, first + rowsOfGrid);
    const y = first * grid.height;
    const area = { width, height: Math.min(height, last * grid.height) - y };
    const bytes = 4 * area.width * area.height;
    const memory = spare && spare.byteLength >= bytes ? spare : new ArrayBuffer(bytes);
    const data = new Uint8ClampedArray(memory, 0, bytes);
    for (let segment = first * grid.across; segment < last * grid.across; segment += 1) {
      paintSegment(picture, segments, segment, (row, left, rgba) => data.set(rgba, 4 * ((row - y) * width + left)));
    }
    conversion?.(data);
    return { ...rgbaPixels(area, data, true), x: 0, y };
  };
  return { width, height, tiles: Math.ceil(grid.down / rowsOfGrid), decodeTile };
}

type Put = (row: number, left: number, rgba: Uint8Array) => void;

function paintSegment(
  { width, height, grid, isPredicted }: TiffPicture,
  from: Segments,
  index: number,
  put: Put,
): void {
  const left = (index % grid.across) * grid.width;
  const top = Math.floor(index / grid.across) * grid.height;
  const rows = Math.min(grid.height, height - top);
  const [bytes] = from.planesAt(index, rows) ?? [];
  if (!bytes) throw new DamagedStrip();
  const { bytesPerRow = 0 } = grid.planes[0] ?? {};
  const layout = { bytesPerRow, pixels: Math.min(grid.width, width - left), rows, isPredicted };
  const kernel = tiffKernel();
  const putRow: PutRow = (y, rgba) => put(top + y, left, rgba);
  if (kernel) kernel.paint(bytes, layout, putRow);
  else paintWithoutKernel(bytes, layout, putRow);
}

function paintWithoutKernel(bytes: Uint8Array, { bytesPerRow, pixels, rows, isPredicted }: Rows, put: PutRow): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const rgba = new Uint32Array(pixels);
  const painted = new Uint8Array(rgba.buffer);
  const paintRow: PaintRow = isPredicted ? paintSums : paintSamples;
  for (let y = 0; y < rows; y += 1) {
    paintRow(view, y * bytesPerRow, rgba, pixels);
    put(y, painted);
  }
}

const paintSamples: PaintRow = (bytes, from, rgba, pixels) => {
  const last = pixels - 1;
  let at = from;
  for (let pixel = 0; pixel < last; pixel += 1, at += 3) rgba[pixel] = bytes.getUint32(at, true) | opaqueWord;
  rgba[last] = lastColour(bytes, at) | opaqueWord;
};

/** Each sample is the difference from the previous pixel. All three are added at once, without carries between them. */
const paintSums: PaintRow = (bytes, from, rgba, pixels) => {
  const last = pixels - 1;
  let colour = 0;
  let at = from;
  for (let pixel = 0; pixel < last; pixel += 1, at += 3) {
    colour = sum(colour, bytes.getUint32(at, true));
    rgba[pixel] = colour | opaqueWord;
  }
  rgba[last] = sum(colour, lastColour(bytes, at)) | opaqueWord;
};

/** Adds red, green and blue in the low three bytes; the highest byte is ignored. */
function sum(one: number, other: number): number {
  return ((one & 0x7f7f7f) + (other & 0x7f7f7f)) ^ ((one ^ other) & 0x808080);
}

/** There may be no fourth byte to read after the last pixel. */
function lastColour(bytes: DataView, at: number): number {
  return bytes.getUint16(at, true) | (bytes.getUint8(at + 2) << 16);
}
