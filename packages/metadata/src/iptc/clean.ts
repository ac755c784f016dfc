import type { MetadataPolicy } from '../metadata-policy.ts';
import { datasets, previews } from './datasets.ts';
import { type Dataset, textOf } from './read.ts';

const envelope = 1;
const application = 2;

/** Removes previews of the old picture. Without location, keeps only listed datasets that cannot name a place. */
export function cleanDatasets(all: readonly Dataset[], { policy, allows, tally }: MetadataPolicy): Dataset[] {
  const kept = all.filter((dataset) => {
    const { record, number } = dataset;
    // The envelope declares the encoding of the other records.
    if (record === envelope) return true;
    if (record !== application || previews.includes(number)) return false;
    const fact = datasets.get(number);
    // The version of the standard says nothing about the picture.
    const group = number === 0 ? undefined : (fact?.group ?? 'other');
    const isSafe = number === 0 || (fact && group !== 'location' && allows(group, textOf(dataset)));
    const isKept = policy === 'keep' || isSafe;
    if (isKept) tally.keep(group);
    else tally.remove(group);
    return isKept;
  });
  return kept.some(({ record, number }) => record === application && number !== 0) ? kept : [];
}

/** Place names; country codes are too short to search for. */
export function placesIn(all: readonly Dataset[]): string[] {
  return all
    .filter(({ record, number }) => record === application && datasets.get(number)?.group === 'location')
    .map(textOf);
}
