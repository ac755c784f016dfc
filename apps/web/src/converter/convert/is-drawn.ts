import type { AnyFormat } from '@image-converter/formats/any-format';

const drawnFormats: ReadonlySet<AnyFormat> = new Set<AnyFormat>(['pdf', 'svg']);

/** Documents and drawings have no pixels before they are drawn, so their size says nothing about that of the result. */
export function isDrawn(format: AnyFormat): boolean {
  return drawnFormats.has(format);
}
