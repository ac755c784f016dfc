import { expect, it } from 'vitest';
import type { Result } from './contest.ts';
import { duels } from './report.ts';

/** Ours takes `ours` milliseconds, and the rival 100. */
function resultOf(photo: string, ours: number): Result {
  const standing = (name: string, time: number) => ({ name, milliseconds: time, times: [time, time, time] });
  return {
    title: `JPG → PNG, ${photo}`,
    group: 'JPG → PNG',
    rival: 'sharp',
    target: 1,
    standings: [standing('ours', ours), standing('sharp', 100)],
  };
}

it.each([
  [[50, 60, 70, 300], '1, **missed** (1.27)'],
  [[50, 60, 70, 150], '1'],
])('a target counts for the upper quartile of the photos (%j)', (times, expected) => {
  const results = times.map((time, index) => resultOf(`photo ${index}`, time));
  const { rows } = duels('', '', results, { 'JPG → PNG, photo 1': 0.4 });
  expect(rows.map((row) => row[4])).toEqual([expected, '–', '–', '–']);
  expect(rows.map((row) => row[3])).toEqual(['–', '0.40', '–', '–']);
});
