import type { PDFiumPage } from '@hyzyla/pdfium';
import { UnsupportedFile } from '@image-converter/formats/codec-error';

/** Pointers are numbers; 0 is null. */
type Pointer = number;

/** PDFium functions that the package exports, but does not declare. */
interface TextCalls {
  _FPDFText_LoadPage(page: Pointer): Pointer;
  _FPDFText_ClosePage(text: Pointer): void;
  _FPDFText_CountChars(text: Pointer): number;
  _FPDFText_GetUnicode(text: Pointer, index: number): number;
  _FPDFText_IsGenerated(text: Pointer, index: number): number;
  _FPDFText_GetTextObject(text: Pointer, index: number): Pointer;
  _FPDFTextObj_GetFont(object: Pointer): Pointer;
  _FPDFTextObj_GetTextRenderMode(object: Pointer): number;
  _FPDFFont_GetIsEmbedded(font: Pointer): number;
  _FPDFFont_GetGlyphPath(font: Pointer, letter: number, size: number): Pointer;
}

/** Scanned pages often contain recognised text in modes that draw nothing. */
const invisibleModes = [3, 7];
const anySize = 12;
/** White space, control characters, soft hyphens, and code points without a character. */
const drawsNothing = /[\s\p{C}]/u;

/**
 * Refuses pages with glyphs that would be missing. A file may rely on fonts of the reader; PDFium brings its own for
 * that, but they only cover Western European letters.
 */
export function checkFonts(page: PDFiumPage): void {
  const { module: calls, pageIdx } = page as unknown as { module: TextCalls; pageIdx: Pointer };
  const text = calls._FPDFText_LoadPage(pageIdx);
  if (text === 0) return;
  try {
    const missing = firstMissing(calls, text);
    if (missing !== undefined) throw new UnsupportedFile('MISSING_FONTS', `PDF: no ${missing.toString(16)}`);
  } finally {
    calls._FPDFText_ClosePage(text);
  }
}

function firstMissing(calls: TextCalls, text: Pointer): number | undefined {
  const known = new Set<string>();
  const count = calls._FPDFText_CountChars(text);
  for (let index = 0; index < count; index += 1) {
    const letter = calls._FPDFText_GetUnicode(text, index);
    if (letter === 0 || drawsNothing.test(String.fromCodePoint(letter))) continue;
    const object = calls._FPDFText_GetTextObject(text, index);
    if (object === 0 || calls._FPDFText_IsGenerated(text, index) !== 0) continue;
    const font = calls._FPDFTextObj_GetFont(object);
    const pair = `${font} ${letter}`;
    if (known.has(pair) || invisibleModes.includes(calls._FPDFTextObj_GetTextRenderMode(object))) continue;
    known.add(pair);
    const isThere =
      calls._FPDFFont_GetIsEmbedded(font) !== 0 || calls._FPDFFont_GetGlyphPath(font, letter, anySize) !== 0;
    if (!isThere) return letter;
  }
  return undefined;
}
