import { describe, expect, it } from 'vitest';
import { pairNames, pairOf } from './pairs.ts';

describe('pairs', () => {
  it('cover every conversion between PNG, JPG and WebP once', () => {
    expect([...pairNames].sort()).toEqual(
      ['jpg-to-png', 'jpg-to-webp', 'png-to-jpg', 'png-to-webp', 'webp-to-jpg', 'webp-to-png'].sort(),
    );
  });

  it('are found by their two formats', () => {
    expect(pairOf('webp', 'png')).toBe('webp-to-png');
    expect(pairOf('png', 'png')).toBeUndefined();
  });
});
