import type { AnyFormat } from '@image-converter/formats/any-format';
import { MagickFormat } from '@imagemagick/magick-wasm';

/** Formats that other codecs also read, except for rare variants. */
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
  dpx: MagickFormat.Dpx,
  cin: MagickFormat.Cin,
  miff: MagickFormat.Miff,
  dds: MagickFormat.Dds,
  rle: MagickFormat.Rle,
  mat: MagickFormat.Mat,
  viff: MagickFormat.Viff,
  vips: MagickFormat.Vips,
} as const satisfies Partial<Record<AnyFormat, MagickFormat>>;

/** The only readers a file can reach; Magick's others (scripts, SVG, URLs) never see a visitor's data. */
export const readers = { ...secondChoice, ...onlyChoice };

export type MagickInput = keyof typeof readers;

/** If no inspector has checked completeness, a warning may be the only sign that half of the file is missing. */
export function isStrict(format: MagickInput): boolean {
  return format in onlyChoice;
}
