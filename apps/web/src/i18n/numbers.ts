import { type Language, languageTable } from '../routes/pages.ts';

export function formatNumber(language: Language, value: number): string {
  return new Intl.NumberFormat(language).format(value);
}

/** Always two decimals, so that sizes and times in a list are easy to compare. */
export function formatHundredths(language: Language, value: number): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
}

/** Bytes in a unit, wherever the site shows or accepts a size. */
export const units = { KB: 1024, MB: 1024 ** 2 } as const;

export function megabytes(bytes: number): number {
  return bytes / units.MB;
}

/** In MB, or in KB if that would be 0.00 MB. */
export function formatSize(language: Language, bytes: number): string {
  if (megabytes(bytes) >= 0.01) return `${formatHundredths(language, megabytes(bytes))}\u00a0MB`;
  return `${formatHundredths(language, bytes / units.KB)}\u00a0KB`;
}

export function formatPercent(language: Language, share: number): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(share);
}

/** "−78%" or "+12%", with a minus sign of the width of the plus. */
export function formatChange(language: Language, share: number): string {
  const format = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' });
  return format.format(share).replace('-', '\u2212');
}

/** "PNG and ICO". Knows that Spanish says "e" instead of "y" before an I. */
export function formatBoth(language: Language, { from, to }: { from: string; to: string }): string {
  return new Intl.ListFormat(language).format([from, to]);
}

/** "PNG, JPG or WebP". Uses the locale: not every variety of English puts a comma before "or". */
export function formatChoice(language: Language, choices: readonly string[]): string {
  const locale = languageTable[language].locale.replace('_', '-');
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(choices);
}
