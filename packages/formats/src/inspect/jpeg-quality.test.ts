import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { jpegQuality } from './jpeg-quality.ts';

const picture = () => sharp({ create: { width: 16, height: 16, channels: 3, background: '#a24' } });

describe('the quality of a JPG', () => {
  it.each([1, 20, 50, 75, 90, 100])('is found again: %i', async (quality) => {
    const bytes = await picture().jpeg({ quality }).toBuffer();
    expect(await jpegQuality(new Blob([new Uint8Array(bytes)]))).toBe(quality);
  });

  it('is found behind long metadata', async () => {
    const bytes = await picture()
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${' '.repeat(60_000)}</x:xmpmeta>`)
      .jpeg({ quality: 60 })
      .toBuffer();
    expect(await jpegQuality(new Blob([new Uint8Array(bytes)]))).toBe(60);
  });

  it('is not made up', async () => {
    expect(await jpegQuality(new Blob([]))).toBeUndefined();
    expect(await jpegQuality(new Blob(['no JPG, but a few bytes']))).toBeUndefined();
    const bytes = await picture().jpeg().toBuffer();
    expect(await jpegQuality(new Blob([new Uint8Array(bytes.subarray(0, 40))]))).toBeUndefined();
  });
});
