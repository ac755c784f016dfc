import { type Kind, signatures } from './signatures.ts';

/** Best guess about a file that is not a picture we read. */
export interface FileGuess {
  readonly kind: Kind;
  /** Its format, or its misleading extension; the same in every language. */
  readonly name: string;
}

const lookedAt = 4096;

/** Names near the start of a ZIP that identify the program's file format. */
const inZip: readonly (readonly [sign: string, kind: Kind, name: string])[] = [
  ['mimetypeapplication/epub+zip', 'ebook', 'EPUB'],
  ['mimetypeapplication/vnd.oasis.opendocument', 'office', 'OpenDocument'],
  ['word/', 'office', 'Word'],
  ['ppt/', 'office', 'PowerPoint'],
  ['xl/', 'office', 'Excel'],
  ['[Content_Types].xml', 'office', 'Microsoft Office'],
  ['Index/', 'office', 'iWork'],
  ['META-INF/', 'program', 'Java'],
  ['QuickLook/Thumbnail', 'layered', 'Procreate'],
  ['pages/', 'drawing', 'Sketch'],
];

/** Loaded with the first unrecognised file. `pictureExtensions` are those of the formats we read. */
export async function identify(file: File, pictureExtensions: ReadonlySet<string>): Promise<FileGuess> {
  const bytes = new Uint8Array(await file.slice(0, lookedAt).arrayBuffer());
  const text = String.fromCharCode(...bytes);
  const extension = /\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (bytes.every((byte) => byte === 0)) return { kind: 'zeros', name: '' };
  const known = signatures.find(({ parts }) => parts.every(([offset, part]) => text.startsWith(part, offset)));
  if (known) return { kind: known.kind, name: known.name };
  if (text.startsWith('PK\x03\x04')) return insideZip(text);
  const plain = plainText(bytes);
  if (plain !== undefined) return asText(plain);
  if (pictureExtensions.has(extension)) return { kind: 'damaged', name: extension.toUpperCase() };
  return { kind: 'unknown', name: '' };
}

function insideZip(text: string): FileGuess {
  const [, kind, name] = inZip.find(([sign]) => text.includes(sign)) ?? ['', 'archive', 'ZIP'];
  return { kind, name };
}

/** Undefined if it is not text: control characters, or bytes that are not UTF-8 (the last character may be cut off). */
function plainText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what a text does not have.
    return /[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

function asText(text: string): FileGuess {
  if (/^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body|script)\b/i.test(text)) {
    return { kind: 'web_page', name: 'HTML' };
  }
  if (/^\s*<\?xml/.test(text)) return { kind: 'text', name: 'XML' };
  if (/^\s*[[{]\s*["\d[{\]}]/.test(text)) return { kind: 'text', name: 'JSON' };
  return { kind: 'text', name: 'TXT' };
}
