import { describe, expect, it } from 'vitest';
import { shrunkTo } from './geometry.ts';

describe('a picture that is looked at', () => {
  it('keeps its size if it has few enough pixels', () => {
    expect(shrunkTo({ width: 40, height: 30 }, 1200)).toEqual({ width: 40, height: 30 });
  });

  it('keeps its shape if it has more', () => {
    expect(shrunkTo({ width: 4000, height: 2000 }, 2_000_000)).toEqual({ width: 2000, height: 1000 });
  });

  it('never vanishes', () => {
    expect(shrunkTo({ width: 100_000, height: 1 }, 100)).toEqual({ width: 3162, height: 1 });
  });
});
