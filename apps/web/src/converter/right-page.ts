import { converterFor } from '@image-converter/formats/converters';
import type { Format, Target } from '@image-converter/formats/formats';
import { pairNames, pairs } from '@image-converter/formats/pairs';
import type { Page } from '../routes/pages.ts';

/** The page that takes such files: with the same target if there is one, otherwise with any, otherwise home. */
export function rightPage(format: Format, target: Target): Page | undefined {
  const candidates = pairNames.filter((pair) => pairs[pair].from === format);
  const pair = candidates.find((candidate) => pairs[candidate].to === target) ?? candidates[0];
  if (pair) return pair;
  return converterFor('home').accepts.includes(format) ? 'home' : undefined;
}
