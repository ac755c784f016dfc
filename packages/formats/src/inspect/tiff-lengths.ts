import { type Ifd, type Layout, numberIn } from './ifd.ts';

const WIDTH = 256;
const HEIGHT = 257;
const PHOTOMETRIC = 262;
const SAMPLES = 277;
const ROWS_PER_STRIP = 278;
const PLANAR = 284;
const TILE_WIDTH = 322;
const TILE_HEIGHT = 323;
const TILE_OFFSETS = 324;

const YCBCR = 6;
const IN_PLANES = 2;

/** How many bytes each strip or tile without compression has, in the order in which they are listed. */
export function uncompressedLength(ifd: Ifd, layout: Layout, bits: readonly number[]): (index: number) => number {
  const value = (tag: number, otherwise: number) => numberIn(ifd, tag, layout) ?? otherwise;
  // Its colour differences may be fewer than its pixels.
  if (value(PHOTOMETRIC, 0) === YCBCR) return () => 1;
  const samples = value(SAMPLES, 1);
  const bitsOf = (sample: number) => bits[sample] ?? bits[0] ?? 1;
  const isPlanar = samples > 1 && value(PLANAR, 1) === IN_PLANES;
  const all = Array.from({ length: Math.min(samples, bits.length || 1) }, (_, sample) => bitsOf(sample));
  const pixel = all.reduce((sum, one) => sum + one, 0);
  if (ifd.entries.has(TILE_OFFSETS)) {
    const length = Math.ceil((value(TILE_WIDTH, 0) * (isPlanar ? bitsOf(0) : pixel)) / 8) * value(TILE_HEIGHT, 0);
    return () => length;
  }
  const [width, height] = [value(WIDTH, 0), value(HEIGHT, 0)];
  const rows = Math.max(1, Math.min(value(ROWS_PER_STRIP, height), height));
  const perPlane = Math.ceil(height / rows);
  return (index) => {
    const isExtra = index >= perPlane * (isPlanar ? samples : 1);
    const inStrip = isExtra ? 0 : Math.min(rows, height - (index % perPlane) * rows);
    const plane = Math.floor(index / perPlane);
    return Math.ceil((width * (isPlanar ? bitsOf(plane) : pixel)) / 8) * inStrip;
  };
}
