import { PdfFile, type PdfPart, pagesNumber } from './pdf-file.ts';

/** The table of objects of a file of one page, and what follows it, is shorter. */
const tailBytes = 1024;
/** So are the dictionaries that stand before its streams. */
const headBytes = 1024;

/** Several of our PDFs, each of one page, as the pages of one. Their pictures are neither read nor copied. */
export async function joinPdf(files: readonly Blob[]): Promise<Blob> {
  const joined = new PdfFile();
  for (const file of files) {
    const before = joined.lastNumber - pagesNumber;
    for (const object of await objectsOf(file)) {
      const [head, rest] = await split(object);
      const number = joined.adopt(renumbered(head, before), ...rest);
      if (head.startsWith('<</Type/Page/')) joined.addPage(number);
    }
  }
  return new Blob(joined.finish(), { type: 'application/pdf' });
}

/** All but the catalog and the list of pages, which are written anew. */
async function objectsOf(file: Blob): Promise<Blob[]> {
  const tail = await file.slice(-tailBytes).text();
  const offsets = [...tail.matchAll(/(\d{10}) 00000 n /g)].map(([, offset]) => Number(offset));
  const ends = offsets.toSorted((one, other) => one - other);
  return offsets.slice(pagesNumber).map((offset) => file.slice(offset, ends[ends.indexOf(offset) + 1]));
}

/** A dictionary as text, and behind it the stream, if there is one. */
async function split(object: Blob): Promise<[string, PdfPart[]]> {
  const bytes = new Uint8Array(await object.slice(0, headBytes).arrayBuffer());
  const text = String.fromCharCode(...bytes);
  const start = text.indexOf('\n') + 1;
  const stream = text.indexOf('\nstream\n');
  const end = object.size - '\nendobj\n'.length;
  if (stream < 0) return [text.slice(start, end), []];
  return [text.slice(start, stream), [object.slice(stream, end)]];
}

/** The list of pages has the same number in every file. */
function renumbered(dictionary: string, before: number): string {
  return dictionary.replace(/(\d+) 0 R/g, (reference, number) =>
    Number(number) === pagesNumber ? reference : `${Number(number) + before} 0 R`,
  );
}
