import { drawPicture, imageOf } from '@image-converter/corpus/fixtures/draw';
import { encoded } from '@image-converter/corpus/fixtures/recipe';
import { describe, expect, it } from 'vitest';
import { jpegQuality } from './jpeg-quality.ts';

const picture = () => imageOf(drawPicture());

describe('the quality of a JPG', () => {
  it.each([1, 20, 50, 75, 90, 100])('is found again: %i', async (quality) => {
    const bytes = await encoded(picture().jpeg({ quality }));
    expect(await jpegQuality(new Blob([bytes]))).toBe(quality);
  });

  it('is found behind long metadata', async () => {
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${' '.repeat(60_000)}</x:xmpmeta>`;
    const bytes = await encoded(picture().withXmp(xmp).jpeg({ quality: 60 }));
    expect(await jpegQuality(new Blob([bytes]))).toBe(60);
  });

  it('is not made up', async () => {
    expect(await jpegQuality(new Blob([]))).toBeUndefined();
    expect(await jpegQuality(new Blob(['no JPG, but a few bytes']))).toBeUndefined();
    const bytes = await encoded(picture().jpeg());
    expect(await jpegQuality(new Blob([bytes.subarray(0, 40)]))).toBeUndefined();
  });
});
