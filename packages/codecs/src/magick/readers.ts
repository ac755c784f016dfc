import type { AnyFormat } from '@image-converter/formats/any-format';
import { MagickFormat } from '@imagemagick/magick-wasm';

/** Formats that other codecs read as well, which leave to Magick what is rare in them. */
const secondChoice = {
  tiff: MagickFormat.Tiff,
  bmp: MagickFormat.Bmp,
  jpg: MagickFormat.Jpeg,
  png: MagickFormat.Png,
  webp: MagickFormat.WebP,
} as const satisfies Partial<Record<AnyFormat, MagickFormat>>;

const onlyChoice = {
  jp2: MagickFormat.Jp2,
  jng: MagickFormat.Jng,
  mng: MagickFormat.Mng,
  psd: MagickFormat.Psd,
  psb: MagickFormat.Psb,
  pict: MagickFormat.Pict,
  pcd: MagickFormat.Pcd,
  dpx: MagickFormat.Dpx,
  cin: MagickFormat.Cin,
  miff: MagickFormat.Miff,
  dds: MagickFormat.Dds,
  rle: MagickFormat.Rle,
  mat: MagickFormat.Mat,
  pgx: MagickFormat.Pgx,
  viff: MagickFormat.Viff,
  vips: MagickFormat.Vips,
} as const satisfies Partial<Record<AnyFormat, MagickFormat>>;

/** The readers that a file may reach; none of Magick's others (scripts, SVG, URLs) ever sees a visitor's bytes. */
export const readers = { ...secondChoice, ...onlyChoice };

export type MagickInput = keyof typeof readers;

/** Where no inspector has said that the file is complete, a warning may be the only sign that half of it is missing. */
export function isStrict(format: MagickInput): boolean {
  return format in onlyChoice;
}
