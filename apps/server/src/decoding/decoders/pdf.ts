import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import type { Size } from '@image-converter/formats/inspection';
import { DecodingError } from '../decoding-error.ts';
import { MAX_PIXELS, MAX_SIDE } from '../limits.ts';
import type { Decoded } from './decoded.ts';
import { jpgOfRaster } from './jpg.ts';
import { openWasm } from './wasm-file.ts';

const DOTS_PER_INCH = 150;
const POINTS_PER_INCH = 72;

const wasm = openWasm(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'));
let pdfium: ReturnType<typeof PDFiumLibrary.init> | undefined;

export async function decodePdf(bytes: Uint8Array): Promise<Decoded> {
  pdfium ??= PDFiumLibrary.init({ wasmBinary: wasm().buffer });
  const document = await (await pdfium).loadDocument(bytes).catch((cause: unknown) => {
    throw new DecodingError(needsPassword(cause) ? 'UNSUPPORTED' : 'CORRUPT', cause);
  });
  try {
    return await renderFirstPage(document);
  } finally {
    document.destroy();
  }
}

async function renderFirstPage(document: PDFiumDocument): Promise<Decoded> {
  const pages = document.getPageCount();
  if (pages < 1) throw new DecodingError('CORRUPT');
  const page = document.getPage(0);
  const { width, height, data } = await page.render({ ...sizeOf(page), renderFormFields: true });
  return { pages, ...(await jpgOfRaster({ width, height, channels: 4, data })) };
}

/** A huge page is drawn at a lower resolution to stay within our limits. */
function sizeOf(page: PDFiumPage): Size {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(
    DOTS_PER_INCH / POINTS_PER_INCH,
    Math.sqrt(MAX_PIXELS / (originalWidth * originalHeight)),
    MAX_SIDE / Math.max(originalWidth, originalHeight),
  );
  if (!(scale > 0)) throw new DecodingError('CORRUPT');
  const inPixels = (points: number) => Math.max(1, Math.floor(points * scale));
  return { width: inPixels(originalWidth), height: inPixels(originalHeight) };
}

/** The package reports PDFium's error codes 4 and 5 only as text. */
function needsPassword(cause: unknown): boolean {
  return cause instanceof Error && /password|security/i.test(cause.message);
}
