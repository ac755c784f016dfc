import { type Format, type FormatFacts, formats } from './formats.ts';
import type { RareFormat } from './rare/table.ts';

/** A format of either table. */
export type AnyFormat = Format | RareFormat;

export function isCommon(format: AnyFormat): format is Format {
  return Object.hasOwn(formats, format);
}

/** Rejects if the table of rare formats is needed and cannot be loaded. */
export async function factsOfFormat(format: AnyFormat): Promise<FormatFacts> {
  if (isCommon(format)) return formats[format];
  const { rareFormats } = await import('./rare/table.ts');
  return rareFormats[format];
}
