import { joinPdf as join } from '@image-converter/codecs/pdf-encoder/join';

/** Joins single-page PDFs written by the engine into one. */
export function joinPdf(files: readonly Blob[]): Promise<Blob> {
  return join(files);
}
