import { type Pair, pairLabels } from '@image-converter/formats/pairs';
import { formatNumber, formatPercent } from '../i18n/numbers.ts';
import type { Messages } from '../i18n/source.ts';
import { translator } from '../i18n/translate.ts';
import { type Language, pageTable } from '../routes/pages.ts';
import type { Route } from '../routes/route.ts';
import type { Measured, Saving, SavingPair } from './measured.ts';

/**
 * Replaces "{measured}" in the texts of a pair's page with our own figures, next to the published ones. Without
 * measurements, or if fewer than a quarter of the files became smaller, the placeholder is removed.
 */
export function withSavings(messages: Messages, { language, page }: Route, { savings }: Measured): Messages {
  const facts = pageTable[page];
  if (facts.kind !== 'converter' || !isMeasured(facts.pair, savings)) return messages;
  const sentence = savingSentence(messages, language, facts.pair, savings[facts.pair]);
  const { pair, seo_content } = messages;
  return { ...messages, pair: filled(pair, sentence), seo_content: filled(seo_content, sentence) };
}

function isMeasured(pair: Pair, savings: Measured['savings']): pair is SavingPair {
  return pair in savings;
}

/** If fewer than half of the files became smaller, the sentence says so first. */
function savingSentence(messages: Messages, language: Language, pair: SavingPair, saving: Saving | null) {
  if (!saving) return undefined;
  const [, half = 0, quarter = 0] = saving.quartiles.map(shareAtMost);
  if (quarter <= 0) return undefined;
  return translator(messages)(half > 0 ? 'measured.saving' : 'measured.saving_of_a_quarter', {
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

function filled<Texts>(texts: Texts, sentence: string | undefined): Texts {
  return fill(texts, sentence ? ` ${sentence}` : '') as Texts;
}

function fill(texts: unknown, replacement: string): unknown {
  if (typeof texts === 'string') return texts.replace(' {measured}', () => replacement);
  if (Array.isArray(texts)) return texts.map((text) => fill(text, replacement));
  return Object.fromEntries(Object.entries(texts as object).map(([key, text]) => [key, fill(text, replacement)]));
}
