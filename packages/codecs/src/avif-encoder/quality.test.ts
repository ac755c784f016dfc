import { describe, expect, it } from 'vitest';
import { avifQuality } from './quality.ts';

describe.each(['browser', 'server'] as const)('the quality of the AVIF encoder of the %s', (encoder) => {
  const all = Array.from({ length: 101 }, (_, quality) => avifQuality(quality, encoder));

  it('goes from 0 to 100', () => {
    expect([all[0], all[100]]).toEqual([0, 100]);
  });

  it('never falls, so that a maximum size can be searched for', () => {
    expect(all.toSorted((a, b) => a - b)).toEqual(all);
  });
});
