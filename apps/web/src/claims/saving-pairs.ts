import type { Pair } from '@image-converter/formats/pairs';

/** Of these, savings are measured, and told by their pages, which load them. */
const savingPairs = ['jpg-to-webp', 'jpg-to-avif', 'jpg-to-jxl', 'png-to-webp'] as const satisfies Pair[];

export type SavingPair = (typeof savingPairs)[number];

export function isSavingPair(pair: Pair): pair is SavingPair {
  return savingPairs.some((one) => one === pair);
}
