import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import type { Source } from '@image-converter/codecs/codec';
import { rgbaPixels } from '@image-converter/codecs/pixels';
import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import type { Size } from '@image-converter/formats/inspection';
import type { Decoded, ServerCodec, ServerHost } from '../host.ts';
import { openWasm } from '../wasm-file.ts';

const dotsPerInch = 150;
const pointsPerInch = 72;

const wasm = openWasm(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'));
let pdfium: ReturnType<typeof PDFiumLibrary.init> | undefined;

/** The first page of a PDF by PDFium. */
export const codec = {
  async decode(source: Source, host: ServerHost): Promise<Decoded> {
    pdfium ??= PDFiumLibrary.init({ wasmBinary: wasm().buffer });
    const document = await (await pdfium).loadDocument(await source.bytes()).catch((cause: unknown) => {
      throw needsPassword(cause) ? new UnsupportedFile('PASSWORD', cause) : new CodecError('CORRUPT', cause);
    });
    try {
      return await renderFirstPage(document, host);
    } finally {
      document.destroy();
    }
  },
} satisfies ServerCodec;

async function renderFirstPage(document: PDFiumDocument, host: ServerHost): Promise<Decoded> {
  const pages = document.getPageCount();
  if (pages < 1) throw new CodecError('CORRUPT');
  const page = document.getPage(0);
  const drawn = await page.render({ ...sizeOf(page, host), renderFormFields: true });
  // On white, so nothing is transparent.
  return { ...rgbaPixels(drawn, new Uint8ClampedArray(drawn.data.buffer as ArrayBuffer), true), pages };
}

/** A huge page is drawn at a lower resolution to stay within the limits. */
function sizeOf(page: PDFiumPage, { limits }: ServerHost): Size {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(
    dotsPerInch / pointsPerInch,
    Math.sqrt(limits.pixels / (originalWidth * originalHeight)),
    limits.longestSide / Math.max(originalWidth, originalHeight),
  );
  if (!(scale > 0)) throw new CodecError('CORRUPT');
  const inPixels = (points: number) => Math.max(1, Math.floor(points * scale));
  return { width: inPixels(originalWidth), height: inPixels(originalHeight) };
}

/** The package reports PDFium's error codes 4 and 5 only as text. */
function needsPassword(cause: unknown): boolean {
  return cause instanceof Error && /password|security/i.test(cause.message);
}
