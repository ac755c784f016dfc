import { formatNumber, units } from '../i18n/numbers.ts';
import type { Language } from '../routes/pages.ts';

export type Unit = keyof typeof units;

export function unitOf(bytes: number): Unit {
  return bytes >= units.MB && bytes % units.MB === 0 ? 'MB' : 'KB';
}

/** 200 KB, 2 MB */
export function fileSize(language: Language, bytes: number): string {
  const unit = unitOf(bytes);
  return `${formatNumber(language, bytes / units[unit])}\u00a0${unit}`;
}
