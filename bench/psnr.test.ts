import { describe, expect, it } from 'vitest';
import { psnr } from './psnr.ts';

describe('PSNR', () => {
  it('of equal pictures is "identical" instead of a number', () => {
    expect(psnr(Uint8Array.of(1, 2, 3), Uint8Array.of(1, 2, 3))).toBe('identical');
  });

  it('of black and white is zero', () => {
    expect(psnr(new Uint8Array(6), new Uint8Array(6).fill(255))).toBeCloseTo(0);
  });

  it('is 20 decibels when every sample is off by a tenth of the range', () => {
    expect(
      psnr(
        new Uint8Array(10).fill(100),
        Uint8Array.from({ length: 10 }, (_, i) => 100 + (i % 2 ? 25 : 26)),
      ),
    ).toBeCloseTo(20, 1);
  });

  it('is refused for pictures of different sizes', () => {
    expect(() => psnr(new Uint8Array(3), new Uint8Array(6))).toThrow('3 samples against 6');
  });
});
