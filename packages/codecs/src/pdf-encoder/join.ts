import { PdfFile, type PdfPart, pagesNumber } from './pdf-file.ts';

/** Upper bound for the object table of a one-page file and everything after it. */
const tailBytes = 1024;
/** Upper bound for the dictionaries before its streams. */
const headBytes = 1024;

/** Joins several of our one-page PDFs. Their pictures are neither read nor copied. */
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

/** All objects except the catalog and the page list, which are rewritten. */
async function objectsOf(file: Blob): Promise<Blob[]> {
  const tail = await file.slice(-tailBytes).text();
  const offsets = [...tail.matchAll(/(\d{10}) 00000 n /g)].map(([, offset]) => Number(offset));
  const ends = offsets.toSorted((one, other) => one - other);
  return offsets.slice(pagesNumber).map((offset) => file.slice(offset, ends[ends.indexOf(offset) + 1]));
}

/** Splits an object into its dictionary as text and its stream, if any. */
async function split(object: Blob): Promise<[string, PdfPart[]]> {
  const bytes = new Uint8Array(await object.slice(0, headBytes).arrayBuffer());
  const text = String.fromCharCode(...bytes);
  const start = text.indexOf('\n') + 1;
  const stream = text.indexOf('\nstream\n');
  const end = object.size - '\nendobj\n'.length;
  if (stream < 0) return [text.slice(start, end), []];
  return [text.slice(start, stream), [object.slice(stream, end)]];
}

/** The page list has the same number in every file. */
function renumbered(dictionary: string, before: number): string {
  return dictionary.replace(/(\d+) 0 R/g, (reference, number) =>
    Number(number) === pagesNumber ? reference : `${Number(number) + before} 0 R`,
  );
}
