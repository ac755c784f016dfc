import { joinPdf as join } from '@image-converter/codecs/pdf-encoder/join';

/** PDFs of one page each, as the engine writes them, as the pages of one. */
export function joinPdf(files: readonly Blob[]): Promise<Blob> {
  return join(files);
}
