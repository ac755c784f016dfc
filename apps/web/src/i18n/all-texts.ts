import { type Pair, pairNames } from '@image-converter/formats/pairs';
import { deviceWords } from '../device/words.ts';
import { optionWords } from '../options/words.ts';
import { resultWords } from '../results/words.ts';
import type { Language } from '../routes/pages.ts';
import { fileGuessWords } from '../unknown-files/words.ts';
import { writtenTexts } from './messages.ts';
import type { WrittenTexts } from './source.ts';

/** All texts of a language on any page, for tests. Texts of pages are keyed by the name of their pair. */
export async function allTexts(language: Language) {
  const { pair: _, seo_content: __, ...shared } = await writtenTexts({ language, page: 'privacy' });
  const { all_formats } = await writtenTexts({ language, page: 'all-formats' });
  const pages = await Promise.all(
    pairNames.map(async (name) => [name, await writtenTexts({ language, page: name })] as const),
  );
  const byPair = <Key extends 'pair' | 'seo_content'>(key: Key) =>
    Object.fromEntries(pages.map(([name, texts]) => [name, texts[key]])) as Record<Pair, WrittenTexts[Key]>;
  const unknown_files = (await fileGuessWords[language]()).default;
  const options = await optionWords(language);
  const results = (await resultWords[language]()).default;
  const device = (await deviceWords[language]()).default;
  const later = { unknown_files, options, results, device };
  return { ...shared, ...later, all_formats, pairs: byPair('pair'), seo_content: byPair('seo_content') };
}
