import { describe, expect, it } from 'vitest';
import { converterFor, singleConverter } from './converters.ts';

describe('converters', () => {
  it('are single on the home page and on png-to-jpg', () => {
    expect(converterFor('home')).toBe(singleConverter);
    expect(converterFor('png-to-jpg')).toBe(singleConverter);
    expect(singleConverter).toMatchObject({ maxFiles: 1, maxBytes: 52_428_800, target: 'jpg' });
  });

  it.each(['jpg-to-png', 'jpg-to-webp', 'webp-to-jpg'] as const)('take five files of 20 MB on %s', (page) => {
    expect(converterFor(page)).toMatchObject({ maxFiles: 5, maxBytes: 20_971_520 });
  });

  it.each(['webp-to-png', 'png-to-webp'] as const)('take five files of any size on %s', (page) => {
    expect(converterFor(page)).toMatchObject({ maxFiles: 5, maxBytes: undefined });
  });
});
