import { describe, expect, it } from 'vitest';
import { formats } from './formats.ts';
import { rareFormats } from './rare/table.ts';

describe('formats', () => {
  it('are in one table or the other', () => {
    expect(Object.keys(rareFormats).filter((name) => name in formats)).toEqual([]);
  });

  it('share no extension and no media type', () => {
    const names = Object.values({ ...formats, ...rareFormats }).flatMap(({ extensions, mediaType }) => [
      ...extensions,
      mediaType,
    ]);
    expect(new Set(names).size).toBe(names.length);
  });
});
