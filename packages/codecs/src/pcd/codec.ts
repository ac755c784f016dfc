import { CodecError } from '@image-converter/formats/codec-error';
import { checkSize } from '../byte-reader.ts';
import type { Codec, Host, Source } from '../codec.ts';
import { copyUpright } from '../copy-upright.ts';
import type { Pixels } from '../pixels.ts';
import { addDifferences } from './differences.ts';
import { doubled, type Plane, type Planes } from './planes.ts';

const sector = 2048;
const base = { width: 768, height: 512, at: 96 * sector, end: 384 * sector };
/** Some writers append an empty sector. */
const longestBaseFile = base.end + sector;
/** Rotation in the two lowest bits, then the largest size: 0 is the base size, each step doubles it. */
const attributesAt = 0xe02;
/** Even larger sizes are in a file of their own. */
const maxDoublings = 2;
/** EXIF orientations by the number of quarter turns to the left. */
const orientations = [1, 8, 3, 6];
/** Pointers to the rows, before the differences of each size. */
const pointerSectors = [4, 12];

/** Kodak Photo CD: an uncompressed base size, then the differences of each larger size from the one before. */
export const codec = {
  async decode(source: Source, host: Host<unknown>): Promise<Pixels<4>> {
    const bytes = await source.bytes();
    if (bytes.length < base.end) throw new CodecError('INCOMPLETE');
    const attributes = bytes[attributesAt] as number;
    const doublings = bytes.length > longestBaseFile ? Math.min((attributes >> 2) & 3, maxDoublings) : 0;
    checkSize({ width: base.width << doublings, height: base.height << doublings }, host);
    let planes = basePlanes(bytes);
    let at = base.end;
    for (let step = 0; step < doublings; step += 1) {
      planes = [doubled(planes[0]), doubled(planes[1]), doubled(planes[2])];
      const start = at + (pointerSectors[step] ?? 0) * sector;
      // The smaller of the two has no differences of colour.
      const end = addDifferences(bytes, start, step === 0 ? [planes[0]] : planes);
      at = Math.ceil(end / sector) * sector;
    }
    const { width, height } = planes[0];
    const raster = { width, height, samples: rgbaOf(planes), samplesPerPixel: 4, red: 0, green: 1, blue: 2 };
    return copyUpright({ ...raster, alpha: undefined }, orientations[attributes & 3] ?? 1);
  },
} satisfies Codec;

/** Two rows of luma, then a row of each chroma at half the size. */
function basePlanes(bytes: Uint8Array): Planes {
  const { width, height } = base;
  const half = width / 2;
  const planes: Planes = [plane(width, height), plane(half, height / 2), plane(half, height / 2)];
  for (let row = 0, at = base.at; row < height / 2; row += 1, at += 3 * width) {
    planes[0].data.set(bytes.subarray(at, at + 2 * width), row * 2 * width);
    planes[1].data.set(bytes.subarray(at + 2 * width, at + 2 * width + half), row * half);
    planes[2].data.set(bytes.subarray(at + 2 * width + half, at + 3 * width), row * half);
  }
  return planes;
}

function plane(width: number, height: number): Plane {
  return { width, height, data: new Uint8ClampedArray(width * height) };
}

/** From Photo YCC by Kodak's formula; light beyond white, up to 138 %, becomes white. */
function rgbaOf([lumas, ...chromas]: Planes): Uint8Array {
  const [blues, reds] = chromas.map((chroma) => doubled(chroma).data) as [Plane['data'], Plane['data']];
  const rgba = new Uint8ClampedArray(lumas.data.length * 4);
  for (let from = 0, to = 0; to < rgba.length; from += 1, to += 4) {
    const luma = 1.3584 * (lumas.data[from] as number);
    const blueness = 2.2179 * ((blues[from] as number) - 156);
    const redness = 1.8215 * ((reds[from] as number) - 137);
    rgba[to] = luma + redness;
    rgba[to + 1] = luma - 0.194 * blueness - 0.509 * redness;
    rgba[to + 2] = luma + blueness;
    rgba[to + 3] = 255;
  }
  return new Uint8Array(rgba.buffer);
}
