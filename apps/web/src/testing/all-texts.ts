import { type Pair, pairNames } from '@image-converter/formats/pairs';
import { writtenTexts } from '../i18n/messages.ts';
import { loadPart } from '../i18n/parts.ts';
import type { WrittenTexts } from '../i18n/source.ts';
import type { Language } from '../routes/pages.ts';

/** All texts of a language on any page. Texts of pages are keyed by the name of their pair. */
export async function allTexts(language: Language) {
  const { pair: _, seo_content: __, ...shared } = await writtenTexts({ language, page: 'privacy' });
  const { all_formats } = await loadPart(language, 'all-formats');
  const { formats } = await loadPart(language, 'formats');
  const pages = await Promise.all(
    pairNames.map(async (name) => [name, await writtenTexts({ language, page: name })] as const),
  );
  const byPair = <Key extends 'pair' | 'seo_content'>(key: Key) =>
    Object.fromEntries(pages.map(([name, texts]) => [name, texts[key]])) as Record<Pair, WrittenTexts[Key]>;
  return {
    ...shared,
    ...(await loadPart(language, 'workspace')),
    all_formats,
    formats,
    choices: await loadPart(language, 'choices'),
    crop: await loadPart(language, 'crop'),
    device: await loadPart(language, 'device'),
    html: await loadPart(language, 'html'),
    options: await loadPart(language, 'options'),
    results: await loadPart(language, 'results'),
    unknown_files: await loadPart(language, 'unknown-files'),
    pairs: byPair('pair'),
    seo_content: byPair('seo_content'),
  };
}

/** Every text with its path: [['header.title', 'Image Converter'], …] */
export function everyText(messages: unknown, path: readonly string[] = []): [key: string, text: string][] {
  if (typeof messages === 'string') return [[path.join('.'), messages]];
  return Object.entries(messages as object).flatMap(([key, value]) => everyText(value, [...path, key]));
}
