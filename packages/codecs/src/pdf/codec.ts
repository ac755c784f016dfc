import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import type { Codec, Host, Source } from '../codec.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { checkFonts } from './missing-fonts.ts';
import { sizeOfPage } from './page-size.ts';

let pdfium: Promise<PDFiumLibrary> | undefined;

/** PDFium, for PDF files and for Illustrator files, which contain a PDF. Loaded with the first of them. */
export const codec = {
  /** Opening a document takes PDFium next to no time, so none is kept open between its pages. */
  async decode(source: Source, host: Host<unknown>): Promise<Pixels<4>> {
    const [library, bytes] = await Promise.all([pdfiumOnce(host), source.bytes()]);
    try {
      return await drawPage(library, bytes, source, host);
    } catch (error) {
      // An instance that failed halfway is not reused.
      if (!(error instanceof CodecError)) pdfium = undefined;
      throw error;
    }
  },
} satisfies Codec;

async function drawPage(
  library: PDFiumLibrary,
  bytes: Uint8Array,
  { page: number, reading }: Source,
  host: Host<unknown>,
): Promise<Pixels<4>> {
  const document = await library.loadDocument(bytes).catch((cause: unknown) => {
    throw needsPassword(cause) ? new UnsupportedFile('PASSWORD', cause) : new CodecError('CORRUPT', cause);
  });
  try {
    const pages = countPages(document);
    if (number > pages) throw new UnsupportedFile('NO_SUCH_PAGE');
    const page = document.getPage(number - 1);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const size = sizeOfPage({ width: originalWidth, height: originalHeight }, reading, host.limits);
    checkFonts(page);
    const drawn = await page.render({ ...size, renderFormFields: true });
    // Drawn on white, so nothing is transparent.
    return { ...rgbaPixels(drawn, new Uint8ClampedArray(drawn.data.buffer as ArrayBuffer), true), pages };
  } finally {
    document.destroy();
  }
}

function countPages(document: PDFiumDocument): number {
  const pages = document.getPageCount();
  if (pages < 1) throw new CodecError('CORRUPT', 'PDF: no page');
  return pages;
}

function pdfiumOnce(host: Host<unknown>): Promise<PDFiumLibrary> {
  pdfium ??= start(host).catch((error: unknown) => {
    pdfium = undefined;
    throw error;
  });
  return pdfium;
}

async function start(host: Host<unknown>): Promise<PDFiumLibrary> {
  const module = await host.wasm('pdf');
  return PDFiumLibrary.init({
    instantiateWasm: (imports, onInstance) => {
      const instance = new WebAssembly.Instance(module, imports);
      // The package declares the parameter as a module, but its code expects the instance.
      onInstance(instance as WebAssembly.Module);
      return instance.exports;
    },
  });
}

/** The package reports PDFium's error codes 4 and 5 only as text. */
function needsPassword(cause: unknown): boolean {
  return cause instanceof Error && /password|security/i.test(cause.message);
}
