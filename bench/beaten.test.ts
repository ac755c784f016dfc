import { describe, expect, it } from 'vitest';
import { weakestTime, whereBeaten } from './beaten.ts';
import type { Result } from './cases.ts';

function result(title: string, times: Record<string, number>, traits: Result['traits'] = []): Result {
  const standings = Object.entries(times).map(([name, milliseconds]) => ({
    name,
    milliseconds,
    times: Number.isNaN(milliseconds) ? [] : [milliseconds],
    bytes: 1,
    stages: {},
  }));
  return { title, measure: 'sharp', target: 1, standings, traits };
}

describe('where a peer wins', () => {
  it('is measured by time, size and fidelity, and a tie does not count', () => {
    const traits: Result['traits'] = [
      { name: 'ours', bytes: 2000, psnr: 40 },
      { name: 'a', bytes: 1000, psnr: 40 },
      { name: 'b', bytes: 4000, psnr: 'identical' },
      { name: 'c', bytes: 2000, fault: 'turned or resized' },
    ];
    const beaten = whereBeaten([result('PNG → JPG', { ours: 100, a: 50, b: 100, c: Number.NaN }, traits)]);
    expect(beaten.map(({ by, how }) => [by, how])).toEqual([
      ['a', 'faster'],
      ['a', 'smaller'],
      ['b', 'nearer to the source'],
    ]);
  });

  it('is worst where the ratio of our time to theirs is highest', () => {
    const results = [result('one', { ours: 100, a: 50 }), result('two', { ours: 900, a: 300, b: 600 })];
    expect(weakestTime(results)).toMatchObject({ title: 'two', by: 'a', ratio: 3 });
    expect(weakestTime([result('one', { ours: 1, a: 2 })])).toBeUndefined();
  });
});
