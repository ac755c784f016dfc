import { tiffThatClaims } from '@image-converter/codecs/testing/tiff';
import { pdfOfSide } from './server-files.ts';

export const tiffBomb = () => tiffThatClaims({ width: 60_000, height: 60_000, compression: 5, rowsPerStrip: 60_000 });

/** Its header gives a size within the limit, but it contains no pixels. */
export const tiffOfNothing = () => tiffThatClaims({ width: 9000, height: 9000, compression: 5, rowsPerStrip: 9000 });

/** One page of 14,000 × 14,000 points, 850 megapixels at 150 dots per inch. */
export const pdfAsLargeAsAHouse = () => pdfOfSide(14_000);
