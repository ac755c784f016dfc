import { corpus, corpusBytes, needsCorpus } from '@image-converter/corpus/corpus';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { codeOf, convert } from './testing/one-child.ts';

/* That all of them are right or refused is tested through the API: e2e/server/pictures.test.ts. */

describe('pictures of the corpus', needsCorpus, () => {
  test.each([
    ['200MP.heic', 'TOO_LARGE'],
    ['anim.heic', 'UNSUPPORTED'],
    ['libreoffice-writer-password.pdf', 'UNSUPPORTED'],
    ['truncated.heic', 'INCOMPLETE'],
    ['corrupted.heic', 'CORRUPT'],
    ['seek_too_large.tif', 'CORRUPT'],
    ['empty.heic', 'FORMAT_MISMATCH'],
  ])('%s is refused as %s', async (file, code) => {
    expect(await codeOf(corpusBytes(file))).toBe(code);
  });

  test.each(corpus.filter(({ format, expect }) => ['HEIC', 'TIFF', 'PDF'].includes(format) && expect === 'ok'))(
    '$file has as many pages as it should',
    async ({ file, pages_or_frames }) => {
      const { bytes, pages } = await convert(corpusBytes(file));
      expect(pages).toBe(pages_or_frames);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', space: 'srgb', hasProfile: false });
    },
  );

  test('numbers with fractions are not all taken for black', async () => {
    const { channels } = await sharp((await convert(corpusBytes('float32.tif'))).bytes).stats();
    expect(channels[0]?.max).toBeGreaterThan(200);
    expect(channels[0]?.stdev).toBeGreaterThan(20);
  });
});
