import { nclxSpace } from '@image-converter/codecs/colour/rgb-space';
import { describe, expect, it } from 'vitest';
import { likenessOf, type ReadArea } from './likeness.ts';

/** An opaque grey picture with samples by position. */
function picture(sampleAt: (x: number, y: number) => number): ReadArea {
  return ({ x, y, width, height }) => {
    const data = new Uint8ClampedArray(width * height * 4).fill(255);
    for (let at = 0; at < width * height; at += 1)
      data.fill(sampleAt(x + (at % width), y + Math.floor(at / width)), at * 4, at * 4 + 3);
    return data;
  };
}

const waves = (x: number, y: number) => 128 + 100 * Math.sin(x / 9) * Math.cos(y / 7);
const noisy = (x: number, y: number) => waves(x, y) + ((x * 31 + y * 17 + x * y) % 13) - 6;

describe('the likeness of two pictures', () => {
  it('is a score of at most 100', () => {
    const size = { width: 90, height: 37 };
    const [original, slight] = [picture(waves), picture((x, y) => waves(x, y) + (noisy(x, y) - waves(x, y)) / 3)];
    const [little, much] = [likenessOf(size, original, slight), likenessOf(size, original, picture(noisy))];
    expect(little).toBeLessThan(100);
    expect(much).toBeLessThan(Number(little));
  });

  it('depends on the colours that the samples stand for', () => {
    const size = { width: 90, height: 37 };
    const space = nclxSpace({ primaries: 9, transfer: 8 });
    const compared = [picture(waves), picture(noisy)] as const;
    expect(Number(likenessOf(size, ...compared, space))).toBeGreaterThan(Number(likenessOf(size, ...compared)) + 0.1);
  });

  it('is identity if every pixel is the same', () => {
    const same = picture((x, y) => (x * y) % 256);
    expect(likenessOf({ width: 10, height: 37 }, same, same)).toBe('identical');
  });

  it('is not called identity because of a sample', () => {
    const size = { width: 1300, height: 820 };
    const white = picture(() => 255);
    const likeness = likenessOf(
      size,
      white,
      picture((x, y) => (x === 0 && y === 819 ? 254 : 255)),
    );
    expect(likeness).toBe(100);
  });

  it('is found in squares of a large picture, nearly as in all of it', () => {
    const size = { width: 1300, height: 820 };
    let read = 0;
    const counted: ReadArea = (area) => {
      read += area.width * area.height;
      return picture(waves)(area);
    };
    const whole = likenessOf({ width: 700, height: 700 }, picture(waves), picture(noisy));
    const likeness = likenessOf(size, counted, picture(noisy));
    expect(Math.abs(Number(likeness) - Number(whole))).toBeLessThan(2);
    expect(read).toBeLessThan(size.width * size.height * 0.4);
  });

  it('of a few pixels that differ is not said', () => {
    const black = picture(() => 0);
    expect(
      likenessOf(
        { width: 5, height: 5 },
        black,
        picture(() => 9),
      ),
    ).toBeUndefined();
  });
});
