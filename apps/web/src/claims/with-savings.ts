import { pairLabels } from '@image-converter/formats/pairs';
import { formatNumber, formatPercent } from '../i18n/numbers.ts';
import type { Messages } from '../i18n/source.ts';
import { translator } from '../i18n/translate.ts';
import type { Language } from '../routes/pages.ts';
import type { SavingPair } from './saving-pairs.ts';
import { type Saving, savings } from './savings.ts';

/**
 * Replaces the placeholders in the texts of a pair's page with our own figures: "{measured}" with a sentence on what its
 * files saved, or with nothing if half of them saved nothing; "{share}" and "{photos}" with what its target takes beside
 * JPG.
 */
export function withSavings(
  messages: Messages,
  language: Language,
  pair: SavingPair,
  saving = savings[pair],
): Messages {
  const sentence = savingSentence(messages, language, pair, saving);
  const equal = saving.besideJpg;
  const figures = {
    ' {measured}': sentence ? ` ${sentence}` : '',
    '{share}': equal ? formatPercent(language, equal.share) : '',
    '{photos}': equal ? formatNumber(language, equal.photos) : '',
  };
  return {
    ...messages,
    pair: fill(messages.pair, figures) as Messages['pair'],
    seo_content: fill(messages.seo_content, figures) as Messages['seo_content'],
  };
}

function savingSentence(messages: Messages, language: Language, pair: SavingPair, saving: Saving) {
  const [, half = 0, quarter = 0] = saving.quartiles.map(shareAtMost);
  if (half <= 0) return undefined;
  return translator(messages)('measured.saving', {
    files: formatNumber(language, saving.files),
    larger: formatNumber(language, saving.larger),
    format: pairLabels(pair).from,
    half: formatPercent(language, half),
    quarter: formatPercent(language, quarter),
  });
}

/** Rounded down to whole percent. */
export function shareAtMost(share: number): number {
  // Floating point: 0.29 × 100 is 28.999…
  return Math.floor(Number((share * 100).toFixed(6))) / 100;
}

function fill(texts: unknown, figures: Readonly<Record<string, string>>): unknown {
  if (typeof texts === 'string') {
    return Object.entries(figures).reduce((text, [name, figure]) => text.replace(name, () => figure), texts);
  }
  if (Array.isArray(texts)) return texts.map((text) => fill(text, figures));
  return Object.fromEntries(Object.entries(texts as object).map(([key, text]) => [key, fill(text, figures)]));
}
