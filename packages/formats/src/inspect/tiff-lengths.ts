import { type Ifd, type Layout, numberIn } from './ifd.ts';
import * as tag from './tiff-tags.ts';

const ycbcr = 6;
const inPlanes = 2;

/** Bytes of each uncompressed strip or tile, in file order. */
export function uncompressedLength(ifd: Ifd, layout: Layout, bits: readonly number[]): (index: number) => number {
  const value = (id: number, otherwise: number) => numberIn(ifd, id, layout) ?? otherwise;
  // YCbCr may be subsampled, so its length is not known.
  if (value(tag.photometric, 0) === ycbcr) return () => 1;
  const samples = value(tag.samplesPerPixel, 1);
  const bitsOf = (sample: number) => bits[sample] ?? bits[0] ?? 1;
  const isPlanar = samples > 1 && value(tag.planarConfiguration, 1) === inPlanes;
  const all = Array.from({ length: Math.min(samples, bits.length || 1) }, (_, sample) => bitsOf(sample));
  const pixel = all.reduce((sum, one) => sum + one, 0);
  if (ifd.entries.has(tag.tileOffsets)) {
    const length = Math.ceil((value(tag.tileWidth, 0) * (isPlanar ? bitsOf(0) : pixel)) / 8) * value(tag.tileHeight, 0);
    return () => length;
  }
  const [width, height] = [value(tag.width, 0), value(tag.height, 0)];
  const rows = Math.max(1, Math.min(value(tag.rowsPerStrip, height), height));
  const perPlane = Math.ceil(height / rows);
  return (index) => {
    const isExtra = index >= perPlane * (isPlanar ? samples : 1);
    const inStrip = isExtra ? 0 : Math.min(rows, height - (index % perPlane) * rows);
    const plane = Math.floor(index / perPlane);
    return Math.ceil((width * (isPlanar ? bitsOf(plane) : pixel)) / 8) * inStrip;
  };
}
