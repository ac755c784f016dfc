import type { AnyFormat, ReadBy } from '@image-converter/formats/any-format';
import { MagickFormat } from '@imagemagick/magick-wasm';

/** Formats whose inspector has already checked that the file is complete. */
const inspected = {
  tiff: MagickFormat.Tiff,
  jpg: MagickFormat.Jpeg,
  png: MagickFormat.Png,
  webp: MagickFormat.WebP,
} as const satisfies Partial<Record<AnyFormat, MagickFormat>>;

const uninspected = {
  jp2: MagickFormat.Jp2,
  jng: MagickFormat.Jng,
  mng: MagickFormat.Mng,
  wbmp: MagickFormat.Wbmp,
  psd: MagickFormat.Psd,
  psb: MagickFormat.Psb,
  pict: MagickFormat.Pict,
  dpx: MagickFormat.Dpx,
  cin: MagickFormat.Cin,
  qoi: MagickFormat.Qoi,
  miff: MagickFormat.Miff,
  dds: MagickFormat.Dds,
  mtv: MagickFormat.Mtv,
  rle: MagickFormat.Rle,
  mat: MagickFormat.Mat,
  viff: MagickFormat.Viff,
  vips: MagickFormat.Vips,
} as const satisfies Partial<Record<AnyFormat, MagickFormat>>;

/** The only readers a file can reach; Magick's others (scripts, SVG, URLs) never see a visitor's data. */
export const readers = { ...inspected, ...uninspected } satisfies Record<ReadBy<'magick'>, MagickFormat>;

export type MagickInput = keyof typeof readers;

/** If no inspector has checked completeness, a warning may be the only sign that half of the file is missing. */
export function isStrict(format: MagickInput): boolean {
  return format in uninspected;
}
