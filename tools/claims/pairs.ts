import { furtherPairs, specifiedPairs } from '@image-converter/formats/pairs';

/** The keys that a pattern stands for: `{pair}` is each of the pairs. */
function onEach(pairs: readonly string[], pattern: string): string {
  return pairs.map((pair) => pattern.replaceAll('{pair}', pair)).join(' ');
}

export function onSpecified(pattern: string): string {
  return onEach(Object.keys(specifiedPairs), pattern);
}

export function onFurther(pattern: string): string {
  return onEach(Object.keys(furtherPairs), pattern);
}
