import { targets } from '@image-converter/formats/formats';
import { targetDefaults } from '@image-converter/formats/options';
import { describe, expect, it } from 'vitest';
import { newJobSchema, optionsSchema } from './schemas.ts';

const job = { original_filename: 'a.heic', source_format: 'heic', target_format: 'jpg', file_size: 5 };

describe('the options of a job', () => {
  it.each(targets)('are the usual ones for %s unless the page says otherwise', (target) => {
    expect(optionsSchema.parse({ target })).toEqual(targetDefaults(target));
    const { target: _, ...choices } = targetDefaults(target);
    expect(newJobSchema.parse({ ...job, target_format: target }).options).toEqual(choices);
    expect(newJobSchema.parse({ ...job, target_format: target, options: { quality: 70 } }).options).toEqual({
      ...choices,
      quality: 70,
    });
  });

  it.each([
    { size: 'original' },
    { size: { longestSide: 1600 } },
    { size: { width: 1 } },
    { size: { height: 16_384 } },
    { size: { percent: 12 } },
    { enlarge: true, lossless: true, transparency: 'fill' },
    { maxBytes: 2_000_000 },
    { metadata: 'without-location' },
    { metadata: 'without-location-with-texts' },
    { effort: 'palette', colours: 2, dither: 'full' },
  ])('are taken as they are: %j', (choices) => {
    expect(optionsSchema.parse({ target: 'png', ...choices })).toEqual({ ...targetDefaults('png'), ...choices });
  });

  it.each([
    { quality: 0 },
    { quality: 101 },
    { quality: 89.5 },
    { size: { percent: 12.5 } },
    { dpi: 72.5 },
    { quality: '90' },
    { background: 'white' },
    { background: '#fff' },
    { background: '#ffffff;' },
    { size: 'half' },
    { size: { longestSide: 0 } },
    { size: { width: 16_385 } },
    { size: { height: 1.5 } },
    { size: { percent: 0 } },
    { size: { percent: 1001 } },
    { size: { width: 5, height: 5 } },
    { size: {} },
    { enlarge: 'yes' },
    { lossless: 1 },
    { maxBytes: 999 },
    { maxBytes: 1000 * 1024 ** 2 + 1 },
    { maxBytes: '2 MB' },
    { transparency: 'blur' },
    { metadata: 'some' },
    { effort: 'most' },
    { colours: 1 },
    { dither: true },
    { pages: '0-3' },
    { pages: 'last' },
    { dpi: 5 },
    { dpi: 601 },
    { dpi: '150' },
    { longestSide: 0 },
    { longestSide: 20_000 },
    { longestSide: 'wide' },
    { raw: 'fast' },
    { target: 'heic' },
    { depth: 2 },
  ])('are refused when they contain %j', (wrong) => {
    expect(optionsSchema.safeParse({ target: 'jpg', ...wrong }).success).toBe(false);
  });
});
