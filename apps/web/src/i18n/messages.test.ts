import { describe, expect, it } from 'vitest';
import { pageMeta } from '../head/page-meta.ts';
import { type Language, languages, pages } from '../routes/pages.ts';
import { loadMessages, type Messages } from './messages.ts';

const all = Object.fromEntries(
  await Promise.all(
    languages.map(async (language) => [language, await loadMessages({ language, page: 'privacy' })] as const),
  ),
) as Record<Language, Messages>;

/** Every text with its path: [['header.title', 'Image Converter'], …] */
function texts(messages: unknown, path: string[] = []): [string, string][] {
  if (typeof messages === 'string') return [[path.join('.'), messages]];
  return Object.entries(messages as object).flatMap(([key, value]) => texts(value, [...path, key]));
}

function placeholders(text: string): string[] {
  return (text.match(/\{\w+\}/g) ?? []).sort();
}

describe.each(languages)('the texts in %s', (language) => {
  const mine = texts(all[language]);

  it('have the same keys and placeholders as the source', () => {
    const shape = (list: [string, string][]) => list.map(([key, text]) => [key, ...placeholders(text)]);
    expect(shape(mine)).toEqual(shape(texts(all.en)));
  });

  it('are not empty and have no space at their ends', () => {
    expect(mine.filter(([, text]) => text !== text.trim() || text === '')).toEqual([]);
  });

  it.each(pages)('give %s a title and a description of the length search engines show', (page) => {
    const { title, description, keywords } = pageMeta({ language, page }, all[language]);
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeLessThanOrEqual(160);
    expect(description.length, description).toBeGreaterThanOrEqual(80);
    expect(keywords.split(', ').length).toBeGreaterThanOrEqual(4);
  });

  it('give every page a title of its own', () => {
    const titles = pages.map((page) => pageMeta({ language, page }, all[language]).title);
    expect(new Set(titles).size).toBe(pages.length);
  });

  it('claim neither a time nor a number of formats that nothing has measured yet', () => {
    const claims = /\b(1|one|einer?|un|una|um|uma) (second|sekunde|segundo)|\b50\+? ?(formats?|formate|formatos)/i;
    expect(mine.filter(([, text]) => claims.test(text))).toEqual([]);
  });
});

describe('the texts that were prescribed word for word', () => {
  it('stand in English', () => {
    expect(all.en.upload.max_files).toBe('Maximum 5 files reached');
    expect(all.en.format_selector.hint).toBe('Please select both formats');
    expect(all.en.conversion).toMatchObject({
      error_title: 'Conversion failed',
      error_description: 'Error with {filename}',
      success_title: 'Conversion successful!',
      success_description: '{filename} has been converted to {format}.',
      files_added_description: '{count} file(s) ready for conversion',
    });
    expect(all.en.not_found).toMatchObject({ title: 'Oops! Page not found', link: 'Return to Home' });
  });

  it('stand in German', () => {
    expect(all.de.conversion).toMatchObject({
      error_title: 'Konvertierung fehlgeschlagen',
      single_error_description: 'Es gab einen Fehler bei der Konvertierung. Bitte versuche es erneut.',
      success_title: 'Konvertierung erfolgreich!',
      single_success_description: 'Deine {file} wurde erfolgreich zu JPG konvertiert.',
    });
  });

  it('stand in Spanish', () => {
    expect(all.es.upload.max_files).toBe('Máximo de 5 archivos alcanzado');
    expect(all.es.format_selector.hint).toBe('Por favor selecciona ambos formatos');
    expect(all.es.conversion).toMatchObject({
      converting: 'Convirtiendo...',
      error_title: 'Conversión fallida',
      error_description: 'Error con {filename}',
      success_title: 'Conversión exitosa',
      success_description: '{filename} ha sido convertido a {format}.',
      files_added_description: '{count} archivo(s) listo(s) para conversión',
    });
  });

  it('name the product by what it does', () => {
    expect(languages.map((language) => all[language].header.title)).toEqual([
      'Bildkonverter',
      'Image Converter',
      'Conversor de imágenes',
      'Conversor de imagens',
    ]);
  });
});
