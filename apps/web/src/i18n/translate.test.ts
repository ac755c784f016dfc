import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../routes/pages.ts';
import { loadMessages } from './messages.ts';
import { loadPart } from './parts.ts';
import { type Key, translator } from './translate.ts';

const t = translator(await loadMessages({ language: 'en', page: 'all-formats' }, { api: undefined }));
await loadPart('en', 'workspace');

describe('t()', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('finds a text by its dotted key', () => {
    expect(t('header.title')).toBe('Image Converter');
  });

  it('fills placeholders, also with what looks like a pattern', () => {
    expect(t('conversion.error_description', { filename: '$& {count}.png' })).toBe('Error with $& {count}.png');
    expect(t('upload.file_count', { count: 2, max: 5 })).toBe('(2/5)');
  });

  it('keeps a name that runs from right to left from reordering its sentence', () => {
    const filename = 'صورة 1.png';
    expect(t('conversion.error_description', { filename })).toBe(`Error with \u2068${filename}\u2069`);
    const turning = 'a\u202egpj.png';
    expect(t('conversion.error_description', { filename: turning })).toBe(`Error with \u2068${turning}\u2069`);
    expect(t('conversion.error_description', { filename: 'Größe 猫.png' })).toBe('Error with Größe 猫.png');
  });

  it.each([
    [0, 'No format found.'],
    [1, '1 format'],
    [2, '2 formats'],
  ])('words a text by its count, %i', (count, text) => {
    expect(t('all_formats.table.found', { count })).toBe(text);
  });

  it('follows the rules of the language, and reads a category it does not give like the rest', async () => {
    const counting = async (language: Language) => {
      const t = translator(await loadMessages({ language, page: 'home' }, { api: undefined }));
      await loadPart(language, 'workspace');
      return [0, 1, 5, 1_000_000].map((count) => t('conversion.files_added_description', { count }));
    };
    const portuguese = await counting('pt');
    expect(portuguese.map((text) => text.includes('arquivos'))).toEqual([false, false, true, true]);
    const german = await counting('de');
    expect(german.map((text) => text.includes('Dateien'))).toEqual([true, false, true, true]);
  });

  it.each(['header.nothing', 'nothing.at.all', 'header', 'constructor', ''])(
    'shows %j itself when it is missing',
    (key) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      expect(t(key as Key & 'header.title')).toBe(key);
      expect(warn).toHaveBeenCalledWith(`Missing text: ${key}`);
    },
  );

  it('is checked by the compiler', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    // @ts-expect-error there is no such key
    t('header.nothing');
    // @ts-expect-error without a count the wording is undetermined
    t('conversion.files_added_title');
    // @ts-expect-error a count is a number
    t('rejections.too_many', { filename: 'a.png', count: '2' });
    // @ts-expect-error the placeholder has no value
    t('conversion.error_description');
    // @ts-expect-error the placeholder has another name
    t('conversion.error_description', { file: 'a.png' });
    // @ts-expect-error this text has no placeholder
    t('header.title', { name: 'x' });
  });
});
