import { type Pair, pairNames, pairs } from '@image-converter/formats/pairs';
import { pageTable, type ShownPage } from '../routes/pages.ts';

/** More than this many would be a list to search rather than a suggestion. */
const most = 8;

/**
 * What a visitor of a page may want next: the nearest conversions, in the order of the table. Home leads to all of them.
 */
export function relatedPairs(page: ShownPage): Pair[] {
  const facts = pageTable[page];
  if (facts.kind !== 'converter' || facts.headline === 'site') return pairNames;
  const others = pairNames.filter((pair) => pair !== facts.pair);
  const nearest = others.toSorted((a, b) => distance(facts.pair, a) - distance(facts.pair, b)).slice(0, most);
  return others.filter((pair) => nearest.includes(pair));
}

/** The same files into something else, the way back, the same target, what can be done with the result, anything. */
function distance(from: Pair, to: Pair): number {
  const [one, other] = [pairs[from], pairs[to]];
  if (other.from.some((format) => one.from.includes(format))) return 0;
  if (other.from.includes(one.to) && one.from.includes(other.to)) return 1;
  if (other.to === one.to) return 2;
  return other.from.includes(one.to) ? 3 : 4;
}
