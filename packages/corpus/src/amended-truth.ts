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
};

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
