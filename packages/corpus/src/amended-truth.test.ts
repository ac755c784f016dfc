import { expect, it } from 'vitest';
import { brightened } from './amended-truth.ts';

it('a gamma of 1 brightens the middle, and leaves black and white', () => {
  expect(brightened('000000222222ffffff', 1)).toBe('000000666666ffffff');
});

it('the gamma of a display changes nothing', () => {
  expect(brightened('00112233', 1 / 2.2)).toBe('00112233');
});
