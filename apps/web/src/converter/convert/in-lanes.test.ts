import { expect, it } from 'vitest';
import { inLanes } from './in-lanes.ts';

it('runs over all items, in order, and over no more at a time than there are lanes', async () => {
  const begun: number[] = [];
  let [running, most] = [0, 0];
  await inLanes([0, 1, 2, 3, 4, 5, 6], 3, async (item, index) => {
    expect(index).toBe(item);
    begun.push(item);
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, item % 3));
    running -= 1;
  });
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(most).toBe(3);
});
