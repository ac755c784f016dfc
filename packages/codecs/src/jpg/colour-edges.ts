import type { Size } from '@image-converter/formats/inspection';
import type { PictureSample, SampleSheet } from './sample-picture.ts';

/** Larger pictures are not analysed: our encoder would take too long. */
const maxPixels = 2 ** 24;
/** Up to this size, four times as many chroma samples cost next to nothing. */
const fewPixels = 2 ** 16;

/** Difference between neighbours in Cb or Cr; subsampling would leave half of it visible. */
const smallEdge = 8;
const clearEdge = 32;
/**
 * In graphics, at least this share of pixels equals its neighbours, and at least this share of the rest is at a clear
 * edge.
 */
const minPlain = 1 / 3;
const minEdges = 1 / 25;

export function isWorthLookingAt({ width, height }: Size): boolean {
  return width * height <= maxPixels;
}

/**
 * Whether 4:2:0 chroma subsampling, as in most JPGs, would harm edges between colours: in graphics and in small
 * pictures. In photos, colours hardly ever change from one pixel to the next.
 */
export function hasColourEdges({ sheet, rgba }: PictureSample, { width, height }: Size): boolean {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
  if (width * height <= fewPixels) return countEdges(pixels, sheet, smallEdge) > 0;
  const compared = sheet.squares.length * sheet.square.width * sheet.square.height;
  const least = compared * minPlain;
  const plain = countPlain(pixels, sheet, { compared, least });
  // This alone rules out most photos, in a fraction of the time.
  if (plain < least) return false;
  const edges = countEdges(pixels, sheet, clearEdge);
  return edges > 0 && edges >= (compared - plain) * minEdges;
}

/** Stops early once the minimum is out of reach. Every picture passes through this loop. */
function countPlain(
  pixels: Uint32Array,
  { width, square, squares }: SampleSheet,
  { compared, least }: { compared: number; least: number },
): number {
  let plain = 0;
  let left = compared;
  for (const { to } of squares) {
    for (let y = 0; y < square.height; y += 1) {
      const start = (to.y + y) * width + to.x;
      const last = start + square.width - 1;
      // A pixel at the edge is its own neighbour.
      const below = y + 1 < square.height ? width : 0;
      for (let at = start; at < last; at += 1) {
        if (pixels[at] === pixels[at + 1] && pixels[at] === pixels[at + below]) plain += 1;
      }
      if (pixels[last] === pixels[last + below]) plain += 1;
      left -= square.width;
      if (plain + left < least) return plain;
    }
  }
  return plain;
}

function countEdges(pixels: Uint32Array, sheet: SampleSheet, edge: number): number {
  let edges = 0;
  forEach(pixels, sheet, (pixel, right, below) => {
    if (pixel === right && pixel === below) return;
    if (isEdge(pixel, right, edge) || isEdge(pixel, below, edge)) edges += 1;
  });
  return edges;
}

/** Receives a pixel and its neighbours; at the edge of a square, the pixel itself instead. */
type Visit = (pixel: number, right: number, below: number) => void;

function forEach(pixels: Uint32Array, { width, square, squares }: SampleSheet, visit: Visit): void {
  for (const { to } of squares) {
    for (let y = 0; y < square.height; y += 1) {
      const start = (to.y + y) * width + to.x;
      for (let x = 0; x < square.width; x += 1) {
        const pixel = pixels[start + x] as number;
        const right = x + 1 < square.width ? (pixels[start + x + 1] as number) : pixel;
        const below = y + 1 < square.height ? (pixels[start + x + width] as number) : pixel;
        visit(pixel, right, below);
      }
    }
  }
}

/** Pixels are words with red in the lowest byte. Colour differences are those of JFIF. */
function isEdge(one: number, other: number, edge: number): boolean {
  const red = (one & 0xff) - (other & 0xff);
  const green = ((one >>> 8) & 0xff) - ((other >>> 8) & 0xff);
  const blue = ((one >>> 16) & 0xff) - ((other >>> 16) & 0xff);
  const brightness = 0.299 * red + 0.587 * green + 0.114 * blue;
  return Math.abs(blue - brightness) > 1.772 * edge || Math.abs(red - brightness) > 1.402 * edge;
}
