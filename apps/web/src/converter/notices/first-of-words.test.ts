import { uncounted } from '@image-converter/formats/uncounted';
import { expect, it } from 'vitest';
import { loadMessages } from '../../i18n/messages.ts';
import { translator } from '../../i18n/translate.ts';
import { firstOfWords } from './first-of-words.ts';

it.each([
  ['en', 4, 'Only the first of 4 pages or frames'],
  ['en', uncounted, 'Only the first frame of the animation'],
  ['de', uncounted, 'Nur das erste Bild der Animation'],
] as const)('a row says in %s that a file has more frames: %d', async (language, count, words) => {
  const messages = await loadMessages({ language, page: 'home' }, { api: undefined });
  expect(firstOfWords(translator(messages), count)).toBe(words);
});
