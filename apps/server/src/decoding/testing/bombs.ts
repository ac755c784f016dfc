import { tiffThatClaims } from '@image-converter/codecs/magick/testing/tiff';
import { corpusBytes } from '@image-converter/corpus/corpus';

export const tiffBomb = () => tiffThatClaims({ width: 60_000, height: 60_000, compression: 5, rowsPerStrip: 60_000 });

/** Under the limit by what it claims, and still without a pixel to show for it. */
export const tiffOfNothing = () => tiffThatClaims({ width: 9000, height: 9000, compression: 5, rowsPerStrip: 9000 });

/** A small picture of which the extents (`ispe`: version and flags, width, height) claim 65535 × 65535. */
export function heicBomb(): Uint8Array {
  const bytes = Buffer.from(corpusBytes('hopper.heif'));
  for (let at = bytes.indexOf('ispe'); at !== -1; at = bytes.indexOf('ispe', at + 1)) {
    bytes.writeUInt32BE(65_535, at + 8);
    bytes.writeUInt32BE(65_535, at + 12);
  }
  return bytes;
}

/** One page of 14,000 × 14,000 points, 850 megapixels at 150 dots an inch. */
export function pdfAsLargeAsAHouse(): Uint8Array {
  return new TextEncoder().encode(
    '%PDF-1.4\n' +
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 14000 14000]>>endobj\n' +
      'trailer<</Root 1 0 R>>\n%%EOF\n',
  );
}
