import { describe, expect, it } from 'vitest';
import { isGrey } from './grey.ts';
import { flatten, rgbaPixels } from './pixels.ts';

function pixels(...samples: number[]) {
  return rgbaPixels({ width: samples.length / 4, height: 1 }, Uint8ClampedArray.from(samples));
}

describe('a picture made of pixels', () => {
  it('is opaque if every one is', () => {
    expect(pixels(0, 0, 0, 255, 9, 8, 7, 255)).toMatchObject({ opaque: true });
  });

  it('is not if a single one lets anything through', () => {
    expect(pixels(255, 255, 255, 255, 255, 255, 255, 254)).toMatchObject({ opaque: false });
    expect(pixels(1, 2, 3, 0, 1, 2, 3, 255)).toMatchObject({ opaque: false });
  });

  it('is grey unless a single one is coloured', () => {
    expect(isGrey(pixels(9, 9, 9, 255, 0, 0, 0, 0))).toBe(true);
    expect(isGrey(pixels(9, 9, 9, 255, 0, 0, 1, 0))).toBe(false);
  });

  it.each([
    ['#ffffff', [255, 255, 255, 255, 204, 224, 255, 255, 0, 100, 255, 255]],
    ['#ff8000', [255, 128, 0, 255, 204, 122, 51, 255, 0, 100, 255, 255]],
  ])('is blended with %s by its alpha', (background, expected) => {
    const picture = pixels(0, 100, 255, 0, 0, 100, 255, 51, 0, 100, 255, 255);
    flatten(picture, background);
    expect([...picture.data]).toEqual(expected);
  });
});
