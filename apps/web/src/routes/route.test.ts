import { type ExtraPair, extraPairs } from '@image-converter/formats/pairs';
import { describe, expect, it } from 'vitest';
import { type Language, languages, type Page, pages } from './pages.ts';
import { pathOf, routeOf, translatedPath } from './route.ts';

/** The URLs exactly as specified. */
const specified: Partial<Record<Page, Record<Language, string>>> = {
  home: { de: '/de', en: '/en', es: '/es', pt: '/pt' },
  'png-to-jpg': { de: '/de/png-zu-jpg', en: '/en/png-to-jpg', es: '/es/png-a-jpg', pt: '/pt/png-para-jpg' },
  'jpg-to-png': { de: '/de/jpg-zu-png', en: '/en/jpg-to-png', es: '/es/jpg-a-png', pt: '/pt/jpg-para-png' },
  'jpg-to-webp': { de: '/de/jpg-zu-webp', en: '/en/jpg-to-webp', es: '/es/jpg-a-webp', pt: '/pt/jpg-para-webp' },
  'webp-to-jpg': { de: '/de/webp-zu-jpg', en: '/en/webp-to-jpg', es: '/es/webp-a-jpg', pt: '/pt/webp-para-jpg' },
  'webp-to-png': { de: '/de/webp-zu-png', en: '/en/webp-to-png', es: '/es/webp-a-png', pt: '/pt/webp-para-png' },
  'png-to-webp': { de: '/de/png-zu-webp', en: '/en/png-to-webp', es: '/es/png-a-webp', pt: '/pt/png-para-webp' },
  'all-formats': {
    de: '/de/alle-formate',
    en: '/en/all-formats',
    es: '/es/todos-los-formatos',
    pt: '/pt/todos-os-formatos',
  },
  api: { de: '/de/api', en: '/en/api', es: '/es/api', pt: '/pt/api' },
  imprint: { de: '/de/impressum', en: '/en/imprint', es: '/es/aviso-legal', pt: '/pt/impressao-legal' },
  privacy: { de: '/de/datenschutz', en: '/en/privacy', es: '/es/privacidad', pt: '/pt/privacidade' },
};

const between = { de: 'zu', en: 'to', es: 'a', pt: 'para' };

/** The extra pages follow the same pattern. */
function addressOf(pair: ExtraPair, language: Language): string {
  return `/${language}/${pair.replace('to', between[language])}`;
}

const everyPage = languages.flatMap((language) => pages.map((page) => ({ language, page })));

describe('routes', () => {
  it('are those of the specification and those of further pairs', () => {
    expect(new Set(pages)).toEqual(new Set([...Object.keys(specified), ...Object.keys(extraPairs)]));
  });

  it.each(everyPage)('lead to $page in $language and back', ({ language, page }) => {
    const path = specified[page]?.[language] ?? addressOf(page as ExtraPair, language);
    expect(pathOf(language, page)).toBe(path);
    expect(routeOf(path, [])).toEqual({ language, page });
    expect(routeOf(`${path}/`, [])).toEqual({ language, page });
  });

  it.each(['/de/unknown', '/de/a/b/c', '/de/png-to-jpg', '/de//', '/de/%E0%A4%A'])(
    'show the home page for %s',
    (path) => {
      expect(routeOf(path, ['es'])).toEqual({ language: 'de', page: 'home' });
    },
  );

  it.each(['/', '/fr', '/DE', '/dex', '//de', '/png-to-jpg', '/constructor'])('do not know %s', (path) => {
    expect(routeOf(path, []).page).toBe('not-found');
  });

  it('take the language of an unknown address from the browser, otherwise English', () => {
    expect(routeOf('/x', ['fr-FR', 'pt-BR', 'de']).language).toBe('pt');
    expect(routeOf('/x', ['DE-AT']).language).toBe('de');
    expect(routeOf('/x', ['fr']).language).toBe('en');
    expect(routeOf('/x', []).language).toBe('en');
  });

  it('lead from a page to the same page in another language', () => {
    expect(translatedPath({ language: 'de', page: 'privacy' }, 'pt')).toBe('/pt/privacidade');
    expect(translatedPath({ language: 'en', page: 'not-found' }, 'es')).toBe('/es');
  });
});
