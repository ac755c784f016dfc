import type { Order } from '@image-converter/codecs/codec';
import { contextOf, draw, pixelsOf } from '@image-converter/codecs/native/paint';
import { type BrowserHost, fitsCanvas, needsBackground, type Picture } from '@image-converter/codecs/native/picture';
import { type Pixels, rgbaPixels } from '@image-converter/codecs/pixels';

/** Of a square that is cut out; encoders work in blocks of at most 64 pixels. */
const tile = 128;
/** A part of the picture in so many is enough to learn how bytes follow from the quality. */
const part = 32;
/** A picture of fewer pixels is its own sample. */
const leastPixels = 512 * 512;

/** Something that can be encoded more than once: a canvas for the browser's encoder, pixels for others. */
export type Lasting = Exclude<Picture, { kind: 'bitmap' }>;

export function lastingPicture(picture: Picture, order: Order, { limits }: BrowserHost, isForCanvas: boolean): Lasting {
  if (picture.kind !== 'bitmap') return picture;
  if (!isForCanvas || !fitsCanvas(picture, limits)) return pixelsOf(picture, order, limits);
  const { width, height, opaque } = picture;
  const canvas = new OffscreenCanvas(width, height);
  draw(contextOf(canvas, picture, order), picture, 0, order);
  picture.bitmap.close();
  return { kind: 'canvas', canvas, width, height, opaque: opaque || needsBackground(picture, order) };
}

/** Squares from all over the picture, side by side. Undefined if it is too small for that. */
export function sampleOf(picture: Lasting): Pixels<4> | undefined {
  const { width, height, opaque } = picture;
  if (width * height < leastPixels || Math.min(width, height) < tile) return undefined;
  const apart = tile * Math.sqrt(part);
  const [columns, rows] = [placesOf(width, apart), placesOf(height, apart)];
  const read = picture.kind === 'canvas' ? readerOfCanvas(picture.canvas) : readerOfPixels(picture);
  const size = { width: columns.length * tile, height: rows.length * tile };
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  for (const [row, y] of rows.entries()) {
    for (const [column, x] of columns.entries()) {
      const square = read(x, y);
      for (let line = 0; line < tile; line += 1) {
        const at = ((row * tile + line) * size.width + column * tile) * 4;
        data.set(square.subarray(line * tile * 4, (line + 1) * tile * 4), at);
      }
    }
  }
  return rgbaPixels(size, data, opaque);
}

/** Where squares begin along one side: evenly, the same way away from both ends. */
function placesOf(length: number, apart: number): number[] {
  const count = Math.max(1, Math.round(length / apart));
  return Array.from({ length: count }, (_, index) => Math.floor(((index + 0.5) * length) / count - tile / 2));
}

type ReadSquare = (x: number, y: number) => Uint8ClampedArray;

function readerOfCanvas(canvas: OffscreenCanvas): ReadSquare {
  const square = new OffscreenCanvas(tile, tile);
  const context = square.getContext('2d', { willReadFrequently: true });
  return (x, y) => {
    context?.clearRect(0, 0, tile, tile);
    context?.drawImage(canvas, x, y, tile, tile, 0, 0, tile, tile);
    return context?.getImageData(0, 0, tile, tile).data ?? new Uint8ClampedArray(tile * tile * 4);
  };
}

function readerOfPixels({ data, width }: Pixels<4>): ReadSquare {
  return (x, y) => {
    const square = new Uint8ClampedArray(tile * tile * 4);
    for (let line = 0; line < tile; line += 1) {
      const at = ((y + line) * width + x) * 4;
      square.set(data.subarray(at, at + tile * 4), line * tile * 4);
    }
    return square;
  };
}
