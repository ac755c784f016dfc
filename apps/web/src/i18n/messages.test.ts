import { describe, expect, it } from 'vitest';
import { pageMeta } from '../head/page-meta.ts';
import { type Language, languages, type Page, pages } from '../routes/pages.ts';
import { allTexts, everyText as texts } from '../testing/all-texts.ts';
import { loadMessages, textsFor } from './messages.ts';

const loadOne = async (language: Language, deployment: Deployment) => textsFor(deployment, await allTexts(language));
type Deployment = 'with_server' | 'without_server';
type All = Record<Language, Awaited<ReturnType<typeof loadOne>>>;

async function loadAll(deployment: Deployment): Promise<All> {
  const entries = languages.map(async (language) => [language, await loadOne(language, deployment)] as const);
  return Object.fromEntries(await Promise.all(entries)) as All;
}

const all = await loadAll('without_server');
const deployments = { 'with a server': await loadAll('with_server'), 'without one': all };
const everyCase = Object.entries(deployments).flatMap(([deployment, texts]) =>
  languages.map((language) => ({ deployment, language, texts })),
);

function placeholders(text: string): string[] {
  return (text.match(/\{\w+\}/g) ?? []).sort();
}

describe.each(everyCase)('the texts in $language $deployment', ({ language, texts: all }) => {
  const mine = texts(all[language]);

  it('have the same keys and placeholders as the source', () => {
    // A text with a count may be a single text in one language and one per category in another.
    const shape = (list: [string, string][]) =>
      list
        .filter(([key]) => !/\.(zero|one|many)$/.test(key))
        .map(([key, text]) => [key.replace(/\.other$/, ''), ...placeholders(text)]);
    expect(shape(mine)).toEqual(shape(texts(all.en)));
  });

  it('are not empty and have no space at their ends', () => {
    expect(mine.filter(([, text]) => text !== text.trim() || text === '')).toEqual([]);
  });

  it('claim a second only beside the time that was measured, and no number of formats', () => {
    const claims = /\b(1|one|einer?|un|una|um|uma)\s(second|sekunde|segundo)|\b50\+? ?(formats?|formate|formatos)/i;
    const found = mine.filter(([, text]) => claims.test(text));
    expect(found.map(([key]) => key)).toEqual(['measured.time_under_a_second']);
    expect(found.map(([, text]) => text).join()).toMatch(/\{seconds\}.*\{megapixels\}/);
  });
});

describe.each(languages)('search engines in %s', (language) => {
  const metaOf = async (page: Page) =>
    pageMeta({ language, page }, await loadMessages({ language, page }, { api: undefined }));

  it.each(pages)('get a title and a description of the length that they show of %s', async (page) => {
    const { title, description, keywords } = await metaOf(page);
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeLessThanOrEqual(160);
    expect(description.length, description).toBeGreaterThanOrEqual(80);
    expect(keywords.split(', ').length).toBeGreaterThanOrEqual(4);
  });

  it('get a title and a description of its own from every page', async () => {
    const metas = await Promise.all(pages.map(metaOf));
    expect(new Set(metas.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(metas.map(({ description }) => description)).size).toBe(pages.length);
  });
});

describe('what the pages promise', () => {
  /** Phrases, in the four languages, that promise that no image is ever uploaded. */
  const unlimited = [
    /images? without uploading|bilder.{0,20}(ohne sie hochzuladen|bleiben bei dir)|imágenes sin subirlas|imagens sem fazer upload/i,
    /^(no|nein|não)\./i,
    /your pictures are converted on your device|deine bilder werden auf deinem gerät konvertiert/i,
    /la conversión se hace en tu dispositivo|suas imagens são convertidas no seu dispositivo/i,
  ];
  const about = [
    'hero',
    'features',
    'how_it_works',
    'cta',
    'privacy.intro',
    'privacy.file_uploads',
    'seo_content.png-to-jpg.faq.1',
  ];

  it.each(languages)('is limited to what never leaves the browser, in %s with a server', (language) => {
    const promises = texts(deployments['with a server'][language]).filter(([key]) =>
      about.some((part) => key.startsWith(part)),
    );
    expect(promises.length).toBeGreaterThan(20);
    expect(promises.filter(([, text]) => unlimited.some((promise) => promise.test(text)))).toEqual([]);
  });

  it.each(languages)('names the choice by the words on its button, in %s with a server', (language) => {
    const messages = deployments['with a server'][language];
    const label = messages.conversion.prefer_client;
    const { faq } = messages.seo_content['png-to-jpg'];
    const { file_uploads, cookies } = messages.privacy;
    for (const text of [faq[1]?.answer, file_uploads.text.join(), cookies.choice]) {
      expect(text).toContain(label);
    }
  });

  it.each(languages)('names the options that change an answer, in %s', (language) => {
    const { upload, seo_content: pages } = all[language];
    const answers = [pages['heic-to-jpg'].faq[5], pages['jpg-to-webp'].faq[2], pages['png-to-webp'].faq[1]];
    for (const faq of answers) expect(faq?.answer).toContain(upload.options);
  });

  it('says nothing of a server where there is none, except in texts that are shown only with one', () => {
    const { api, hero, offered, conversion, trust_indicators, privacy, results, all_formats, options, ...rest } =
      all.en;
    const { conversion_log, hosting, ...privacyRest } = privacy;
    const { description_server, ...heroRest } = hero;
    const { sent_file, ...receipt } = results.receipt;
    const { some_on_server, ...batch } = all_formats.batch;
    const allFormats = { ...all_formats, batch };
    const { at_once, ...optionsRest } = options;
    expect(
      texts({ ...rest, heroRest, privacyRest, receipt, allFormats, optionsRest }).filter(([, text]) =>
        /server/i.test(text),
      ),
    ).toEqual([]);
  });
});

describe('the texts that were prescribed word for word', () => {
  it('stand in English', () => {
    expect(String(all.en.upload.max_files).replace('{count}', '5')).toBe('Maximum 5 files reached');
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
    expect(String(all.es.upload.max_files).replace('{count}', '5')).toBe('Máximo de 5 archivos alcanzado');
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
