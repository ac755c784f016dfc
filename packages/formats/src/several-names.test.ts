import { describe, expect, it } from 'vitest';
import { targetDefaults } from './options.ts';
import { resultNames } from './several-names.ts';

const named = (name: string, widths: readonly (number | undefined)[], firstPage = 1) =>
  resultNames(
    name,
    widths.map((width) => (width === undefined ? {} : { width })),
    { firstPage, options: { ...targetDefaults('webp'), widths: '480,960,1600' } },
  );

describe('the names of several widths', () => {
  it('say how wide each file is', () => {
    expect(named('a.b.webp', [1200, 960, 480])).toEqual(['a.b-1200w.webp', 'a.b-960w.webp', 'a.b-480w.webp']);
    expect(named('a.webp', [300])).toEqual(['a-300w.webp']);
  });

  it('also have the number of their page', () => {
    expect(named('a.webp', [960, 480, 1600, 960, 480, 300], 9)).toEqual([
      'a-09-960w.webp',
      'a-09-480w.webp',
      'a-10-1600w.webp',
      'a-10-960w.webp',
      'a-10-480w.webp',
      'a-10-300w.webp',
    ]);
    expect(named('a.webp', [480, 480])).toEqual(['a-1-480w.webp', 'a-2-480w.webp']);
  });

  it('are not those of an original that was kept', () => {
    expect(named('a.png', [undefined])).toEqual(['a.png']);
  });
});
