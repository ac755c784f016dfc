import * as tag from '@image-converter/formats/inspect/tiff-tags';
import type { Host } from '../codec.ts';
import type { ColourConversion } from '../colour/conversion.ts';
import { deepSrgb } from '../colour/deep-srgb.ts';
import { colourConversion, isProfileFor } from '../colour/to-srgb.ts';
import { copyUpright, type Raster } from '../copy-upright.ts';
import { deepest, deepPixels, keepsDeep } from '../deep-pixels.ts';
import { opaqueWord, type Pixels, rgbaPixels } from '../pixels.ts';
import { alphaPainter, unassociated } from './alpha.ts';
import { type Colours, coloursOf } from './colours.ts';
import { compressions } from './compressions.ts';
import { decodePhoto, isPhoto } from './photo.ts';
import { photometrics, readPicture, type TiffPicture } from './picture.ts';
import { type Output, rowReader } from './rows.ts';
import { couldHold, Segments } from './segments.ts';
import type { Unpackings } from './unpack.ts';

const manyPixels = 2 ** 20;

/** Whether `decodePlainTiff` handles this kind of file, if only by explaining why it cannot be read. */
export function isPlainTiff(bytes: Uint8Array, page = 1): boolean {
  try {
    const plan = planOf(bytes, page);
    return plan !== undefined && !isDeflatedPhoto(plan);
  } catch {
    return true;
  }
}

/**
 * Decodes a page. Undefined for kinds that we leave to ImageMagick and for damaged files, from which it can rescue what
 * is left; throws a CodecError for files that it would read wrongly.
 */
export function decodePlainTiff(bytes: Uint8Array, page = 1, unpackings?: Unpackings): Pixels<4> | undefined {
  const plan = planOf(bytes, page, unpackings);
  if (!plan || isDeflatedPhoto(plan)) return undefined;
  const photo = isPhoto(plan.picture) ? decodePhoto(plan.picture) : undefined;
  if (photo) {
    plan.conversion?.(photo.data);
    return photo;
  }
  const raster = decodeRaster(plan);
  return raster && uprightPixels(plan, raster);
}

/**
 * Like `decodePlainTiff`, but with as few channels as the picture has, unless it is rotated or converted. Also
 * undefined for ordinary compressed photos: ImageMagick decodes them correctly and, where it is already loaded, in two
 * thirds of the time.
 */
export function samplesOfPlainTiff(bytes: Uint8Array, page = 1): Pixels | undefined {
  const plan = planOf(bytes, page);
  if (plan && isCompressedPhoto(plan)) return undefined;
  const raster = plan && decodeRaster(plan);
  if (!raster) return undefined;
  const isReady = plan.orientation === 1 && !plan.conversion;
  return (isReady ? pixelsAsTheyAre(raster) : undefined) ?? uprightPixels(plan, raster);
}

/** ImageMagick takes a third of our time for these; smaller ones are decoded before it is even loaded. */
function isDeflatedPhoto(plan: Plan): boolean {
  const { compression, width, height } = plan.picture;
  const isDeflated = compression === compressions.deflate || compression === compressions.oldDeflate;
  return isDeflated && width * height > manyPixels && isCompressedPhoto(plan);
}

function isCompressedPhoto({ picture, conversion, orientation }: Plan): boolean {
  const { compression, photometric, bits, samples, colours, isPlanar, grid, tags } = picture;
  const isOrdinary = photometric === photometrics.blackIsZero || photometric === photometrics.rgb;
  const isPlain = isOrdinary && bits === 8 && samples === colours && !isPlanar && orientation === 1 && !conversion;
  const isTidy = grid.offsets.every((offset, index) => {
    const length = grid.lengths[index] ?? 0;
    return length > 0 && offset + length <= tags.bytes.length;
  });
  return compression !== compressions.none && isPlain && isTidy && tags.has(tag.photometric);
}

interface Plan {
  picture: TiffPicture;
  colours: Colours;
  /** Only if it applies to the picture. */
  profile: Uint8Array | undefined;
  conversion: ColourConversion | undefined;
  orientation: number;
}

function planOf(bytes: Uint8Array, page: number, unpackings?: Unpackings): Plan | undefined {
  const picture = readPicture(bytes, page, unpackings);
  const colours = picture && couldHold(picture) ? coloursOf(picture) : undefined;
  if (!picture || !colours) return undefined;
  const embedded = colours.isSrgb ? undefined : picture.tags.data(tag.iccProfile);
  const profile = embedded && isProfileFor(embedded, colours.channels) ? embedded : undefined;
  const conversion = profile && colourConversion({ icc: profile });
  const { orientation } = picture;
  return { picture, colours, profile, conversion, orientation: orientation >= 1 && orientation <= 8 ? orientation : 1 };
}

