import { describe, expect, it } from 'vitest';
import { formats } from './formats.ts';

describe('formats', () => {
  it('share no extension and no media type', () => {
    const names = Object.values(formats).flatMap(({ extensions, mediaType }) => [...extensions, mediaType]);
    expect(new Set(names).size).toBe(names.length);
  });
});
