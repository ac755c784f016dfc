import { describe, expect, it } from 'vitest';
import { extraConverter, pageDefaults, pairConverter, singleConverter } from './converters.ts';

describe('a converter', () => {
  it('for single files makes JPGs of up to 50 MB each', () => {
    expect(singleConverter).toMatchObject({ maxFiles: 1, maxBytes: 52_428_800, target: 'jpg' });
  });

  it('for a pair takes five files of one format, of 20 MB or of any size', () => {
    const pair = { accepts: ['webp'], target: 'png', maxFiles: 5 };
    expect(pairConverter('webp-to-png', 'as hinted')).toEqual({ ...pair, maxBytes: 20_971_520 });
    expect(pairConverter('webp-to-png', 'of any size')).toEqual({ ...pair, maxBytes: undefined });
  });

  it('for a pair that was added takes twenty files of 50 MB, of all formats of its kind', () => {
    const limits = { target: 'jpg', maxFiles: 20, maxBytes: 52_428_800 };
    expect(extraConverter('tiff-to-jpg')).toMatchObject({ ...limits, accepts: ['tiff'] });
    const raw = { ...limits, accepts: ['cr2', 'nef', 'arw', 'dng', 'kdc'], label: 'RAW' };
    expect(extraConverter('raw-to-jpg')).toMatchObject(raw);
  });

  it('that takes documents makes a picture of each page unless told otherwise', {
    tags: '@promise:document-pages',
  }, () => {
    expect(pageDefaults({ ...singleConverter, accepts: ['pdf'] })).toMatchObject({ pages: 'all', dpi: 150 });
    expect(pageDefaults(singleConverter)).toMatchObject({ target: 'jpg', pages: 'first' });
  });
});
