import { namedFormats } from '@image-converter/formats/listing/named-formats';
import { supportedFormats } from '@image-converter/formats/listing/supported-formats';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../routes/pages.ts';
import { allTexts, everyText } from '../testing/all-texts.ts';

const written = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await allTexts(language)] as const)),
) as Record<Language, Awaited<ReturnType<typeof allTexts>>>;

const texts = Object.fromEntries(
  languages.map((language) => [language, everyText(written[language])] as const),
) as Record<Language, [key: string, text: string][]>;

/** Keys of the texts that match the pattern. */
function keysWith(language: Language, pattern: RegExp): string[] {
  return texts[language].filter(([, text]) => pattern.test(text)).map(([key]) => key);
}

const unproven = namedFormats.filter((format) => !supportedFormats.includes(format));

describe.each(languages)('the words in %s', (language) => {
  it('name a format whose real files have not proved it only to say so', { tags: '@promise:raw-cameras' }, () => {
    const labels = new RegExp(`\\b(${unproven.map(({ label }) => label).join('|')})\\b`);
    const keys = keysWith(language, labels).filter((key) => !key.startsWith('all_formats.formats.'));
    expect(keys).toEqual(['seo_content.raw-to-jpg.faq.0.answer']);
  });

  it('count with proper plurals, except in the words that were prescribed', () => {
    const prescribed = { en: ['conversion.files_added_description'], es: ['conversion.files_added_description'] };
    expect(keysWith(language, /\p{L}\((s|n|en|es)\)/u)).toEqual({ de: [], pt: [], ...prescribed }[language]);
  });

  it('have one wording for a count only where it never is one, or where it was prescribed', () => {
    const never = [
      'upload.subtitle',
      'upload.file_count',
      'upload.max_files',
      'conversion.more_frames_description',
      'conversion.first_of_many',
      'conversion.all_pages',
      'conversion.some_pages',
    ];
    const allowed = [...never, 'conversion.files_added_description'];
    const single = keysWith(language, /\{count\}/).filter((key) => !/\.(zero|one|many|other)$/.test(key));
    expect(single.filter((key) => !allowed.includes(key))).toEqual([]);
  });

  it('say "one" without a figure only beside words for none, which Portuguese counts as one', () => {
    const all = new Map(texts[language]);
    const withoutFigure = [...all].filter(
      ([key, text]) =>
        key.endsWith('.one') && !text.includes('{count}') && all.get(key.replace(/one$/, 'other'))?.includes('{count}'),
    );
    expect(withoutFigure.filter(([key]) => !all.has(key.replace(/one$/, 'zero')))).toEqual([]);
  });

  it('have an ellipsis of one character, except in the label that was prescribed with three dots', () => {
    expect(keysWith(language, /\.\.|\. \./)).toEqual(language === 'es' ? ['conversion.converting'] : []);
  });

  it('have the quotes of their language', () => {
    const foreign = { de: /["'”«»]/, en: /["'„«»]/, es: /["'„“”]/, pt: /["'„«»]/ };
    expect(keysWith(language, foreign[language])).toEqual([]);
  });

  it('have single spaces, and none before a full stop or comma', () => {
    expect(keysWith(language, /\s\s|\s[.,;:!?]/)).toEqual([]);
  });

  it('keep a figure and its unit on one line', () => {
    expect(keysWith(language, /(\d|\}) (%|MB|KB|s|ms)(?!\p{L})|(§|\bart\.) /iu)).toEqual([]);
  });
});

describe('one word for one thing', () => {
  const prose = (language: Language, pattern: RegExp) =>
    // Keywords may contain anything people search for.
    keysWith(language, pattern).filter((key) => !key.endsWith('keywords'));

  it.each([
    ['de', 'konvertieren', /wandel|wandl/i],
    ['de', 'zu JPG, not in JPG', /\bin (PNG|JPG|WebP) konvertier|in (PNG|JPG|WebP) um\b/],
    ['de', 'du', /\b(Ihnen|Ihre?[nmrs]?|\p{L}+en Sie)\b/u],
    ['de', 'transparent', /durchsichtig/i],
    ['es', 'las zonas transparentes', /lo transparente/i],
    ['es', 'vídeo', /\bvideos?\b/i],
    ['es', 'dispositivo', /\b(tu equipo|ordenador|computadora)\b/i],
    ['es', 'tú', /\b(usted|ustedes|vosotros|sus imágenes)\b/i],
    ['pt', 'Brazilian words', /\b(ficheiros?|ecrã|descarregar|telemóvel|utilizador)\b/i],
    ['en', 'email', /\be-mail/i],
    ['en', 'British spelling', /\b(colors?|licenses?|artifacts?|gray)\b/i],
  ] as const)('in %s: %s', (language, _word, others) => {
    expect(prose(language, others)).toEqual([]);
  });

  it.each(['es', 'pt'] as const)('what one presses is an infinitive in %s', (language) => {
    const { conversion, rejections, notices, format_selector, cta, header, not_found, consent } = written[language];
    const { convert_all, download_all, prefer_client, prefer_server, convert, cancel, retry } = conversion;
    const labels = [
      ...[convert_all, download_all, prefer_client, prefer_server, convert, cancel, retry],
      ...[conversion.remove, conversion.clear, conversion.download, conversion.download_file],
      ...[rejections.other_page, notices.close, format_selector.go, cta.button, header.language, header.skip],
      ...Object.entries(consent).flatMap(([key, text]) => (/^(accept|reject|choose|save|more)/.test(key) ? text : [])),
      not_found.link,
    ];
    expect(labels.filter((label) => !/^\p{L}*[aei]r\b/iu.test(label))).toEqual([]);
  });
});

describe('what has not been shown is not promised', () => {
  it.each([
    ['de', /warteschlange|nie warten|warten, bis/i],
    ['en', /queue|never have to wait|no waiting/i],
    ['es', /sin (registro ni )?esperas|esperar tu turno|\bcola\b/i],
    ['pt', /\bfila\b|esperar a sua vez/i],
  ] as const)('in %s: no queue', (language, promise) => {
    expect(keysWith(language, promise)).toEqual([]);
  });

  it.each([
    ['de', /ohne Internetverbindung|offline/, /gewöhnlichen Dateien.*manche brauchen|die meisten PNG/],
    ['en', /without a connection|offline/, /ordinary files.*some need|most PNG/],
    ['es', /sin (conexión|internet)/, /los archivos habituales.*algunos necesitan|la mayoría de los PNG/],
    ['pt', /sem internet|offline/, /os arquivos comuns.*alguns precisam|a maioria dos arquivos PNG/],
  ] as const)('in %s: that every file converts without a connection', (language, promise, limited) => {
    // Error texts may mention a missing connection, and a title is followed by its text; they promise nothing. Caching on the device is a separate claim.
    const promises = texts[language].filter(
      ([key, text]) => promise.test(text) && !/^(errors|notices|conversion|device|privacy)|\.title$/.test(key),
    );
    expect(promises.length).toBeGreaterThan(0);
    expect(promises.filter(([, text]) => !limited.test(text))).toEqual([]);
  });
});
