import type { AnyFormat } from '@image-converter/formats/any-format';
import { CodecError } from '@image-converter/formats/codec-error';
import type { Size } from '@image-converter/formats/inspection';
import {
  ColorSpace,
  type IMagickImage,
  type IPixelCollection,
  MagickFormat,
  MagickGeometry,
  MagickImage,
  MagickImageInfo,
  MagickReadSettings,
  PixelChannel,
} from '@imagemagick/magick-wasm';
import type { Host } from '../codec.ts';
import { needsConversion } from '../colour/icc.ts';
import { keptBy } from '../colour/kept-colours.ts';
import { makeSrgbProfile } from '../colour/srgb-profile.ts';
import { copyUpright, type Raster } from '../copy-upright.ts';
import type { Pixels } from '../pixels.ts';
import { jp2Area } from './jp2-size.ts';
import { withMagickErrors } from './magick.ts';
import { isStrict, type MagickInput, readers } from './readers.ts';

export type Colours = Pick<Host, 'keepsColours'>;
const toSrgb: Colours = { keepsColours: false };

const displayable: readonly ColorSpace[] = [ColorSpace.sRGB, ColorSpace.Gray];

const srgbProfile = makeSrgbProfile();

export function isMagickInput(format: AnyFormat): format is MagickInput {
  return Object.hasOwn(readers, format);
}

/**
 * Size from the headers, before anything is decoded. Like all of these functions, it needs `initializeMagickOnce`
 * first.
 */
export function sizeInHeaders(bytes: Uint8Array, format: MagickInput): Size {
  const { width, height } = withMagickErrors(() => MagickImageInfo.create(bytes, settingsFor(format)));
  return { width, height };
}

/** The first page or frame, upright. */
export function decodeWithMagick(bytes: Uint8Array, format: MagickInput, host: Colours = toSrgb): Pixels<4> {
  return withMagickErrors(() => {
    const { image, kept } = openFirstFrame(bytes, format, host);
    try {
      const upright = image.getPixels((pixels) => copyUpright(rasterOf(image, pixels, format), image.orientation));
      return { ...upright, ...kept };
    } finally {
      image.dispose();
    }
  });
}

/**
 * Like `decodeWithMagick`, but keeps the data in Magick's memory if possible: until it is freed, Magick must not be
 * called.
 */
export function decodeInPlace(bytes: Uint8Array, format: MagickInput, host: Colours): Pixels {
  return withMagickErrors(() => {
    const { image, kept } = openFirstFrame(bytes, format, host);
    let isKept = false;
    try {
      return image.getPixels((pixels) => {
        const raster = rasterOf(image, pixels, format);
        const inPlace = image.orientation <= 1 ? packedPixels(raster) : undefined;
        isKept = inPlace !== undefined;
        const decoded = inPlace ? { ...inPlace, free: () => image.dispose() } : copyUpright(raster, image.orientation);
        return { ...decoded, ...kept };
      });
    } finally {
      if (!isKept) image.dispose();
    }
  });
}

/** Undefined unless the samples are just grey or RGB. */
function packedPixels({ width, height, samples, samplesPerPixel, alpha }: Raster): Pixels | undefined {
  if (alpha !== undefined || (samplesPerPixel !== 1 && samplesPerPixel !== 3)) return undefined;
  const data = new Uint8ClampedArray(samples.buffer as ArrayBuffer, samples.byteOffset, samples.length);
  return { kind: 'pixels', width, height, channels: samplesPerPixel, colourSpace: 'srgb', opaque: true, data };
}

interface Opened {
  readonly image: IMagickImage;
  /** Of colours that are kept. */
  readonly kept: Pick<Pixels, 'profile'>;
}

/** The first page or frame in sRGB or colours that are kept, not yet upright. The caller must dispose of it. */
function openFirstFrame(bytes: Uint8Array, format: MagickInput, host: Colours): Opened {
  const image = MagickImage.create();
  const warnings: string[] = [];
  image.onWarning = ({ error }) => warnings.push(error.message);
  try {
    const settings = settingsFor(format);
    if (format === 'jp2') settings.extractArea = new MagickGeometry(...jp2Area(bytes));
    image.read(bytes, settings);
    if (isStrict(format) && warnings.length > 0) throw new CodecError('CORRUPT', warnings.join('; '));
    return { image, kept: withKnownColours(image, host) };
  } catch (error) {
    image.dispose();
    throw error;
  }
}

function settingsFor(format: MagickInput): MagickReadSettings {
  const settings = new MagickReadSettings({ format: readers[format], frameIndex: 0, frameCount: 1 });
  // Photoshop keeps its layers in a private TIFF tag; Magick would read each as a page.
  settings.setDefine(MagickFormat.Tiff, 'ignore-layers', true);
  return settings;
}

/** Converts to sRGB, unless the colours are kept. */
function withKnownColours(image: IMagickImage, host: Colours): Opened['kept'] {
  const data = image.getProfile('icc')?.data;
  const isRgb = image.colorSpace === ColorSpace.sRGB;
  const { profile } = keptBy(host, isRgb && data ? { icc: data } : undefined);
  if (profile) return { profile };
  if (data && needsConversion(data)) applyProfile(image);
  if (!displayable.includes(image.colorSpace)) image.colorSpace = ColorSpace.sRGB;
  return {};
}

function applyProfile(image: IMagickImage): void {
  // For 12 megapixels the default transform took 6 to 15 s, this one about 0.3 s, within every tolerance of the corpus.
  image.setArtifact('profile:highres-transform', 'false');
  try {
    image.setProfile('icc', srgbProfile);
  } catch {
    // A profile that does not match the picture (broken, or for another colour model) is ignored.
  }
}

/** The samples are a view into Magick's memory, valid until its next call. */
function rasterOf(image: IMagickImage, pixels: IPixelCollection, format: MagickInput): Raster {
  const { width, height } = image;
  const isGray = image.colorSpace === ColorSpace.Gray;
  const red = pixels.getChannelIndex(PixelChannel.Red);
  return {
    width,
    height,
    samples: pixels.getReadOnlyArea(0, 0, width, height),
    samplesPerPixel: image.channelCount,
    red,
    green: isGray ? red : pixels.getChannelIndex(PixelChannel.Green),
    blue: isGray ? red : pixels.getChannelIndex(PixelChannel.Blue),
    alpha: alphaIndex(image, pixels, format),
  };
}

/** An undeclared fourth component of a JPEG 2000 is alpha, as in all other programs. */
function alphaIndex(image: IMagickImage, pixels: IPixelCollection, format: MagickInput): number | undefined {
  if (image.hasAlpha) return pixels.getChannelIndex(PixelChannel.Alpha);
  const isLeftOver = format === 'jp2' && image.metaChannelCount === 1;
  return isLeftOver ? pixels.getChannelIndex(PixelChannel.Meta0) : undefined;
}
