import { expect, test } from 'vitest';
import { likenessOf } from './likeness.ts';
import { rgbaPixels } from './pixels.ts';

const of = (...data: number[]) => rgbaPixels({ width: data.length / 4, height: 1 }, new Uint8ClampedArray(data));

test('equal pictures are identical, whatever the colours of clear pixels', () => {
  expect(likenessOf(of(1, 2, 3, 255), of(1, 2, 3, 255))).toBe('identical');
  expect(likenessOf(of(1, 2, 3, 0), of(90, 80, 70, 0))).toBe('identical');
});

test('others are compared as they are seen', () => {
  expect(likenessOf(of(100, 100, 100, 255), of(101, 101, 101, 255))).toBeCloseTo(48.13, 2);
  expect(likenessOf(of(0, 0, 0, 255), of(255, 255, 255, 255))).toBeCloseTo(0, 5);
  expect(likenessOf(of(0, 0, 0, 0), of(255, 255, 255, 255))).toBe('identical');
});
