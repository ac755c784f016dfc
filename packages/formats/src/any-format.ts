import { type BrowserDecoder, type Format, type FormatFacts, formats } from './formats.ts';
import type { RareFormat, RareTable } from './rare/table.ts';

/** A format from either table, common or rare. */
export type AnyFormat = Format | RareFormat;

/** Formats that have this codec among their decoders. */
export type ReadBy<Decoder extends BrowserDecoder> = {
  [F in AnyFormat]: Decoder extends (typeof formats & RareTable)[F]['read']['browser'][number] ? F : never;
}[AnyFormat];

export function isCommon(format: AnyFormat): format is Format {
  return format in formats;
}

/** Rejects if the table of rare formats is needed and cannot be loaded. */
export async function factsOfFormat(format: AnyFormat): Promise<FormatFacts> {
  return isCommon(format) ? formats[format] : (await loadRareFormats()).rareFormats[format];
}

/** The only dynamic import of the rare table: another one would make every page larger. */
export function loadRareFormats() {
  return import('./rare/table.ts');
}
