import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadMessages } from './messages.ts';
import { type Key, translator } from './translate.ts';

const t = translator(await loadMessages({ language: 'en', page: 'home' }, { api: undefined }));

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
    // @ts-expect-error the placeholder has no value
    t('conversion.error_description');
    // @ts-expect-error the placeholder has another name
    t('conversion.error_description', { file: 'a.png' });
    // @ts-expect-error this text has no placeholder
    t('header.title', { name: 'x' });
  });
});
