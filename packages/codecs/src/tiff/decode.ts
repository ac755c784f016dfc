import * as tag from '@image-converter/formats/inspect/tiff-tags';
import type { Host } from '../codec.ts';
import type { ColourConversion } from '../colour/conversion.ts';
import { deepSrgb } from '../colour/deep-srgb.ts';
import { keptBy } from '../colour/kept-colours.ts';
import { type ColourSource, colourConversion, coloursBy } from '../colour/to-srgb.ts';
import { copyUpright, type Raster } from '../copy-upright.ts';
import { deepest, deepPixels, keepsDeep } from '../deep-pixels.ts';
import { opaqueWord, type Pixels, rgbaPixels } from '../pixels.ts';
import type { TiledPicture } from '../tiles/tiled-picture.ts';
import { alphaPainter, unassociated } from './alpha.ts';
import { type Colours, coloursOf } from './colours.ts';
import { compressions } from './compressions.ts';
import { isPhoto, openPhoto } from './photo.ts';
import { photometrics, readPicture, type TiffPicture } from './picture.ts';
import { type Output, rowReader } from './rows.ts';
import { couldHold, Segments } from './segments.ts';
import type { Unpackings } from './unpack.ts';

const manyPixels = 2 ** 20;

/** Whether `decodePlainTiff` handles this kind of file, if only by explaining why it cannot be read. */
export function isPlainTiff(bytes: Uint8Array, page = 1): boolean {
  try {
    const plan = planOf(bytes, page, toSrgb);
    return plan !== undefined && !isDeflatedPhoto(plan);
  } catch {
    return true;
  }
}

/**
 * Decodes a page. Undefined for kinds that we leave to ImageMagick and for damaged files, from which it can rescue what
 * is left; throws a CodecError for files that it would read wrongly.
 */
export function decodePlainTiff(bytes: Uint8Array, page = 1, asked = toSrgb): Pixels<4> | undefined {
  const plan = planOf(bytes, page, asked);
  if (!plan || isDeflatedPhoto(plan)) return undefined;
  const raster = decodeRaster(plan);
  return raster && { ...uprightPixels(plan, raster), ...plan.kept };
}

/** A photo that `decodePlainTiff` would decode, to decode its parts in less time. Undefined for everything else. */
export function openPlainPhoto(bytes: Uint8Array, page = 1, asked = toSrgb): PlainPhoto | undefined {
  const plan = planOf(bytes, page, asked);
  if (!plan || isDeflatedPhoto(plan) || !isPhoto(plan.picture)) return undefined;
  // Reading the file once more takes as long as copying what is not compressed. Helpers only know the first page.
  const isShareable = plan.picture.compression !== compressions.none && page === 1;
  return { ...openPhoto(plan.picture, plan.conversion), ...plan.kept, isShareable };
}

export interface PlainPhoto extends TiledPicture {
  /** Whether other threads can help. */
  readonly isShareable: boolean;
}

/**
 * Like `decodePlainTiff`, but with as few channels as the picture has, unless it is rotated or converted. Also
 * undefined for ordinary compressed photos: ImageMagick decodes them correctly and, where it is already loaded, in two
 * thirds of the time.
 */
export function samplesOfPlainTiff(bytes: Uint8Array, page = 1, asked = toSrgb): Pixels | undefined {
  const plan = planOf(bytes, page, asked);
  if (plan && isPlainPhoto(plan)) return undefined;
  const raster = plan && decodeRaster(plan);
  if (!raster) return undefined;
  const isReady = plan.orientation === 1 && !plan.conversion;
  const pixels = (isReady ? pixelsAsTheyAre(raster) : undefined) ?? uprightPixels(plan, raster);
  return { ...pixels, ...plan.kept };
}

/** ImageMagick takes a third of our time for these; smaller ones are decoded before it is even loaded. */
function isDeflatedPhoto(plan: Plan): boolean {
  const { compression, width, height } = plan.picture;
  const isDeflated = compression === compressions.deflate || compression === compressions.oldDeflate;
  return isDeflated && width * height > manyPixels && isPlainPhoto(plan);
}

function isPlainPhoto({ picture, conversion, orientation }: Plan): boolean {
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
  /** What is to be converted; undefined for sRGB. */
  source: ColourSource | undefined;
  conversion: ColourConversion | undefined;
  /** Of colours that are kept. */
  kept: Pick<Pixels, 'profile'>;
  orientation: number;
}

/** What is asked of a decoded page. */
type Asked = Pick<Host, 'keepsColours'> & { readonly unpackings?: Unpackings };

const toSrgb: Asked = { keepsColours: false };

function planOf(bytes: Uint8Array, page: number, { keepsColours, unpackings }: Asked): Plan | undefined {
  const picture = readPicture(bytes, page, unpackings);
  const colours = picture && couldHold(picture) ? coloursOf(picture) : undefined;
  if (!picture || !colours) return undefined;
  const embedded = colours.isSrgb ? undefined : picture.tags.data(tag.iccProfile);
  const { profile, converted } = keptBy({ keepsColours }, coloursBy(embedded, colours.channels));
  const { orientation } = picture;
  return {
    picture,
    colours,
    source: converted,
    conversion: colourConversion(converted),
    kept: profile ? { profile } : {},
    orientation: orientation >= 1 && orientation <= 8 ? orientation : 1,
  };
}

const deepKinds: readonly number[] = [photometrics.whiteIsZero, photometrics.blackIsZero, photometrics.rgb];

/** Grey and RGB with 16 bits per sample. Undefined for all others, and for damaged files. */
export function decodeDeepTiff(
  bytes: Uint8Array,
  host: Pick<Host, 'deep' | 'keepsColours'>,
  page = 1,
): Pixels<4> | undefined {
  const plan = planOf(bytes, page, host);
  if (!plan || !isDeepKind(plan.picture) || !keepsDeep(host, plan.picture)) return undefined;
  const { picture, orientation, source, kept } = plan;
  const colours = coloursOf(picture, deepest);
  const convert = deepSrgb(source);
  if (!colours || !convert) return undefined;
  const blank = new Uint16Array(picture.width * picture.height * 4).fill(deepest);
  const rgba = paintAll({ picture, colours }, blank, 4, deepest);
  if (!rgba) return undefined;
  if (colours.channels === 1) for (let at = 0; at < rgba.length; at += 4) rgba.fill(rgba[at] as number, at + 1, at + 3);
  convert(rgba);
  return { ...deepPixels(picture, rgba, host, orientation), ...kept };
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
