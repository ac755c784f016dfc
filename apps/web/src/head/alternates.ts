import { defaultLanguage, languages, type Page } from '../routes/pages.ts';
import { pathOf } from '../routes/route.ts';

export interface Alternate {
  hrefLang: string;
  href: string;
}

/** The same page in every language, and the default for readers of any other. */
export function alternatesOf(page: Page, origin: string): Alternate[] {
  const hrefIn = (language: (typeof languages)[number]) => origin + pathOf(language, page);
  return [
    ...languages.map((language) => ({ hrefLang: language, href: hrefIn(language) })),
    { hrefLang: 'x-default', href: hrefIn(defaultLanguage) },
  ];
}
