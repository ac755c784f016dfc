import { converterFor } from '@image-converter/formats/converters';
import { type Format, formats } from '@image-converter/formats/formats';
import { isPair } from '@image-converter/formats/pairs';
import { describe, expect, it } from 'vitest';
import { rightPage } from './right-page.ts';

const takenSomewhere: Format[] = ['png', 'jpg', 'webp', 'heic', 'tiff'];

describe.each(['png', 'jpg', 'webp'] as const)('a notice on a page that makes %s', (target) => {
  it.each(Object.keys(formats) as Format[])('leads %s only where it is taken', (format) => {
    const page = rightPage(format, target);
    expect(page !== undefined).toBe(takenSomewhere.includes(format));
    if (page) expect(converterFor(isPair(page) ? page : 'home').accepts).toContain(format);
  });
});

describe('the page a notice leads to', () => {
  it('has the same target where there is one', () => {
    expect(rightPage('webp', 'png')).toBe('webp-to-png');
    expect(rightPage('webp', 'webp')).toBe('webp-to-jpg');
    expect(rightPage('heic', 'webp')).toBe('home');
  });
});
