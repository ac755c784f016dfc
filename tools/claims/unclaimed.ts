import type { Claim, NoClaim } from './claim.ts';
import { claimLike } from './claim-like.ts';
import type { Sentence } from './texts.ts';

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Claim-like words that no entry of the table covers, each with its sentence. */
export function uncovered(sentences: readonly Sentence[], table: readonly (Claim | NoClaim)[]): string[] {
  return sentences.flatMap(({ language, key, text }) => {
    const isCovered = (word: Span) =>
      table.some(({ says }) => spans(text, says[language]).some(({ from, to }) => from < word.to && word.from < to));
    return spans(text, claimLike[language])
      .filter((word) => !isCovered(word))
      .map(({ from, to }) => `${language} ${key}: nothing backs “${text.slice(from, to)}” in “${text}”`);
  });
}

/** Claims that no text makes any more, by language. */
export function unsaid(sentences: readonly Sentence[], claims: readonly Claim[]): string[] {
  return claims.flatMap(({ id, says }) =>
    Object.entries(says)
      .filter(([language, wording]) => !sentences.some((one) => one.language === language && isIn(one.text, wording)))
      .map(([language]) => `${id}: no text says it in ${language}`),
  );
}

function isIn(text: string, wording: RegExp): boolean {
  return spans(text, wording).length > 0;
}

/** Compiling costs more than searching, and there are thousands of sentences. */
const compiled = new Map<RegExp, RegExp>();

function everywhere(wording: RegExp): RegExp {
  const known = compiled.get(wording) ?? new RegExp(wording, 'giu');
  compiled.set(wording, known);
  return known;
}

function spans(text: string, wording: RegExp | undefined): Span[] {
  if (!wording) return [];
  return [...text.matchAll(everywhere(wording))].map(({ index, 0: match }) => ({
    from: index,
    to: index + match.length,
  }));
}
