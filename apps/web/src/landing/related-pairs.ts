import { type Pair, pairNames, pairs } from '@image-converter/formats/pairs';
import { pageTable, type ShownPage } from '../routes/pages.ts';

/** A longer list would no longer be a suggestion. */
const most = 8;

/**
 * Conversions that a visitor of the page may want next: the closest ones, in table order. Home links to all of them.
 */
export function relatedPairs(page: ShownPage): Pair[] {
  const facts = pageTable[page];
  if (facts.kind !== 'converter' || facts.headline === 'site') return pairNames;
  const others = pairNames.filter((pair) => pair !== facts.pair);
  const nearest = others.toSorted((a, b) => distance(facts.pair, a) - distance(facts.pair, b)).slice(0, most);
  return others.filter((pair) => nearest.includes(pair));
}

/** In this order: same source, reverse direction, same target, something to do with the result, anything else. */
function distance(from: Pair, to: Pair): number {
  const [one, other] = [pairs[from], pairs[to]];
  if (other.from.some((format) => one.from.includes(format))) return 0;
  if (other.from.includes(one.to) && one.from.includes(other.to)) return 1;
  if (other.to === one.to) return 2;
  return other.from.includes(one.to) ? 3 : 4;
}
