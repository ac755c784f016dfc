import { fixture } from '@image-converter/corpus/fixtures';
import { avifSize, avifTruth } from '@image-converter/corpus/fixtures/avif/truth';
import { deepSample, p3Red, softAlpha, softColour, srgbOfP3 } from '@image-converter/corpus/fixtures/colour';
import { drawTextured, pictureSize, quadrants, type Raster, texturedSize } from '@image-converter/corpus/fixtures/draw';
import { drawFading, drawTiled, tiledSize } from '@image-converter/corpus/fixtures/heif/drawings';
import { untidyHeics } from '@image-converter/corpus/fixtures/heif/untidy';
import { longSide } from '@image-converter/corpus/fixtures/huge';
import { onePixelColour } from '@image-converter/corpus/fixtures/impostors';
import {
  colourDifference,
  distanceFromGreys,
  distanceFromPicture,
  meanColourDifference,
  pixelAt,
  pixelsOf,
} from '@image-converter/corpus/fixtures/measure';
import { distanceFromSaturated } from '@image-converter/corpus/fixtures/saturated';
import { distanceFromFfmpeg } from '@image-converter/corpus/hevc-truth';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The expected PNG of a fixture, or its refusal; for a damaged one, either may be correct. */
interface Truth {
  readonly size?: Size;
  /** Distance from the drawing, in 8-bit steps. */
  readonly distance?: (pixels: Raster, bytes: Buffer) => number | Promise<number>;
  readonly tolerance?: number;
  /** The expected error code. */
  readonly refusedAs?: RegExp;
}

type TruthOf = Truth | ((name: string) => Truth);

/** Tolerance in the middle of an area of one colour in a PNG, because many sources are lossy. */
const flatTolerance = 6;

const picture: Truth = {
  size: pictureSize,
  distance: (pixels) => distanceFromPicture(pixels),
  tolerance: flatTolerance,
};

/** Truths by fixture name; each fixture matches exactly one. */
const truths: readonly (readonly [RegExp, TruthOf])[] = [
  [
    /^(plain|tiled|exif-rotated-\d|text-rotated-\d|turned-\d|really-a-jpg|animated|animated-.*|untidy-.*|three-pages|bitmap-.*)\./,
    picture,
  ],
  [/^tagged-(?!grey)/, picture],
  [/^tagged-grey/, { ...picture, distance: distanceFromGreys }],
  [/^transparent-colour-/, { distance: halfTransparentDistance, tolerance: 0 }],
  [/^transparent(-tagged|-associations-per-item)?\./, { distance: softDistance, tolerance: 12 }],
  [/^tiles\./, { size: tiledSize, distance: (pixels) => meanColourDifference(pixels, drawTiled()), tolerance: 2 }],
  [/^twelve-megapixels\./, { size: { width: 4032, height: 3024 } }],
  [/^megapixel\./, { ...picture, size: { width: 1024, height: 1024 } }],
  [/^wide-/, { ...picture, size: { width: longSide, height: 8 } }],
  [/^tall-/, { ...picture, size: { width: 8, height: longSide } }],
  [/^really-(a-gif|an-svg)\./, { size: pictureSize }],
  [/^one-pixel\./, { size: { width: 1, height: 1 }, distance: onePixelDistance, tolerance: flatTolerance }],
  [/^16-bit\./, { distance: deepDistance, tolerance: 0.5 }],
  // A drawing with noise of 8 levels on average: a gain map in its place would be further off.
  [/^(android|apple)-hdr\.jpg$/, textured({ width: 320, height: 240 })],
  [/^apple-hdr\.heic$/, textured({ width: 104, height: 72 })],
  [/^hdr\.avif$/, picture],
  [/^10-bit\./, { size: pictureSize, distance: (pixels) => meanColourDifference(pixels, drawFading()), tolerance: 1 }],
  [/^loop-filtered\./, { distance: distanceFromFfmpeg, tolerance: 0 }],
  [/^display-p3(-by-numbers)?\./, { distance: quadrantsFromP3, tolerance: 4 }],
  [
    /^display-p3-red\./,
    { distance: (pixels) => colourDifference(pixelAt(pixels, 32, 24), srgbOfP3(p3Red)), tolerance: 3 },
  ],
  // Without its profile the error is more than 12, and as decoded by Chromium itself more than 3.
  [/^cmyk\./, { distance: cmykDistance, tolerance: 2 }],
  [/^saturated-tiny/, { distance: (_, bytes) => distanceFromSaturated(bytes, 'tiny'), tolerance: 4 }],
  [/^saturated-large/, { distance: (_, bytes) => distanceFromSaturated(bytes, 'large'), tolerance: 4 }],
  [
    /^(shades-.+|(linear-)?grey|grey-unmixed|linear-grey-(profile|derived)|12-bit|odd-size|ycgco(-re)?|cropped|tiles-.+|sequence-turned)\.avif$/,
    (name) => ({
      size: avifSize(name),
      distance: (pixels) => avifTruth[name]?.(pixels) ?? 255,
      tolerance: flatTolerance,
    }),
  ],
  [new RegExp(`^(${Object.keys(untidyHeics).join('|')})$`), untidyHeicTruth],
  [/^truncated\./, { refusedAs: /^(INCOMPLETE|CORRUPT)$/ }],
  // Browsers show these partly or not at all, without an error.
  [/^(shortened|shortened-interlaced|changed|senseless-codes)\.|^corrupted\.png$/, { refusedAs: /^CORRUPT$/ }],
  [/^corrupted\.(?!png)/, { size: texturedSize, refusedAs: /^(CORRUPT|INCOMPLETE|DECODE_FAILED|UNSUPPORTED)$/ }],
  [/^empty\./, { refusedAs: /^EMPTY$/ }],
  [/^(text|really-html)\./, { refusedAs: /^UNKNOWN_FORMAT$/ }],
  [/^bomb-/, { refusedAs: /^(TOO_LARGE|TOO_MANY_PIXELS)$/ }],
];

