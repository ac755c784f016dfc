import {
  ColorSpace,
  type IMagickImage,
  type IPixelCollection,
  MagickImage,
  PixelChannel,
} from '@imagemagick/magick-wasm';
import { copyUpright, type Raster, type UprightPixels } from './copy-upright.ts';
import { MagickError, withMagickErrors } from './errors.ts';
import { isSrgbProfile, makeSrgbProfile } from './icc.ts';
import { type MagickInput, settingsForFirst } from './input.ts';
import { survey } from './survey.ts';

/** 8-bit sRGB, RGBA with straight alpha, upright. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
  /** Pages or frames in the file; the pixels are those of the first. */
  frames: number;
}

/** A blank page in CCITT Group 4, the densest coding there is, reaches about this; only a bomb claims more. */
export const MAX_PIXELS_PER_BYTE = 2 ** 17;

const DISPLAYABLE: readonly ColorSpace[] = [ColorSpace.sRGB, ColorSpace.Gray];

const srgbProfile = makeSrgbProfile();

/** The first page or frame. Call `initializeMagickOnce` first. */
export function decodeWithMagick(bytes: Uint8Array, format: MagickInput): Pixels {
  if (bytes.length === 0) throw new MagickError('CORRUPT');
  return withMagickErrors(() => {
    const { frames, pixels } = survey(bytes, format);
    if (pixels > bytes.length * MAX_PIXELS_PER_BYTE) throw new MagickError('TOO_LARGE');
    return { ...decodeFirstFrame(bytes, format), frames };
  });
}

function decodeFirstFrame(bytes: Uint8Array, format: MagickInput): UprightPixels {
  const image = openFirstFrame(bytes, format);
  try {
    return image.getPixels((pixels) => copyUpright(rasterOf(image, pixels), image.orientation));
  } finally {
    image.dispose();
  }
}

/** The first page or frame in sRGB, not yet upright. Whoever opens it disposes of it. */
export function openFirstFrame(bytes: Uint8Array, format: MagickInput): IMagickImage {
  const image = MagickImage.create();
  try {
    image.read(bytes, settingsForFirst(1, format));
    convertToSrgb(image);
    return image;
  } catch (error) {
    image.dispose();
    throw error;
  }
}

function convertToSrgb(image: IMagickImage): void {
  const profile = image.getProfile('icc');
  if (profile && !isSrgbProfile(profile.data)) applyProfile(image);
  if (!DISPLAYABLE.includes(image.colorSpace)) image.colorSpace = ColorSpace.sRGB;
}

function applyProfile(image: IMagickImage): void {
  // For 12 megapixels the default transform took 6 to 15 s, this one about 0.3 s, within every tolerance of the corpus.
  image.setArtifact('profile:highres-transform', 'false');
  try {
    image.setProfile('icc', srgbProfile);
  } catch {
    // A profile that does not fit its picture (broken, or for another colour model) is ignored.
  }
}

/** Its samples are a view into Magick's own memory: valid until its next call. */
export function rasterOf(image: IMagickImage, pixels: IPixelCollection): Raster {
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
    alpha: image.hasAlpha ? pixels.getChannelIndex(PixelChannel.Alpha) : undefined,
  };
}
