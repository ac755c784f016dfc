import { defaultLanguage, type Language, languages, type Page, pages, pageTable, type ShownPage } from './pages.ts';

/** The page at a URL. */
export interface Route {
  language: Language;
  page: ShownPage;
}

function isLanguage(name: string): name is Language {
  return languages.some((language) => language === name);
}

export function pathOf(language: Language, page: Page): string {
  const { slugs } = pageTable[page];
  return slugs ? `/${language}/${slugs[language]}` : `/${language}`;
}

const known = new Map<string, Route>(
  languages.flatMap((language) => pages.map((page) => [pathOf(language, page), { language, page }] as const)),
);

/** An unknown path below a language shows its home page; any other unknown path is not found. */
export function routeOf(path: string, browserLanguages: readonly string[]): Route {
  const route = known.get(path.replace(/(?<=.)\/+$/, ''));
  if (route) return route;
  const prefix = path.split('/', 2)[1] ?? '';
  if (isLanguage(prefix)) return { language: prefix, page: 'home' };
  return { language: preferredLanguage(browserLanguages), page: 'not-found' };
}

/** URL of the same page in another language. */
export function translatedPath(route: Route, language: Language): string {
  return pathOf(language, route.page === 'not-found' ? 'home' : route.page);
}

interface Alternate {
  hrefLang: string;
  href: string;
}

/** The same page in every language, plus the default for all others. */
export function alternatesOf(page: Page, origin: string): Alternate[] {
  const hrefIn = (language: Language) => origin + pathOf(language, page);
  return [
    ...languages.map((language) => ({ hrefLang: language, href: hrefIn(language) })),
    { hrefLang: 'x-default', href: hrefIn(defaultLanguage) },
  ];
}

function preferredLanguage(browserLanguages: readonly string[]): Language {
  const primary = browserLanguages.map((tag) => tag.toLowerCase().split('-', 1)[0] ?? '');
  return primary.find(isLanguage) ?? defaultLanguage;
}
