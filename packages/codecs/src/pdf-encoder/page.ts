import { displayed } from '@image-converter/formats/inspect/orientation';
import type { Size } from '@image-converter/formats/inspection';
import { PdfFile, type PdfPart, pagesNumber } from './pdf-file.ts';

/** A picture as stored in a PDF; the size is the stored one. */
export interface PagePicture extends Size {
  readonly channels: 1 | 3;
  /** Dictionary entries for its compression. */
  readonly filter: string;
  readonly data: readonly PdfPart[];
  /** EXIF orientation, 1 to 8. */
  readonly orientation?: number;
  /** ICC profile, if not sRGB. */
  readonly profile?: Uint8Array<ArrayBuffer> | undefined;
}

export const jpegFilter = '/Filter/DCTDecode';

/** Fine enough for print, and keeps the page of a photo smaller than a table. */
const dotsPerInch = 150;
const pointsPerInch = 72;

/**
 * Transformation for each orientation: the numbers of PDF's matrix, as fractions of the page's width (1st, 3rd and 5th)
 * and height. The origin of a picture is its lower left corner.
 */
const matrices = [
  [1, 0, 0, 1, 0, 0],
  [-1, 0, 0, 1, 1, 0],
  [-1, 0, 0, -1, 1, 1],
  [1, 0, 0, -1, 0, 1],
  [0, -1, -1, 0, 1, 1],
  [0, -1, 1, 0, 0, 1],
  [0, 1, 1, 0, 0, 0],
  [0, 1, -1, 0, 1, 0],
] as const;

/** A one-page PDF filled by the picture. */
export function pdfOf(picture: PagePicture): PdfPart[] {
  const { width, height, channels, filter, data, orientation = 1, profile } = picture;
  const file = new PdfFile();
  const space = channels === 1 ? '/DeviceGray' : '/DeviceRGB';
  const colours = profile ? `[/ICCBased ${file.add(`<</N ${channels}/Alternate${space}>>`, [profile])} 0 R]` : space;
  const size = `/Width ${width}/Height ${height}/BitsPerComponent 8`;
  const image = file.add(`<</Type/XObject/Subtype/Image${size}/ColorSpace${colours}${filter}>>`, data);
  const shown = displayed({ width, height }, orientation);
  const page = [inPoints(shown.width), inPoints(shown.height)] as const;
  const numbers = (matrices[orientation - 1] ?? matrices[0]).map((share, index) => share * (page[index % 2] as number));
  const contents = file.add('<<>>', [`${numbers.join(' ')} cm /Picture Do`]);
  const resources = `/Resources<</XObject<</Picture ${image} 0 R>>>>`;
  const box = `/MediaBox[0 0 ${page.join(' ')}]`;
  file.addPage(file.add(`<</Type/Page/Parent ${pagesNumber} 0 R${box}${resources}/Contents ${contents} 0 R>>`));
  return file.finish();
}

function inPoints(pixels: number): number {
  return (pixels * pointsPerInch) / dotsPerInch;
}
