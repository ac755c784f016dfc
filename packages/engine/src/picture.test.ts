import { describe, expect, it } from 'vitest';
import { flattenOnWhite, pictureOf } from './picture.ts';

function pixels(...samples: number[]) {
  return { width: samples.length / 4, height: 1, data: Uint8ClampedArray.from(samples) };
}

describe('a picture made of pixels', () => {
  it('is opaque if every one is', () => {
    expect(pictureOf(pixels(0, 0, 0, 255, 9, 8, 7, 255))).toMatchObject({ opaque: true });
  });

  it('is not if a single one lets anything through', () => {
    expect(pictureOf(pixels(255, 255, 255, 255, 255, 255, 255, 254))).toMatchObject({ opaque: false });
    expect(pictureOf(pixels(1, 2, 3, 0, 1, 2, 3, 255))).toMatchObject({ opaque: false });
  });

  it('is blended with white by its alpha', () => {
    const picture = pixels(0, 100, 255, 0, 0, 100, 255, 51, 0, 100, 255, 255);
    flattenOnWhite(picture);
    expect([...picture.data]).toEqual([255, 255, 255, 255, 204, 224, 255, 255, 0, 100, 255, 255]);
  });
});
