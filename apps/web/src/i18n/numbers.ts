import { type Language, languageTable } from '../routes/pages.ts';

/**
 * Numbers below 1000 and short lists are written without Intl: its first use takes 25 ms, which every page would spend
 * before it responds.
 */
export function formatNumber(language: Language, value: number): string {
  if (Math.abs(value) >= 1000) return new Intl.NumberFormat(language).format(value);
  return localised(language, String(Math.round(value * 1000) / 1000));
}

/** Always two decimals, so that sizes and times in a list are easy to compare. */
export function formatHundredths(language: Language, value: number): string {
  if (Math.abs(value) < 1000) return localised(language, value.toFixed(2));
  return new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
}

function localised(language: Language, number: string): string {
  return number.replace('.', languageTable[language].decimal);
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
  return formatNumber(language, Math.round(share * 100)) + languageTable[language].percent;
}

/** "−78%" or "+12%", with a minus sign of the width of the plus. */
export function formatChange(language: Language, share: number): string {
  const format = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' });
  return format.format(share).replace('-', '\u2212');
}

/** "PNG and ICO". Knows that Spanish says "e" instead of "y" before an I. */
export function formatBoth(language: Language, { from, to }: { from: string; to: string }): string {
  const and = language === 'es' && to.startsWith('I') ? 'e' : languageTable[language].and;
  return `${from} ${and} ${to}`;
}

/** "PNG, JPG or WebP" */
export function formatChoice(language: Language, choices: readonly string[]): string {
  return choices.join(', ').replace(/, ([^,]+)$/, ` ${languageTable[language].or} $1`);
}
