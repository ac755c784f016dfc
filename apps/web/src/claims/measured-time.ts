import type { Pair } from '@image-converter/formats/pairs';
import { formatNumber } from '../i18n/numbers.ts';
import type { Translate } from '../i18n/translate.ts';
import type { Language } from '../routes/pages.ts';
import type { Measured } from './measured.ts';

/** A sentence with the typical duration of a conversion; undefined if it was not measured. */
export function measuredTime(t: Translate, language: Language, pair: Pair, measured: Measured): string | undefined {
  const { milliseconds, megapixels, browser, cores } = measured;
  const time = milliseconds[pair];
  if (typeof time !== 'number') return undefined;
  const seconds = secondsAtLeast(time);
  return t(seconds < 1 ? 'measured.time_under_a_second' : 'measured.time', {
    seconds: formatNumber(language, seconds),
    megapixels: formatNumber(language, megapixels),
    browser,
    cores,
  });
}

/** Rounded up: to tenths of a second below ten seconds, to whole seconds above. */
export function secondsAtLeast(milliseconds: number): number {
  return milliseconds > 9900 ? Math.ceil(milliseconds / 1000) : Math.ceil(milliseconds / 100) / 10;
}