const deepKinds: readonly number[] = [photometrics.whiteIsZero, photometrics.blackIsZero, photometrics.rgb];

/** Grey and RGB with 16 bits per sample. Undefined for all others, and for damaged files. */
export function decodeDeepTiff(bytes: Uint8Array, host: Pick<Host, 'deep'>, page = 1): Pixels<4> | undefined {
  const plan = planOf(bytes, page);
  if (!plan || !isDeepKind(plan.picture) || !keepsDeep(host, plan.picture)) return undefined;
  const { picture, orientation, profile } = plan;
  const colours = coloursOf(picture, deepest);
  const toSrgb = deepSrgb(profile && { icc: profile });
  if (!colours || !toSrgb) return undefined;
  const blank = new Uint16Array(picture.width * picture.height * 4).fill(deepest);
  const rgba = paintAll({ picture, colours }, blank, 4, deepest);
  if (!rgba) return undefined;
  if (colours.channels === 1) for (let at = 0; at < rgba.length; at += 4) rgba.fill(rgba[at] as number, at + 1, at + 3);
  toSrgb(rgba);
  return deepPixels(picture, rgba, host, orientation);
}

function isDeepKind({ bits, photometric }: TiffPicture): boolean {
  return bits > 8 && deepKinds.includes(photometric);
}

/** Undefined if the file is damaged. */
function decodeRaster(plan: Plan): Raster | undefined {
  const { width, height, alpha } = plan.picture;
  const channels = plan.colours.channels + (alpha ? 1 : 0);
  const samples = paintAll(plan, new Uint8Array(width * height * channels), channels);
  if (!samples) return undefined;
  const [green, blue] = plan.colours.channels === 1 ? [0, 0] : [1, 2];
  const last = alpha ? channels - 1 : undefined;
  return { width, height, samples, samplesPerPixel: channels, red: 0, green, blue, alpha: last };
}

/** Into pixels of this many channels, alpha last. Undefined if the file is damaged. */
function paintAll<Data extends Output['data']>(
  { picture, colours }: Pick<Plan, 'picture' | 'colours'>,
  data: Data,
  channels: number,
  white?: number,
): Data | undefined {
  const { width, height, grid, alpha } = picture;
  const segments = new Segments(picture);
  const readRow = rowReader(picture);
  const straight = alpha?.isAssociated ? unassociated(picture, alpha.index) : undefined;
  const paintAlpha = alpha && alphaPainter(picture, alpha.index, white);
  for (let index = 0; index < grid.across * grid.down; index += 1) {
    const left = (index % grid.across) * grid.width;
    const top = Math.floor(index / grid.across) * grid.height;
    const pixels = Math.min(grid.width, width - left);
    const rows = Math.min(grid.height, height - top);
    const planes = segments.planesAt(index, rows);
    if (!planes) return undefined;
    for (let y = 0; y < rows; y += 1) {
      const stored = readRow(planes, y);
      const row = straight ? straight(stored) : stored;
      const output = { data, at: ((top + y) * width + left) * channels, step: channels };
      colours.paint(row, pixels, output);
      paintAlpha?.(row, pixels, output);
    }
  }
  return data;
}

/** Undefined for grey with alpha, which `Pixels` cannot represent. */
function pixelsAsTheyAre({ width, height, samples, samplesPerPixel }: Raster): Pixels | undefined {
  const data = new Uint8ClampedArray(samples.buffer as ArrayBuffer);
  if (samplesPerPixel === 4) return rgbaPixels({ width, height }, data);
  if (samplesPerPixel !== 1 && samplesPerPixel !== 3) return undefined;
  return { kind: 'pixels', width, height, channels: samplesPerPixel, colourSpace: 'srgb', opaque: true, data };
}

function uprightPixels({ conversion, orientation }: Plan, raster: Raster): Pixels<4> {
  const isPlainGrey = raster.samplesPerPixel === 1 && orientation === 1;
  const upright = isPlainGrey ? expandGrey(raster) : copyUpright(raster, orientation);
  conversion?.(upright.data);
  return upright;
}

function expandGrey({ width, height, samples }: Raster): Pixels<4> {
  const rgba = new Uint32Array(width * height);
  for (let pixel = 0; pixel < rgba.length; pixel += 1) {
    rgba[pixel] = ((samples[pixel] as number) * 0x010101) | opaqueWord;
  }
  return rgbaPixels({ width, height }, new Uint8ClampedArray(rgba.buffer), true);
}