function textured(size: Size): Truth {
  return { size, distance: (pixels) => meanColourDifference(pixels, drawTextured(size)), tolerance: 8 };
}

export function truthOfFixture(name: string): Truth {
  const [found, ...others] = truths.filter(([names]) => names.test(name)).map(([, truth]) => truth);
  if (!found || others.length > 0) throw new Error(`${name} needs exactly one truth in fixture-truth.ts`);
  return typeof found === 'function' ? found(name) : found;
}

/** Describes what is wrong with the PNG of a fixture; undefined if it is correct. */
export async function faultOfFixture(
  { size, distance, tolerance = 0 }: Truth,
  png: Buffer,
): Promise<string | undefined> {
  const pixels = await pixelsOf(png);
  if (size && (pixels.width !== size.width || pixels.height !== size.height))
    return `is ${pixels.width} × ${pixels.height}`;
  const found = (await distance?.(pixels, png)) ?? 0;
  return found > tolerance ? `is ${found.toFixed(1)} off, ${tolerance} are allowed` : undefined;
}

function untidyHeicTruth(name: string): Truth {
  const drawing = untidyHeics[name]?.shows();
  if (!drawing) throw new Error(`There is no drawing of ${name}`);
  const { width, height } = drawing;
  return { size: { width, height }, distance: (pixels) => meanColourDifference(pixels, drawing), tolerance: 1 };
}

function onePixelDistance(pixels: Raster): number {
  return colourDifference(pixelAt(pixels, 0, 0), onePixelColour);
}

async function cmykDistance(pixels: Raster): Promise<number> {
  return meanColourDifference(pixels, await pixelsOf(await fixture('cmyk.jpg')));
}

/** Only the left half is transparent. */
function halfTransparentDistance(pixels: Raster): number {
  const expected = [
    [0, 0],
    [31, 0],
    [32, 255],
    [63, 255],
  ] as const;
  return Math.max(...expected.map(([x, alpha]) => Math.abs((pixelAt(pixels, x, 24)[3] ?? 0) - alpha)));
}

/** One opaque point, two on the soft edge (at 2/3 and 1/4 opacity), and one outside. */
export const softPoints = [
  [32, 24],
  [45, 24],
  [51, 24],
  [0, 0],
] as const;

/** An error in alpha counts four times as much as one in colour. */
export function softDistance(pixels: Raster): number {
  const distances = softPoints.map(([x, y]) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixelAt(pixels, x, y);
    const colour = alpha === 0 ? 0 : colourDifference([red, green, blue], softColour);
    return Math.max(colour, 4 * Math.abs(alpha - softAlpha(x, y)));
  });
  return Math.max(...distances);
}

function quadrantsFromP3(pixels: Raster): number {
  const middles = [
    [16, 12, quadrants.topLeft],
    [48, 12, quadrants.topRight],
    [16, 36, quadrants.bottomLeft],
    [48, 36, quadrants.bottomRight],
  ] as const;
  return Math.max(...middles.map(([x, y, colour]) => colourDifference(pixelAt(pixels, x, y), srgbOfP3(colour))));
}

/** The largest rounding error. A bias, i.e. a mean error of at least 0.05, counts as 1. */
function deepDistance({ width, height, data }: Raster): number {
  const errors = Array.from({ length: width * height * 3 }, (_, index) => {
    const [pixel, channel] = [Math.floor(index / 3), index % 3];
    return (data[pixel * 4 + channel] ?? 0) - deepSample(pixel % width, Math.floor(pixel / width), channel) / 257;
  });
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  return Math.abs(mean) < 0.05 ? Math.max(...errors.map(Math.abs)) : 1;
}
