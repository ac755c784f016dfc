import type { Pixels } from './compare.ts';

/**
 * Corrections for manifest entries whose only reference was made by a decoder that misreads the file, or that lists
 * only one of two valid readings.
 */

interface Twin {
  readonly of: 'faults' | 'formats';
  /** Stores the same picture in a form that reference decoders read correctly. */
  readonly file: string;
  readonly tolerance?: number;
}

export const sameAs: Readonly<Record<string, Twin>> = {
  // ImageMagick 6 shows green and pink stripes. Other decoders agree on the colours of the rest of the series. This
  // file is subsampled (four pixels share their chroma), which alters narrow stripes.
  'tiff__planar-yuv420-jpeg-uncompressed.tif': {
    of: 'faults',
    file: 'TwelveMonkeys__planar-yuv444-jpeg-lzw.tif',
    tolerance: 8,
  },
  // Pillow garbles 4-bit run lengths; ImageMagick and all browsers show the same as for the uncompressed file.
  'bmp__pal4rle.bmp': { of: 'formats', file: 'bmp__pal4.bmp' },
  // PFM rows run from bottom to top; libvips shows the picture upside down.
  'pfm__hopper.pfm': { of: 'formats', file: 'pgm__hopper_16bit_plain.pgm' },
  // libvips takes linear light, where 1 is white, for bytes, where 255 is white: the picture is black, or all white on
  // white.
  'exr__Format_ARGB8565_Premultiplied.exr': { of: 'formats', file: 'jp2__Format_RGBA16FPx4.jp2', tolerance: 6 },
  'jxl__Format_RGBA32FPx4_Premultiplied.jxl': { of: 'formats', file: 'jp2__Format_RGBA16FPx4.jp2' },
  // Netpbm ignores the fourth plane, which is alpha.
  'pcx__Format_ARGB32.pcx': { of: 'formats', file: 'jp2__Format_RGBA16FPx4.jp2' },
};

/** No other file shows the same picture: only the engines are compared. */
export const withoutTruth: readonly string[] = [
  // Linear light taken for bytes as above.
  'exr__BrightRings.exr',
  // ImageMagick 6 reads one byte per sample, but 12 bits are stored in two, as the length of the file shows.
  'pgx__c1p0_06_2.pgx',
];

/** Pictures of a few pixels, read from their bytes by hand. */
export const drawn: Readonly<Record<string, string>> = {
  // Black, white, and two pixels that are transparent because of the mask, which Pillow ignores.
  'cur__mask_L.cur': '000000'.repeat(4 * 16) + 'ffffff'.repeat(12 * 16),
};

/** Errors of the reference decoder, applied to our picture before the comparison. */
export const misread: Readonly<Record<string, (picture: Pixels) => Pixels>> = {
  // Pillow ignores the mask of a cursor, and Netpbm the alpha channel.
  'cur__hand.cur': withoutAlpha,
  'pam__rgba.pam': withoutAlpha,
  // The reference of these contains their linear light unconverted. The same test card as TIM and farbfeld is as bright
  // as ours.
  'pfm__testcard_gray.pfm': inLinearLight,
  'phm__testcard_gray_half.phm': inLinearLight,
  'exr__ps2026_testcard_rgb.exr': inLinearLight,
};

/** The reference decoder ignores the profile of the display that the icon was drawn on. */
export const tolerances: Readonly<Record<string, number>> = { 'icns__pillow2.icns': 6 };

/** PNGs with a gamma (gAMA) that the reference decoder ignores. The corpus has references for both readings. */
export const gammas: Readonly<Record<string, number>> = {
  'png__basi0g04.png': 1,
  'png__basi0g08.png': 1,
  'png__basn0g04.png': 1,
};

/** Assumed gamma of displays. */
const displayGamma = 2.2;

/** Mean colours with the gamma applied; only approximate where the pixels of a field differ. */
export function brightened(grid: string, gamma: number): string {
  const exponent = 1 / (gamma * displayGamma);
  const samples = [...Buffer.from(grid, 'hex')].map((sample) => Math.round(255 * (sample / 255) ** exponent));
  return Buffer.from(samples).toString('hex');
}

function withoutAlpha(picture: Pixels): Pixels {
  return { ...picture, data: picture.data.map((sample, at) => (at % 4 === 3 ? 255 : sample)) };
}

function inLinearLight(picture: Pixels): Pixels {
  return { ...picture, data: picture.data.map((sample, at) => (at % 4 === 3 ? sample : lightOf(sample / 255) * 255)) };
}

/** The sRGB curve. */
function lightOf(signal: number): number {
  return signal <= 0.04045 ? signal / 12.92 : ((signal + 0.055) / 1.055) ** 2.4;
}
