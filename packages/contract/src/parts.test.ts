import { expect, it } from 'vitest';
import { partsInHeader, partsOf } from './parts.ts';

it('says where each of several pictures ends', () => {
  const parts = [
    { width: 10, height: 20, length: 300 },
    { width: 5, height: 6, length: 70 },
  ];
  expect(partsInHeader(parts)).toBe('10x20:300,5x6:70');
  expect(partsOf('10x20:300,5x6:70')).toEqual(parts);
});

it.each(['', '10x20', '10x20:0', '0x20:5', '10x20:300,', '10x20:300;5x6:70', '-1x2:3'])('refuses "%s"', (header) => {
  expect(partsOf(header)).toBeUndefined();
});
