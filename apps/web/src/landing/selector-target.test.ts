import type { Target } from '@image-converter/formats/formats';
import { describe, expect, it } from 'vitest';
import { selectorTarget } from './selector-target.ts';

describe('the format selector', () => {
  it('leads to the page of the pair in the visited language', () => {
    expect(selectorTarget('de', 'webp', 'png')).toBe('/de/webp-zu-png');
    expect(selectorTarget('pt', 'png', 'jpg')).toBe('/pt/png-para-jpg');
  });

  it('leads nowhere while a format is missing or both are the same', () => {
    expect(selectorTarget('en', undefined, 'png')).toBeUndefined();
    expect(selectorTarget('en', 'png', undefined)).toBeUndefined();
    expect(selectorTarget('en', 'jpg', 'jpg')).toBeUndefined();
  });

  it('leads home for a pair without a page', () => {
    expect(selectorTarget('es', 'webp', 'avif' as Target)).toBe('/es');
  });
});
