import { iccSpace } from '@image-converter/codecs/colour/icc';
import { lookScore } from '@image-converter/codecs/look/score';
import { rgbaOfRgb } from '@image-converter/codecs/rgba';
import { fixture } from '@image-converter/corpus/fixtures';
import { deepSamples, wideFile, widePicture, wideProfiles } from '@image-converter/corpus/fixtures/wide';
import type { Target } from '@image-converter/formats/formats';
import { type Choices, targetDefaults } from '@image-converter/formats/options';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { convert, formatOfBytes } from './convert.ts';

// The tests decode the output to compare it.
const unblock = () => sharp.unblock({ operation: ['VipsForeignLoad'] });
beforeAll(unblock);
afterAll(() => sharp.block({ operation: ['VipsForeignLoad'] }));

type Bytes = Uint8Array<ArrayBuffer>;

async function converted(file: Bytes, target: Target, choices: Partial<Choices> = {}) {
  const options = { ...targetDefaults(target), colourSpace: 'original', ...choices } as const;
  const { pictures } = await convert(file, formatOfBytes(file) ?? 'tiff', options);
  const [{ bytes, report }] = pictures;
  return { file: Buffer.concat(bytes), report };
}

/** By LittleCMS. */
const inSrgb = (file: Uint8Array) => sharp(file).flatten().toColourspace('srgb').raw().toBuffer();
const asStored = (file: Uint8Array) => sharp(file, { ignoreIcc: true }).raw().toBuffer();

function distance(one: Uint8Array, other: Uint8Array): number {
  expect(one.length).toBe(other.length);
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

const targets = ['jpg', 'png', 'webp', 'avif', 'tiff'] as const;

describe('wide colours on a server', () => {
  test.each(targets)('are those of the original in a %s, and have its profile', async (target) => {
    const tiff = await wideFile('adobe-rgb.tiff');
    const { file, report } = await converted(tiff, target);
    const { icc } = await sharp(file).metadata();
    expect(icc?.equals(wideProfiles.adobeRgb)).toBe(true);
    expect(report.profile).toBe('ICC');
    expect(distance(await inSrgb(file), await inSrgb(tiff))).toBeLessThan(
      target === 'png' || target === 'tiff' ? 0.01 : 4,
    );
  });

  test.each(['png', 'tiff'] as const)('keep every sample in a %s, and 16 bits', async (target) => {
    const plain = await converted(await wideFile('adobe-rgb.tiff'), target);
    expect((await asStored(plain.file)).equals(Buffer.from(widePicture().data))).toBe(true);
    const deep = await converted(await wideFile('deep.tiff'), target);
    const samples = await sharp(deep.file, { ignoreIcc: true })
      .toColourspace('rgb16')
      .raw({ depth: 'ushort' })
      .toBuffer();
    expect(samples.equals(Buffer.from(deepSamples().buffer))).toBe(true);
    expect(deep.report).toMatchObject({ bits: 16, profile: 'ICC' });
  });

  test.each(['display-p3.heic', 'display-p3-by-numbers.heic'])('of %s are as when converted', async (name) => {
    const heic = await fixture(name);
    const { file, report } = await converted(heic, 'png');
    expect(report.profile).toMatch(/P3/);
    const usual = await converted(heic, 'png', { colourSpace: 'srgb' });
    expect(usual.report.profile).toBeUndefined();
    expect(distance(await inSrgb(file), await inSrgb(usual.file))).toBeLessThan(0.5);
    expect((await asStored(file)).equals(await asStored(usual.file))).toBe(false);
  });

  test('stay with turning, cutting, another size, margins, metadata and a largest size', async () => {
    const tiff = await wideFile('adobe-rgb.tiff');
    const { file } = await converted(tiff, 'png', {
      rotate: 90,
      crop: { left: 0, top: 0, width: 1, height: 0.5 },
      size: { pad: { width: 80, height: 80 } },
      metadata: 'keep',
      transparency: 'fill',
      background: '#ff0000',
    });
    expect((await sharp(file).metadata()).icc?.equals(wideProfiles.adobeRgb)).toBe(true);
    const [red = 0, green = 0, blue = 0] = await sharp(file).toColourspace('srgb').raw().toBuffer();
    expect(Math.max(255 - red, green, blue)).toBeLessThanOrEqual(2);
    const small = await converted(tiff, 'jpg', { maxBytes: 2500 });
    expect(small.file.length).toBeLessThanOrEqual(2500);
    expect((await sharp(small.file).metadata()).icc?.equals(wideProfiles.adobeRgb)).toBe(true);
  });

  test('are compared as they look if a look is wanted', async () => {
    const { file, report } = await converted(await wideFile('adobe-rgb.tiff'), 'jpg', { look: 'same' });
    expect(report.profile).toBe('ICC');
    expect(report.look?.score).toBeGreaterThanOrEqual(85);
    // After a search they are blocked again.
    unblock();
    const seen = (rgb: Uint8Array) => {
      return { ...widePicture(), data: rgbaOfRgb(rgb), space: iccSpace(wideProfiles.adobeRgb) };
    };
    const score = lookScore(seen(widePicture().data), seen(await asStored(file)));
    expect(score).toBeCloseTo(report.look?.score ?? 0, 1);
  });

  test.each(['gif', 'bmp', 'pdf'] as const)('are converted for a %s, which has no profile', async (target) => {
    const tiff = await wideFile('adobe-rgb.tiff');
    const [asked, usual] = [await converted(tiff, target), await converted(tiff, target, { colourSpace: 'srgb' })];
    expect(asked.report.profile).toBeUndefined();
    expect(asked.file.equals(usual.file)).toBe(true);
  });
});
