import type { Outcome } from '../outcomes.ts';
import type { Claim } from './claim.ts';

type NoClaims = Readonly<Record<string, string>>;

/** Texts about which nobody has decided whether they promise something, or about which the tables disagree. */
export function undecided(keys: readonly string[], claims: readonly Claim[], noClaims: NoClaims): string[] {
  const promising = patternsOf(claims.map(({ at }) => at)).map(keysLike);
  const plain = patternsOf(Object.values(noClaims)).map(keysLike);
  return keys.flatMap((key) => {
    const isPromising = promising.some((pattern) => pattern.test(key));
    if (isPromising !== plain.some((pattern) => pattern.test(key))) return [];
    return isPromising ? `${key}: both a claim and nothing to prove` : `${key}: neither a claim nor nothing to prove`;
  });
}

/** Keys in the tables that no text has any more. */
export function outdated(keys: readonly string[], claims: readonly Claim[], noClaims: NoClaims): string[] {
  return patternsOf([...claims.map(({ at }) => at), ...Object.values(noClaims)])
    .filter((pattern) => !keys.some((key) => keysLike(pattern).test(key)))
    .map((pattern) => `${pattern}: no text has this key`);
}

/** Claims whose tests did not run, or did not pass, each with what is missing. */
export function unproven(claims: readonly Claim[], outcomes: readonly Outcome[]): string[] {
  return claims.flatMap(({ promise, shownBy }) =>
    shownBy
      .filter((proof) => !proof.startsWith('https://'))
      .flatMap((proof) => missing(proof, outcomes).map((what) => `“${promise}”: ${what}`)),
  );
}

function missing(proof: string, outcomes: readonly Outcome[]): string[] {
  const own = outcomes.filter(({ title }) => titlesLike(proof).test(title));
  const failed = own.filter(({ status }) => status === 'failed').map(({ title }) => `failed: ${title}`);
  if (failed.length > 0) return failed;
  if (own.some(({ status }) => status === 'passed')) return [];
  return [own.length > 0 ? `was left out: ${proof}` : `did not run: ${proof}`];
}

function patternsOf(lists: readonly string[]): string[] {
  return lists.flatMap((list) => list.trim().split(/\s+/));
}

function keysLike(pattern: string): RegExp {
  return new RegExp(`^${pattern.split('*').map(RegExp.escape).join('[^.]*')}(\\.|$)`);
}

function titlesLike(proof: string): RegExp {
  return new RegExp(`(^| › )${proof.split('…').map(RegExp.escape).join('.*')}$`);
}
