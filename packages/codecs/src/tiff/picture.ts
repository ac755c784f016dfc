import { UnsupportedFile } from '@image-converter/formats/codec-error';
import { orientationTag } from '@image-converter/formats/inspect/orientation';
import * as tag from '@image-converter/formats/inspect/tiff-tags';
import { compressions, refuseUnreadable } from './compressions.ts';
import { type Grid, gridOf } from './grid.ts';
import { Tags } from './tags.ts';
import { ownUnpackings, type Unpacking, type Unpackings } from './unpack.ts';

export const photometrics = {
  whiteIsZero: 0,
  blackIsZero: 1,
  rgb: 2,
  palette: 3,
  ycbcr: 6,
  cielab: 8,
  icclab: 9,
} as const;

/** Number of samples that make up the colour; further ones are extra. */
const colourSamples: Readonly<Record<number, number>> = {
  [photometrics.whiteIsZero]: 1,
  [photometrics.blackIsZero]: 1,
  [photometrics.rgb]: 3,
  [photometrics.palette]: 1,
  [photometrics.ycbcr]: 3,
  [photometrics.cielab]: 3,
  [photometrics.icclab]: 3,
};

const maxSamples = 16;
/** Above 32 bits, samples are of types that readers do not agree how to display. */
const readableBits = [...Array.from({ length: 16 }, (_, index) => index + 1), 24, 32];
const planes = 2;
const reversedBits = 2;
const differences = 2;
const formats = { unsigned: 1, float: 3, undefined: 4 };
const associated = 1;
const unassociated = 2;

/** A page as its directory describes it. */
export interface TiffPicture {
  tags: Tags;
  width: number;
  height: number;
  orientation: number;
  photometric: number;
  bits: number;
  /** Per pixel, including extra ones. */
  samples: number;
  colours: number;
  /** Index of the alpha sample, if any, and whether colours are premultiplied. */
  alpha: { index: number; isAssociated: boolean } | undefined;
  isPlanar: boolean;
  compression: number;
  unpacking: Unpacking;
  isBitReversed: boolean;
  /** Each sample is the difference from the previous pixel in its row. */
  isPredicted: boolean;
  /** Chroma subsampling factors, across and down. */
  subsampling: readonly [number, number];
  grid: Grid;
}

/**
 * Undefined for pictures that we leave to ImageMagick; throws a CodecError for unsupported compressions. `unpackings`
 * are the caller's decompressors.
 */
export function readPicture(
  bytes: Uint8Array,
  page = 1,
  unpackings: Unpackings = ownUnpackings,
): TiffPicture | undefined {
  const tags = Tags.read(bytes, page);
  if (!tags) return undefined;
  const compression = tags.first(tag.compression, compressions.none);
  refuseUnreadable(compression);
  const unpacking = unpackings[compression];
  return unpacking && describe(tags, compression, unpacking);
}

function describe(tags: Tags, compression: number, unpacking: Unpacking): TiffPicture | undefined {
  const [width, height] = [tags.first(tag.width, 0), tags.first(tag.height, 0)];
  const photometric = tags.first(tag.photometric, guessedPhotometric(tags));
  const colours = colourSamples[photometric];
  const samples = tags.first(tag.samplesPerPixel, colours ?? 1);
  const bits = bitsOf(tags);
  if (!areUnsigned(tags, photometric)) return undefined;
  if (!bits || !colours || !(samples >= colours && samples <= maxSamples)) return undefined;
  if (!(width > 0 && height > 0)) return undefined;
  const shape = {
    width,
    height,
    bits,
    samples,
    // With a single sample, the planar configuration is meaningless.
    isPlanar: samples > 1 && tags.first(tag.planarConfiguration, 1) === planes,
    subsampling: photometric === photometrics.ycbcr ? subsamplingOf(tags) : ([1, 1] as const),
  };
  const grid = gridOf(tags, shape);
  if (!grid) return undefined;
  const picture = {
    ...shape,
    tags,
    grid,
    photometric,
    colours,
    compression,
    unpacking,
    orientation: tags.first(orientationTag, 1),
    alpha: alphaOf(tags, { photometric, colours, samples }),
    isBitReversed: tags.first(tag.fillOrder, 1) === reversedBits,
    // The predictor only applies to certain compressions.
    isPredicted:
      tags.first(tag.predictor, 1) === differences &&
      compression !== compressions.none &&
      compression !== compressions.packBits,
  };
  return isReadable(picture) ? picture : undefined;
}

/** Some writers omit the tag. */
function guessedPhotometric(tags: Tags): number {
  if (tags.has(tag.colorMap)) return photometrics.palette;
  return tags.first(tag.samplesPerPixel, 1) < 3 ? photometrics.blackIsZero : photometrics.rgb;
}

/** Undefined unless all samples have the same number of bits. */
function bitsOf(tags: Tags): number | undefined {
  const [first = 1, ...others] = tags.numbers(tag.bitsPerSample);
  return readableBits.includes(first) && others.every((one) => one === first) ? first : undefined;
}

/**
 * ImageMagick and other readers agree on floats where larger is brighter, but not on signed and complex numbers. In
 * CIELAB, a* and b* are signed regardless of the tag.
 */
function areUnsigned(tags: Tags, photometric: number): boolean {
  if (photometric === photometrics.cielab) return true;
  const used = tags.numbers(tag.sampleFormat);
  if (used.every((format) => format === formats.unsigned || format === formats.undefined)) return true;
  const isLight = used.every((format) => format === formats.float) && photometric !== photometrics.whiteIsZero;
  if (!isLight) throw new UnsupportedFile('NUMBERS');
  return false;
}

/** Chroma subsampled in blocks, not planes, is left to ImageMagick. */
function isReadable({ photometric, bits, samples, subsampling, isPlanar, isPredicted, tags }: TiffPicture): boolean {
  if (![1, 2].includes(tags.first(tag.predictor, 1))) return false;
  if (isPredicted && bits !== 8 && bits !== 16) return false;
  if (photometric === photometrics.palette) return bits <= 16;
  if (photometric === photometrics.cielab || photometric === photometrics.icclab) return bits === 8 || bits === 16;
  if (photometric !== photometrics.ycbcr) return true;
  const isSubsampled = subsampling.some((one) => one > 1);
  return bits === 8 && (!isSubsampled || (samples === 3 && isPlanar));
}

function subsamplingOf(tags: Tags): readonly [number, number] {
  const [across = 2, down = 2] = tags.numbers(tag.ycbcrSubsampling);
  return [across, down];
}

/**
 * An unspecified extra sample is a Photoshop mask with RGB, and alpha with a palette (as written by CorelDRAW). Without
 * the tag it is alpha. Other readers do the same.
 */
function alphaOf(
  tags: Tags,
  { photometric, colours, samples }: Pick<TiffPicture, 'photometric' | 'colours' | 'samples'>,
): TiffPicture['alpha'] {
  const meanings = tags.numbers(tag.extraSamples);
  const isNamed = meanings.length > 0;
  const isImplied = photometric === photometrics.palette || (photometric === photometrics.rgb && !isNamed);
  const extra = meanings.findIndex((meaning) => meaning === associated || meaning === unassociated);
  if (extra < 0 && isImplied && samples === colours + 1) return { index: colours, isAssociated: false };
  const index = colours + extra;
  // Palette colours are never premultiplied.
  const isAssociated = meanings[extra] === associated && photometric !== photometrics.palette;
  return extra < 0 || index >= samples ? undefined : { index, isAssociated };
}
