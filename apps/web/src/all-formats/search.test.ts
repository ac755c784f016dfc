import { describe, expect, it } from 'vitest';
import { matches } from './search.ts';

const row = { label: 'JPEG 2000', extensions: ['jp2', 'j2k'], about: 'El formato de ondículas de cines.' };

describe('a format is found', () => {
  it.each(['', '  ', 'jpeg', '2000 JPEG', '.j2k', '*.jp2', 'ondiculas', 'CINES ondículas'])('by %j', (query) => {
    expect(matches(row, query)).toBe(true);
  });

  it.each(['png', 'jpeg png', 'j3k'])('not by %j', (query) => {
    expect(matches(row, query)).toBe(false);
  });
});
