import type { Pixels } from './compare.ts';

/** Where the manifests have only a witness that misreads a file, or one of two right readings. */

interface Twin {
  readonly of: 'faults' | 'formats';
  /** Stores the same picture in a way that its witnesses read. */
  readonly file: string;
  readonly tolerance?: number;
}

export const sameAs: Readonly<Record<string, Twin>> = {
  // ImageMagick 6 shows green and pink stripes. Others agree on the colours of the series that the file belongs to.
  // Here, four pixels share theirs, which narrow stripes do not survive unchanged.
  'tiff__planar-yuv420-jpeg-uncompressed.tif': {
    of: 'faults',
    file: 'TwelveMonkeys__planar-yuv444-jpeg-lzw.tif',
    tolerance: 8,
  },
  // Pillow garbles run lengths of 4 bits; ImageMagick and all browsers show what the file without them has.
  'bmp__pal4rle.bmp': { of: 'formats', file: 'bmp__pal4.bmp' },
  // Rows of a PFM run from bottom to top; libvips shows it upside down.
  'pfm__hopper.pfm': { of: 'formats', file: 'pgm__hopper_16bit_plain.pgm' },
  // libvips took the light itself, where 1 is white, for a byte, where 255 is: the picture is black, or all white on white.
  'exr__Format_ARGB8565_Premultiplied.exr': { of: 'formats', file: 'jp2__Format_RGBA16FPx4.jp2', tolerance: 6 },
  'jxl__Format_RGBA32FPx4_Premultiplied.jxl': { of: 'formats', file: 'jp2__Format_RGBA16FPx4.jp2' },
  // Netpbm ignores the fourth plane, which is alpha.
  'pcx__Format_ARGB32.pcx': { of: 'formats', file: 'jp2__Format_RGBA16FPx4.jp2' },
};

/** Light that was taken for bytes as above, and no other file shows the picture: engines are only compared. */
export const withoutTruth: readonly string[] = ['exr__BrightRings.exr'];

/** Pictures of a few pixels, which one can see in the bytes. */
export const drawn: Readonly<Record<string, string>> = {
  // Black, white, and two pixels that the mask, which Pillow ignores, makes transparent.
  'cur__mask_L.cur': '000000'.repeat(4 * 16) + 'ffffff'.repeat(12 * 16),
};

/** What a witness did with the picture, which has to be done to ours before the two are compared. */
export const misread: Readonly<Record<string, (picture: Pixels) => Pixels>> = {
  // Pillow ignores the mask of a cursor, and Netpbm the alpha channel.
  'cur__hand.cur': withoutAlpha,
  'pam__rgba.pam': withoutAlpha,
  // The reference beside these has their linear light as it is, without saying so in a way that was heeded. The same test
  // card in TIM and farbfeld is as bright as ours.
  'pfm__testcard_gray.pfm': inLinearLight,
  'phm__testcard_gray_half.phm': inLinearLight,
  'exr__ps2026_testcard_rgb.exr': inLinearLight,
};

/** A witness ignored the profile of the display that the icon was drawn on. */
export const tolerances: Readonly<Record<string, number>> = { 'icns__pillow2.icns': 6 };

/** PNGs with a gamma (gAMA), which their witness ignores. The corpus has a truth for each of the two readings. */
export const gammas: Readonly<Record<string, number>> = {
  'png__basi0g04.png': 1,
  'png__basi0g08.png': 1,
  'png__basn0g04.png': 1,
};

/** Displays are taken to have this gamma. */
const displayGamma = 2.2;

/** The mean colours of a picture as its gamma says it looks; nearly so where the pixels of a field differ. */
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

/** The curve of sRGB. */
function lightOf(signal: number): number {
  return signal <= 0.04045 ? signal / 12.92 : ((signal + 0.055) / 1.055) ** 2.4;
}
