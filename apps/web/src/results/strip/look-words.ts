import { gradeOf } from '@image-converter/formats/looks';
import type { Outcome } from '../../converter/state/state.ts';
import { formatNumber } from '../../i18n/numbers.ts';
import type { ResultWords } from '../../i18n/source.ts';
import { fill } from '../../i18n/translate.ts';
import type { Language } from '../../routes/pages.ts';
import { lookOf } from './strip.ts';

/** How much a picture looks like its original, or that this is not known. */
export function lookWords(outcome: Outcome, words: ResultWords, language: Language): string {
  const look = lookOf(outcome);
  if (!look) return outcome.files[0].report?.copied ? words.receipt.identical : words.strip.unmeasured;
  const score = formatNumber(language, look.score);
  const isEstimate = look.of === 'squares';
  if (look.fallsShort) {
    const said = fill(words.look.falls_short, { score });
    return isEstimate ? `${said} (${words.look.squares}).` : `${said}.`;
  }
  const said = fill(words.receipt.score, { looks: words.receipt.looks[gradeOf(look.score)], number: score });
  return isEstimate ? `${said}, ${words.look.squares}` : said;
}
