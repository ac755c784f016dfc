import { describe, expect, it } from 'vitest';
import { likenessOf, type RowsOf } from './likeness.ts';

/** An opaque picture with samples by position. */
function picture(width: number, sampleAt: (x: number, y: number) => number): RowsOf {
  return (top, rows) =>
    Uint8ClampedArray.from({ length: width * rows * 4 }, (_, at) => {
      if (at % 4 === 3) return 255;
      const pixel = Math.floor(at / 4);
      return sampleAt(pixel % width, top + Math.floor(pixel / width));
    });
}

describe('the likeness of two pictures', () => {
  it('is said in decibels', () => {
    const size = { width: 10, height: 37 };
    const likeness = likenessOf(
      size,
      picture(10, () => 100),
      picture(10, () => 110),
    );
    expect(likeness).toBeCloseTo(10 * Math.log10(255 ** 2 / 10 ** 2));
  });

  it('is identity if every pixel is the same', () => {
    const same = picture(10, (x, y) => (x * y) % 256);
    expect(likenessOf({ width: 10, height: 37 }, same, same)).toBe('identical');
  });

  it('is not called identity because of a sample', () => {
    const size = { width: 4000, height: 3000 };
    const reads = { count: 0 };
    const rows =
      (differs: boolean): RowsOf =>
      (top, count) => {
        reads.count += 1;
        const data = new Uint8ClampedArray(size.width * count * 4).fill(255);
        if (differs && top === 0) data[0] = 254;
        return data;
      };
    expect(likenessOf(size, rows(false), rows(true))).toBeGreaterThan(100);
    reads.count = 0;
    likenessOf(size, rows(false), (_, count) => new Uint8ClampedArray(size.width * count * 4).fill(9));
    expect(reads.count).toBeLessThan(100);
  });
});
