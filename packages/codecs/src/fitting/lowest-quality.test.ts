import { describe, expect, it } from 'vitest';
import { lowestQuality } from './lowest-quality.ts';

/** The score rises faster up to a knee, as in real pictures. */
function picture(scoreAt: (quality: number) => number) {
  const tried: number[] = [];
  const search = (least: number) =>
    lowestQuality(least, { first: 90, highest: 100 }, async (quality) => {
      tried.push(quality);
      return scoreAt(quality);
    });
  return { tried, search };
}

const usual = (quality: number) => (quality < 85 ? 84 - (85 - quality) * 0.5 : 84 + (quality - 85) * 0.9);

describe('the lowest quality with a score', () => {
  it.each([60, 70, 80, 85, 90])('of %i is found in a few steps', async (least) => {
    const { tried, search } = picture(usual);
    const found = await search(least);
    expect(found?.score).toBeGreaterThanOrEqual(least);
    expect(found?.score).toBeLessThan(least + 1);
    expect(tried.length).toBeLessThan(6);
  });

  it('is the lowest of all if that will do', async () => {
    expect(await picture(() => 99).search(85)).toMatchObject({ quality: 20 });
  });

  it('is the highest of all if only that will do', async () => {
    expect(await picture((quality) => (quality === 100 ? 86 : 60)).search(85)).toMatchObject({ quality: 100 });
  });

  it('is none if not even the highest has it', async () => {
    const { tried, search } = picture((quality) => quality / 2);
    expect(await search(85)).toBeUndefined();
    expect(tried).toContain(100);
  });
});
