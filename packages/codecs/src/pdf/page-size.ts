import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import { drawingSize, type GeometryOptions } from '@image-converter/formats/geometry';
import type { Size } from '@image-converter/formats/inspection';
import { defaultReading } from '@image-converter/formats/reading';

const pointsPerInch = 72;

/** About an A0 sheet at 150 dpi. Larger pages at the default resolution are scaled down to this. */
const comfortablePixels = 2 ** 25;
/** Every target format allows this width. */
const comfortableSide = 16_383;

/** 800 MB, with PDFium's memory and a copy of the picture. */
const maxPixels = 100_000_000;

interface Drawing extends Partial<GeometryOptions> {
  readonly dpi: number;
}

/** Pixel size of a page given in points: by its resolution, or as chosen by the user. */
export function sizeOfPage(page: Size, { dpi, ...options }: Drawing, limits: { readonly pixels: number }): Size {
  const defaultSize = sizeByResolution(page, dpi, limits);
  const wanted = drawingSize(options, defaultSize);
  const isDrawable = wanted.width * wanted.height <= Math.min(maxPixels, limits.pixels);
  if ((options.size ?? 'original') !== 'original' && !isDrawable) throw new UnsupportedFile('PAGE_TOO_LARGE');
  return wanted;
}

/** A chosen resolution above the default is used as it is, or refused. */
function sizeByResolution({ width, height }: Size, dpi: number, limits: { readonly pixels: number }): Size {
  if (!(width > 0 && height > 0)) throw new CodecError('CORRUPT', `PDF: a page of ${width} × ${height}`);
  const wanted = dpi / pointsPerInch;
  const most = Math.min(maxPixels, limits.pixels);
  const fits = width * height * wanted ** 2 <= most && Math.max(width, height) * wanted <= comfortableSide;
  if (!fits && dpi > defaultReading.dpi) throw new UnsupportedFile('PAGE_TOO_LARGE');
  const comfortable = Math.min(
    Math.sqrt(Math.min(comfortablePixels, most) / (width * height)),
    comfortableSide / Math.max(width, height),
  );
  const scale = fits ? wanted : Math.min(wanted, comfortable);
  // Rounded to the nearest pixel: 47 pixels are 22.56 points, which in floating point give slightly less than 47 again.
  const whole = fits ? Math.round : Math.floor;
  const inPixels = (points: number) => Math.max(1, whole(points * scale));
  return { width: inPixels(width), height: inPixels(height) };
}
