import { obstacles } from '@image-converter/formats/obstacles';
import { uncounted } from '@image-converter/formats/uncounted';
import { describe, expect, it } from 'vitest';
import { loadMessages } from '../../i18n/messages.ts';
import { loadPart } from '../../i18n/parts.ts';
import { type Translate, translator } from '../../i18n/translate.ts';
import { type Language, languages } from '../../routes/pages.ts';
import { failureWords, firstOfWords } from './outcome-words.ts';

async function translateTo(language: Language): Promise<Translate> {
  await loadPart(language, 'workspace');
  return translator(await loadMessages({ language, page: 'home' }, { api: undefined }));
}

const wordsIn = (language: Language) => loadPart(language, 'results');

describe.each(languages)('a refusal in %s', (language) => {
  it('names the compression that is not supported, and the format', async () => {
    const words = failureWords(await translateTo(language), await wordsIn(language), 'TIFF', {
      code: 'UNSUPPORTED',
      obstacle: 'LZMA',
      detail: 'TIFF with compression 34925',
    });
    expect(words).toMatch(/TIFF.*LZMA/);
    expect(words).not.toMatch(/[{}]|34925/);
  });

  it('says so in general until the words for it are loaded', async () => {
    const words = failureWords(await translateTo(language), undefined, 'TIFF', {
      code: 'UNSUPPORTED',
      obstacle: 'LZMA',
      detail: '',
    });
    expect(words).toMatch(/.* .*\.$/);
  });

  it('has words for everything that a file may hold and we do not read', async () => {
    const t = await translateTo(language);
    const texts = await wordsIn(language);
    for (const obstacle of obstacles) {
      const words = failureWords(t, texts, 'PDF', { code: 'UNSUPPORTED', obstacle, detail: '' });
      expect(words, obstacle).toMatch(/PDF.* .*\.$/);
      expect(words, obstacle).not.toMatch(/[{}]|obstacles/);
    }
  });
});

it.each(languages)(
  'a file that cannot be made small enough is named with the size that fits, in %s',
  async (language) => {
    const words = failureWords(await translateTo(language), await wordsIn(language), 'JPG', {
      code: 'CANNOT_FIT',
      detail: '1234',
    });
    expect(words).toContain('1234');
    expect(words).not.toMatch(/[{}]/);
  },
);

it('a picture that is too large is named with its size, and nothing else with its details', async () => {
  const t = await translateTo('en');
  const texts = await wordsIn('en');
  const words = failureWords(t, texts, 'PNG', { code: 'TOO_LARGE', detail: '90000 × 90000' });
  expect(words).toBe('The picture has too many pixels for this device. (90000 × 90000)');
  expect(failureWords(t, texts, 'PNG', { code: 'CORRUPT', detail: 'bytes of the file' })).toBe(
    'This file is damaged and cannot be converted.',
  );
});

it.each([
  ['en', 4, 'Only the first of 4 pages or frames'],
  ['en', uncounted, 'Only the first frame of the animation'],
  ['de', uncounted, 'Nur das erste Bild der Animation'],
] as const)('a row says in %s that a file has more frames: %d', async (language, count, words) => {
  expect(firstOfWords(await translateTo(language), count)).toBe(words);
});
