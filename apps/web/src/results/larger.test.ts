import { formatNames } from '@image-converter/formats/formats';
import { rareFormatNames } from '@image-converter/formats/rare/table';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../converter/state/state.ts';
import { defaultFacts } from '../testing/default-facts.ts';
import { isExact, isLarger, remediesFor } from './larger.ts';

const fileOf = (bytes: number) => new File([new Uint8Array(bytes)], 'a');

function outcomeOf(
  bytes: number,
  options: Partial<Outcome['options']> = {},
  mode: Outcome['mode'] = 'client',
): Outcome {
  return {
    files: [{ blob: fileOf(bytes), url: () => '', name: 'a' }],
    ...defaultFacts,
    mode,
    options: { ...defaultFacts.options, ...options },
  };
}

describe('a result that is larger than its file', () => {
  const png = (bytes: number) => ({ file: fileOf(bytes), format: 'png' }) as const;

  it('is one by what the row shows, however small', () => {
    expect(isLarger(png(400_000), outcomeOf(402_000))).toBe(true);
    expect(isLarger(png(400_000), outcomeOf(401_999))).toBe(false);
    expect(isLarger(png(100), outcomeOf(600))).toBe(true);
  });

  it('is never one that was handed back, the pages of a file, or what was drawn', () => {
    expect(isLarger(png(1000), outcomeOf(9000, {}, 'none'))).toBe(false);
    const [page] = outcomeOf(9000).files;
    expect(isLarger(png(1000), { ...outcomeOf(9000), files: [page, page] })).toBe(false);
    for (const format of ['pdf', 'svg'] as const)
      expect(isLarger({ ...png(1000), format }, outcomeOf(9000))).toBe(false);
  });

  it('has every pixel only in some formats, in its own size and in all its colours', () => {
    expect(isExact(outcomeOf(1, { target: 'png' }))).toBe(true);
    expect(isExact(outcomeOf(1, { target: 'png', effort: 'palette' }))).toBe(false);
    expect(isExact(outcomeOf(1, { target: 'png', size: { percent: 50 } }))).toBe(false);
    const [file] = outcomeOf(1).files;
    const files = [{ ...file, report: { encoder: 'palette-png', colours: 64 } }] as const;
    expect(isExact({ ...outcomeOf(1, { target: 'png' }), files })).toBe(false);
    expect(isExact(outcomeOf(1, { target: 'gif' }))).toBe(false);
    expect(isExact(outcomeOf(1, { target: 'webp' }))).toBe(false);
  });

  it('may get the quality of its source', () => {
    const item = { file: fileOf(1000), format: 'jpg' } as const;
    expect(remediesFor(item, outcomeOf(1440, { target: 'webp' }), 75)).toEqual([{ quality: 75 }]);
  });

  it('may get one that should make it fit, if that of its source is not known or not lower', () => {
    const item = { file: fileOf(1000), format: 'heic' } as const;
    expect(remediesFor(item, outcomeOf(1200))).toEqual([{ quality: 85 }]);
    expect(remediesFor(item, outcomeOf(2000))).toEqual([{ quality: 60 }]);
    expect(remediesFor(item, outcomeOf(9000))).toEqual([{ quality: 40 }]);
    expect(remediesFor(item, outcomeOf(1100, { quality: 75 }), 75)).toEqual([{ quality: 70 }]);
  });

  it('may become lossless if its file is, which is known of every format', () => {
    const all = [...formatNames, ...rareFormatNames];
    const outcome = outcomeOf(1200, { target: 'webp' });
    const lossless = all.filter((format) =>
      remediesFor({ file: fileOf(1000), format }, outcome).some((remedy) => 'lossless' in remedy),
    );
    // May be lossy, or hold something other than pixels of 8 bits, or are too rare for it to matter.
    const others = [
      ...['jpg', 'webp', 'avif', 'heic', 'cr2', 'nef', 'arw', 'dng', 'kdc', 'jxl', 'tiff', 'pdf'],
      ...['svg', 'cur', 'jp2', 'heif', 'jng', 'mng', 'wbmp', 'psb', 'ora', 'kra', 'icns', 'pict', 'sct'],
      ...['exr', 'hdr', 'pcd', 'dpx', 'cin', 'pbm', 'pgm', 'ppm', 'pam', 'pfm', 'phm', 'ff', 'miff'],
      ...['pcx', 'dcx', 'dds', 'xbm', 'xpm', 'sgi', 'sun', 'mac', 'tim', 'mtv', 'avs', 'rle'],
      ...['fits', 'mat', 'pgx', 'viff', 'vips', 'cr3', 'raf', 'orf', 'rw2', 'pef', 'srw', 'x3f', 'othraw'],
    ];
    expect(all.filter((format) => !lossless.includes(format))).toEqual(others);
  });

  it('is offered ever lower qualities, and at last none', () => {
    const item = { file: fileOf(1000), format: 'heic' } as const;
    expect(remediesFor(item, outcomeOf(1010, { quality: 41 }))).toEqual([{ quality: 40 }]);
    expect(remediesFor(item, outcomeOf(1010, { quality: 40 }))).toEqual([]);
  });

  it('is first offered no loss at all if its source has none and the target can do that', () => {
    const item = { file: fileOf(1000), format: 'png' } as const;
    expect(remediesFor(item, outcomeOf(1100, { target: 'webp' }))).toEqual([{ lossless: true }, { quality: 85 }]);
    expect(remediesFor(item, outcomeOf(1100, { target: 'webp', lossless: true }))).toEqual([]);
    expect(remediesFor(item, outcomeOf(1100))).toEqual([{ quality: 85 }]);
  });

  it('has no remedy where the target has no quality', () => {
    expect(remediesFor({ file: fileOf(10), format: 'jpg' }, outcomeOf(99, { target: 'png' }))).toEqual([]);
  });
});
