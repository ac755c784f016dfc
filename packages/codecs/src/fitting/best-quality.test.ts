import { describe, expect, it } from 'vitest';
import { bestQuality } from './best-quality.ts';

interface Model {
  /** Ratio of the picture's bytes to those predicted from the sample by the number of pixels. */
  denser?: number;
  /** How much this ratio changes with the quality. */
  bend?: number;
}

/** Like a JPG: grows slowly up to 90, then steeply. */
function bytesAt(quality: number): number {
  return Math.round(2000 * Math.exp(quality / 30) + (quality > 90 ? 4000 * (quality - 90) ** 1.5 : 0));
}

async function search(maxBytes: number, { denser = 1, bend = 0 }: Model = {}, highest = 100) {
  const encoded: number[] = [];
  const sampled: number[] = [];
  const sizeAt = (quality: number) => Math.round(32 * bytesAt(quality) * denser * (1 + (bend * quality) / 100));
  const best = await bestQuality(
    maxBytes,
    { lowest: 10, highest },
    {
      encode: async (quality) => {
        encoded.push(quality);
        return { size: sizeAt(quality) };
      },
      sampleBytes: async (quality) => {
        sampled.push(quality);
        return bytesAt(quality);
      },
      samples: 32,
    },
  );
  let wanted: number | undefined;
  for (let quality = 10; quality <= 100; quality += 1) if (sizeAt(quality) <= maxBytes) wanted = quality;
  return { best, wanted, encoded, sampled };
}

describe('the best quality that fits', () => {
  const models: Model[] = [{}, { denser: 0.7 }, { denser: 1.4 }, { bend: 0.1 }, { denser: 1.2, bend: -0.1 }];
  const limits = [100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000];
  const cases = models.flatMap((model) => limits.map((limit) => ({ ...model, limit })));

  it.each(cases)('is found with two files, seldom three: %j', async ({ limit, ...model }) => {
    const { best, wanted, encoded } = await search(limit, model);
    expect(best?.file.size ?? 0).toBeLessThanOrEqual(limit);
    expect(Math.abs((best?.quality ?? 0) - (wanted ?? 0))).toBeLessThanOrEqual(model.bend ? 1 : 0);
    expect(encoded.length).toBeLessThanOrEqual(model.bend ? 3 : 2);
  });

  it('is the highest if that fits', async () => {
    expect((await search(1e9)).best?.quality).toBe(100);
    expect((await search(1e9)).encoded).toEqual([100]);
  });

  it('is never above the one that was chosen, which is tried first', async () => {
    const { best, encoded, sampled } = await search(1e9, {}, 90);
    expect([best?.quality, encoded, sampled]).toEqual([90, [90], [90]]);
    expect((await search(1e9, {}, 5)).best?.quality).toBe(5);
  });

  it('is none if not even the lowest fits, which is tried', async () => {
    const { best, encoded } = await search(1000);
    expect(best).toBeUndefined();
    expect(encoded).toEqual([10]);
  });

  it('is found even if the sample misleads', async () => {
    const { best, wanted } = await search(300_000, { denser: 3 });
    expect(best?.quality).toBe(wanted);
  });
});
