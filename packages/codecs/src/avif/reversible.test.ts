import { fixture } from '@image-converter/corpus/fixtures';
import { readAvif } from '@image-converter/formats/inspect/avif';
import { describe, expect, it } from 'vitest';
import { asUnconverted } from './reversible.ts';

describe('YCgCo-R', () => {
  it('is hidden from libavif, in a copy', async () => {
    const file = await fixture('ycgco-re.avif');
    expect(await readAvif(new Blob([asUnconverted(file)]))).toMatchObject({ matrix: 0, bits: 10 });
    expect(await readAvif(new Blob([file]))).toMatchObject({ matrix: 16 });
  });

  it('is refused where it cannot be hidden, instead of shown in wrong colours', async () => {
    const file = await fixture('plain.avif');
    expect(() => asUnconverted(file)).toThrow(expect.objectContaining({ code: 'UNSUPPORTED' }));
  });
});
