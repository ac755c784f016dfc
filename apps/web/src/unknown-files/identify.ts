import { fileTypeFromBlob } from 'file-type';
import type { Parts } from '../i18n/source.ts';

/** Kinds of files that we do not read. Each has a text that says what to do. */
type Kind = keyof Parts['unknown-files'];

/** Best guess about a file that is not a picture we read. */
export interface FileGuess {
  readonly kind: Kind;
  /** Its format, or its misleading extension; the same in every language. */
  readonly name: string;
}

/** What file-type calls a file: its extension, a space and its media type. The first match wins. */
const kinds: readonly (readonly [kind: Kind, pattern: RegExp])[] = [
  ['archive', /^(zip|rar|7z|tar|tar\.gz|gz|bz2|xz|zst|lz|lz4|lzh|z|arj|ace|cab|cpio|dmg|iso) /i],
  ['office', /opendocument|openxmlformats|ms-(excel|word|powerpoint)|visio|vnd\.apple|epub|mobipocket|rtf|x-cfb/],
  ['video', / video\/|^(asf|mxf|rm|swf) /],
  ['audio', / audio\//],
  ['postscript', /^(eps|ps) /],
  ['other_picture', / image\/|^(blend|dcm|dwg|fbx|glb|indd|skp|stl|3mf) /],
  ['text', /^xml /],
];

const textLength = 4096;

/** Loaded with the first unrecognised file. `pictureExtensions` are those of the formats we read. */
export async function identify(file: File, pictureExtensions: ReadonlySet<string>): Promise<FileGuess> {
  const found = await fileTypeFromBlob(file).catch(() => undefined);
  // What only begins like a format we read is none of these.
  if (found && !pictureExtensions.has(found.ext)) {
    const [kind] = kinds.find(([, pattern]) => pattern.test(`${found.ext} ${found.mime}`)) ?? ['other'];
    return { kind, name: found.ext === 'cfb' ? 'Microsoft Office' : found.ext.toUpperCase() };
  }
  const bytes = new Uint8Array(await file.slice(0, textLength).arrayBuffer());
  if (appleDouble.every((byte, index) => bytes[index] === byte)) return { kind: 'mac_companion', name: 'AppleDouble' };
  const text = plainText(bytes);
  if (text !== undefined) return html.test(text) ? { kind: 'web_page', name: 'HTML' } : { kind: 'text', name: 'TXT' };
  const extension = /\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (pictureExtensions.has(extension)) return { kind: 'damaged', name: extension.toUpperCase() };
  return { kind: 'unknown', name: '' };
}

/** What a Mac writes beside a file on a disk of another system. */
const appleDouble = [0, 5, 0x16, 7];

const html = /^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body|script)\b/i;

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
