import { targets } from '@image-converter/formats/formats';
import { defaultOptions } from '@image-converter/formats/options';
import { describe, expect, it } from 'vitest';
import { newJobSchema, optionsSchema } from './schemas.ts';

const job = { original_filename: 'a.heic', source_format: 'heic', target_format: 'jpg', file_size: 5 };

describe('the options of a job', () => {
  it.each(targets)('are the usual ones for %s unless the page says otherwise', (target) => {
    expect(optionsSchema.parse({ target })).toEqual(defaultOptions(target));
    const { target: _, ...choices } = defaultOptions(target);
    expect(newJobSchema.parse({ ...job, target_format: target }).options).toEqual(choices);
    expect(newJobSchema.parse({ ...job, target_format: target, options: { quality: 70 } }).options).toEqual({
      ...choices,
      quality: 70,
    });
  });

  it.each([
    { quality: 0 },
    { quality: 101 },
    { quality: 89.5 },
    { quality: '90' },
    { background: 'white' },
    { background: '#fff' },
    { background: '#ffffff;' },
    { size: 'half' },
    { metadata: 'keep' },
    { effort: 'most' },
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
    { colours: 2 },
  ])('are refused when they contain %j', (wrong) => {
    expect(optionsSchema.safeParse({ target: 'jpg', ...wrong }).success).toBe(false);
  });
});
