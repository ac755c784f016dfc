import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import type { Size } from '@image-converter/formats/inspection';
import type { Decoded, Decoder, Limits } from '../decoder.ts';
import { DecodingError } from '../decoding-error.ts';
import { openWasm } from './wasm-file.ts';

const dotsPerInch = 150;
const pointsPerInch = 72;

const wasm = openWasm(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'));
let pdfium: ReturnType<typeof PDFiumLibrary.init> | undefined;

export const pdfDecoder: Decoder = {
  decode: async ({ bytes, limits }) => {
    pdfium ??= PDFiumLibrary.init({ wasmBinary: wasm().buffer });
    const document = await (await pdfium).loadDocument(bytes).catch((cause: unknown) => {
      throw new DecodingError(needsPassword(cause) ? 'UNSUPPORTED' : 'CORRUPT', cause);
    });
    try {
      return await renderFirstPage(document, limits);
    } finally {
      document.destroy();
    }
  },
};

async function renderFirstPage(document: PDFiumDocument, limits: Limits): Promise<Decoded> {
  const pages = document.getPageCount();
  if (pages < 1) throw new DecodingError('CORRUPT');
  const page = document.getPage(0);
  const { width, height, data } = await page.render({ ...sizeOf(page, limits), renderFormFields: true });
  return { pages, raster: { width, height, channels: 4, data } };
}

/** A huge page is drawn at a lower resolution to stay within the limits. */
function sizeOf(page: PDFiumPage, { mostPixels, longestSide }: Limits): Size {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(
    dotsPerInch / pointsPerInch,
    Math.sqrt(mostPixels / (originalWidth * originalHeight)),
    longestSide / Math.max(originalWidth, originalHeight),
  );
  if (!(scale > 0)) throw new DecodingError('CORRUPT');
  const inPixels = (points: number) => Math.max(1, Math.floor(points * scale));
  return { width: inPixels(originalWidth), height: inPixels(originalHeight) };
}

/** The package reports PDFium's error codes 4 and 5 only as text. */
function needsPassword(cause: unknown): boolean {
  return cause instanceof Error && /password|security/i.test(cause.message);
}
