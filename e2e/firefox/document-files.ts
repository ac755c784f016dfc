import { drawings } from '@image-converter/corpus/fixtures/drawings';
import { encryptedPdf, pdfFile } from '@image-converter/corpus/fixtures/pdf';

const inch = { width: 72, height: 72 } as const;

/** Files drawn for these tests, by name. */
export async function documentBytes(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const make = { ...drawings, ...pdfs }[name];
  if (!make) throw new Error(`There is no document ${name}`);
  return make();
}

const pdfs: typeof drawings = {
  'three-pages.pdf': () =>
    pdfFile([
      { ...inch, colour: [1, 0, 0] },
      { ...inch, width: 144, colour: [0, 0, 1] },
      { ...inch, colour: [0, 1, 0], rotate: 90 },
    ]),
  'locked.pdf': encryptedPdf,
};
