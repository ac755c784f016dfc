/** Part of a PDF; blobs are kept as blobs, so that nothing is copied. */
export type PdfPart = string | Uint8Array<ArrayBuffer> | Blob;

/** Objects are numbered from 1; these two come first but are written last, because they list all pages. */
const catalogNumber = 1;
export const pagesNumber = 2;

/** The signature is followed by four bytes above 127, so that programs do not treat the file as text. */
const header = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';

/** Writes a PDF object by object. All text except the header is ASCII. */
export class PdfFile {
  readonly #parts: PdfPart[] = [Uint8Array.from(header, (letter) => letter.charCodeAt(0))];
  readonly #offsets = new Map<number, number>();
  readonly #pages: number[] = [];
  #length = header.length;
  #lastNumber = pagesNumber;

  get lastNumber(): number {
    return this.#lastNumber;
  }

  /** Adds a dictionary, with the data of its stream if any, and returns its number. */
  add(dictionary: string, data?: readonly PdfPart[]): number {
    this.#lastNumber += 1;
    if (!data) return this.#write(this.#lastNumber, [dictionary]);
    const length = data.reduce((sum, part) => sum + lengthOf(part), 0);
    const withLength = `${dictionary.slice(0, -2)}/Length ${length}>>`;
    return this.#write(this.#lastNumber, [withLength, '\nstream\n', ...data, '\nendstream']);
  }

  /** Adds an object from another file, with a new number. */
  adopt(...content: readonly PdfPart[]): number {
    this.#lastNumber += 1;
    return this.#write(this.#lastNumber, content);
  }

  addPage(number: number): void {
    this.#pages.push(number);
  }

  finish(): PdfPart[] {
    const kids = this.#pages.map((number) => `${number} 0 R`).join(' ');
    this.#write(pagesNumber, [`<</Type/Pages/Count ${this.#pages.length}/Kids[${kids}]>>`]);
    this.#write(catalogNumber, [`<</Type/Catalog/Pages ${pagesNumber} 0 R>>`]);
    const start = this.#length;
    const count = this.#lastNumber + 1;
    const lines = Array.from({ length: this.#lastNumber }, (_, index) => entry(this.#offsets.get(index + 1) ?? 0));
    this.#put(`xref\n0 ${count}\n0000000000 65535 f \n${lines.join('')}`);
    this.#put(`trailer\n<</Size ${count}/Root ${catalogNumber} 0 R>>\nstartxref\n${start}\n%%EOF\n`);
    return this.#parts;
  }

  #write(number: number, content: readonly PdfPart[]): number {
    this.#offsets.set(number, this.#length);
    for (const part of [`${number} 0 obj\n`, ...content, '\nendobj\n']) this.#put(part);
    return number;
  }

  #put(part: PdfPart): void {
    this.#parts.push(part);
    this.#length += lengthOf(part);
  }
}

/** A line of the object table is always twenty bytes long. */
function entry(offset: number): string {
  return `${String(offset).padStart(10, '0')} 00000 n \n`;
}

function lengthOf(part: PdfPart): number {
  return part instanceof Blob ? part.size : part.length;
}
