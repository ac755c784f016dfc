import { expect, it } from 'vitest';
import { bytesAllowed, maxBytesCheck } from './max-bytes.ts';

it('a maximum is a number of bytes, or a share of the original', () => {
  const right = [1000, 2_000_000, { percent: 1 }, { percent: 100 }];
  const wrong = [
    999,
    1000.5,
    '50%',
    null,
    {},
    { percent: 0 },
    { percent: 101 },
    { percent: 5, width: 5 },
    { width: 5 },
  ];
  expect(right.filter((value) => !maxBytesCheck.is(value))).toEqual([]);
  expect(wrong.filter((value) => maxBytesCheck.is(value))).toEqual([]);
});

it('encoders get bytes, never more than the share', () => {
  expect(bytesAllowed(undefined, 999)).toBeUndefined();
  expect(bytesAllowed(5000, 999)).toBe(5000);
  expect(bytesAllowed({ percent: 50 }, 999)).toBe(499);
  expect(bytesAllowed({ percent: 100 }, 999)).toBe(999);
});
