import type { Language } from '../routes/pages.ts';

export function formatNumber(language: Language, value: number): string {
  return new Intl.NumberFormat(language).format(value);
}

/** Always two decimals, as sizes and times in a list are easiest to compare. */
export function formatHundredths(language: Language, value: number): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
}

export function formatPercent(language: Language, share: number): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(share);
}
