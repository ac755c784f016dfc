import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import type { Size } from '@image-converter/formats/inspection';
import { defaultReading } from '@image-converter/formats/reading';

const pointsPerInch = 72;

/** About an A0 sheet at 150 dpi. A larger page at the usual resolution is drawn smaller, down to this. */
const comfortablePixels = 2 ** 25;
/** Every target can be as wide as this. */
const comfortableSide = 16_383;

/** With PDFium's memory and a copy of the picture, 800 MB. */
const mostPixels = 100_000_000;

/** In pixels, of a page in points. What was chosen above the usual resolution is drawn as chosen, or refused. */
export function sizeOfPage({ width, height }: Size, dpi: number, limits: { readonly pixels: number }): Size {
  if (!(width > 0 && height > 0)) throw new CodecError('CORRUPT', `PDF: a page of ${width} × ${height}`);
  const wanted = dpi / pointsPerInch;
  const most = Math.min(mostPixels, limits.pixels);
  const fits = width * height * wanted ** 2 <= most && Math.max(width, height) * wanted <= comfortableSide;
  if (!fits && dpi > defaultReading.dpi) throw new UnsupportedFile('PAGE_TOO_LARGE');
  const comfortable = Math.min(
    Math.sqrt(Math.min(comfortablePixels, most) / (width * height)),
    comfortableSide / Math.max(width, height),
  );
  const scale = fits ? wanted : Math.min(wanted, comfortable);
  // To the nearest pixel: 47 of them are 22.56 points, and in floating point these are a hair less than 47 again.
  const whole = fits ? Math.round : Math.floor;
  const inPixels = (points: number) => Math.max(1, whole(points * scale));
  return { width: inPixels(width), height: inPixels(height) };
}
