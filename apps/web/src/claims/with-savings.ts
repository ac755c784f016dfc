import { formats } from '@image-converter/formats/formats';
import { pairs as formatPairs } from '@image-converter/formats/pairs';
import { formatNumber, formatPercent } from '../i18n/numbers.ts';
import type { Messages } from '../i18n/source.ts';
import { translator } from '../i18n/translate.ts';
import type { Language } from '../routes/pages.ts';
import type { Measured, SavingPair } from './measured.ts';

/**
 * Puts our own figures beside the published ones, wherever a text says "{measured}". If nothing was measured, or fewer
 * than a quarter of the files became smaller, the placeholder is simply removed.
 */
export function withSavings(messages: Messages, language: Language, { savings }: Measured): Messages {
  const { pairs, seo_content } = messages;
  const jpg = savingSentence(messages, language, 'jpg-to-webp', savings);
  const png = savingSentence(messages, language, 'png-to-webp', savings);
  return {
    ...messages,
    pairs: {
      ...pairs,
      'jpg-to-webp': filled(pairs['jpg-to-webp'], jpg),
      'png-to-webp': filled(pairs['png-to-webp'], png),
    },
    seo_content: { ...seo_content, 'jpg-to-webp': filled(seo_content['jpg-to-webp'], jpg) },
  };
}

/** If fewer than half of the files became smaller, the sentence says so first. */
function savingSentence(messages: Messages, language: Language, pair: SavingPair, savings: Measured['savings']) {
  const saving = savings[pair];
  if (!saving) return undefined;
  const [, half = 0, quarter = 0] = saving.quartiles.map(shareAtMost);
  if (quarter <= 0) return undefined;
  return translator(messages)(half > 0 ? 'measured.saving' : 'measured.saving_of_a_quarter', {
    files: formatNumber(language, saving.files),
    larger: formatNumber(language, saving.larger),
    format: formats[formatPairs[pair].from].label,
    half: formatPercent(language, half),
    quarter: formatPercent(language, quarter),
  });
}

/** Never more than what was measured, in whole hundredths. */
export function shareAtMost(share: number): number {
  // 0.29 × 100 is 28.999…
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
