import type { ColourConversion } from '../heic/colour.ts';
import { copyUpright, type Raster } from '../magick/copy-upright.ts';
import { alphaPainter, unassociated } from './alpha.ts';
import { type Colours, coloursOf } from './colours.ts';
import { readPicture, type TiffPicture } from './picture.ts';
import { conversionBy } from './profile.ts';
import { rowReader } from './rows.ts';
import { couldHold, Segments } from './segments.ts';
import { tag } from './tags.ts';

/** RGBA, 8 bit, sRGB, upright, with straight alpha. */
interface TiffPixels {
  width: number;
  height: number;
  /** Nothing in it is transparent. */
  opaque: boolean;
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** Upright and in sRGB: grey, RGB, or RGBA with straight alpha. */
interface TiffSamples {
  width: number;
  height: number;
  channels: 1 | 3 | 4;
  data: Uint8Array | Uint8ClampedArray;
}

/** Whether `decodePlainTiff` handles this kind of file, if only by saying why nobody can. */
export function isPlainTiff(bytes: Uint8Array): boolean {
  try {
    return planOf(bytes) !== undefined;
  } catch {
    return true;
  }
}

/**
 * The first page. Undefined for kinds that we leave to ImageMagick and for damaged files, of which it can save what
 * there is to save; a TiffError for those that it cannot read rightly.
 */
export function decodePlainTiff(bytes: Uint8Array): TiffPixels | undefined {
  const plan = planOf(bytes);
  const raster = plan && decodeRaster(plan);
  return raster && uprightPixels(plan, raster);
}

/** The same with no more channels than the picture has, unless it is turned or converted. */
export function samplesOfPlainTiff(bytes: Uint8Array): TiffSamples | undefined {
  const plan = planOf(bytes);
  const raster = plan && decodeRaster(plan);
  if (!raster) return undefined;
  const { width, height, samples, samplesPerPixel } = raster;
  const isReady = plan.orientation === 1 && !plan.conversion;
  return isReady && isOutput(samplesPerPixel)
    ? { width, height, channels: samplesPerPixel, data: samples }
    : { ...uprightPixels(plan, raster), channels: 4 };
}

interface Plan {
  picture: TiffPicture;
  colours: Colours;
  conversion: ColourConversion | undefined;
  orientation: number;
}

function planOf(bytes: Uint8Array): Plan | undefined {
  const picture = readPicture(bytes);
  const colours = picture && couldHold(picture) ? coloursOf(picture) : undefined;
  if (!picture || !colours) return undefined;
  const profile = colours.isSrgb ? undefined : picture.tags.data(tag.iccProfile);
  const conversion = conversionBy(profile, colours.channels);
  if (conversion === 'magick') return undefined;
  const { orientation } = picture;
  return { picture, colours, conversion, orientation: orientation >= 1 && orientation <= 8 ? orientation : 1 };
}

/** Undefined if the file is damaged. */
function decodeRaster({ picture, colours }: Plan): Raster | undefined {
  const { width, height, grid, alpha } = picture;
  const channels = colours.channels + (alpha ? 1 : 0);
  const data = new Uint8Array(width * height * channels);
  const segments = new Segments(picture);
  const readRow = rowReader(picture);
  const straight = alpha?.isAssociated ? unassociated(picture, alpha.index) : undefined;
  const paintAlpha = alpha && alphaPainter(picture, alpha.index);
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
  const [green, blue] = colours.channels === 1 ? [0, 0] : [1, 2];
  const last = alpha ? channels - 1 : undefined;
  return { width, height, samples: data, samplesPerPixel: channels, red: 0, green, blue, alpha: last };
}

function uprightPixels({ conversion, orientation }: Plan, raster: Raster): TiffPixels {
  const upright = copyUpright(raster, orientation);
  conversion?.(upright.data);
  return { ...upright, opaque: raster.alpha === undefined || isOpaque(upright.data) };
}

function isOpaque(data: Uint8ClampedArray): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}

function isOutput(channels: number): channels is TiffSamples['channels'] {
  return channels === 1 || channels === 3 || channels === 4;
}
