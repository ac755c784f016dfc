import type { Target } from '@image-converter/formats/formats';
import { pairOf } from '@image-converter/formats/pairs';
import type { Language } from '../routes/pages.ts';
import { pathOf } from '../routes/route.ts';

/** Destination of the selector: undefined for a missing or equal format, home for a pair without a page. */
export function selectorTarget(
  language: Language,
  from: Target | undefined,
  to: Target | undefined,
): string | undefined {
  if (!from || !to || from === to) return undefined;
  return pathOf(language, pairOf(from, to) ?? 'home');
}
