import { type Pair, pairNames } from '@image-converter/formats/pairs';

export const languages = ['de', 'en', 'es', 'pt'] as const;
export type Language = (typeof languages)[number];

/** Where the root path leads, what x-default names, and what a browser that prefers none of our languages gets. */
export const defaultLanguage: Language = 'en';

/** The path of a page is /{language}/{slug}; the home page of a language is its prefix alone. */
export const slugs = {
  'png-to-jpg': { de: 'png-zu-jpg', en: 'png-to-jpg', es: 'png-a-jpg', pt: 'png-para-jpg' },
  'jpg-to-png': { de: 'jpg-zu-png', en: 'jpg-to-png', es: 'jpg-a-png', pt: 'jpg-para-png' },
  'jpg-to-webp': { de: 'jpg-zu-webp', en: 'jpg-to-webp', es: 'jpg-a-webp', pt: 'jpg-para-webp' },
  'webp-to-jpg': { de: 'webp-zu-jpg', en: 'webp-to-jpg', es: 'webp-a-jpg', pt: 'webp-para-jpg' },
  'webp-to-png': { de: 'webp-zu-png', en: 'webp-to-png', es: 'webp-a-png', pt: 'webp-para-png' },
  'png-to-webp': { de: 'png-zu-webp', en: 'png-to-webp', es: 'png-a-webp', pt: 'png-para-webp' },
  imprint: { de: 'impressum', en: 'imprint', es: 'aviso-legal', pt: 'impressao-legal' },
  privacy: { de: 'datenschutz', en: 'privacy', es: 'privacidad', pt: 'privacidade' },
} as const satisfies Record<Pair | LegalPage, Record<Language, string>>;

export type LegalPage = 'imprint' | 'privacy';
export type Page = 'home' | keyof typeof slugs;

export const pages: readonly Page[] = ['home', ...pairNames, 'imprint', 'privacy'];

/** Home and the pairs: the pages that convert. */
export function isConverter(page: string): page is 'home' | Pair {
  return page === 'home' || pairNames.some((pair) => pair === page);
}

export function isLegal(page: string): page is LegalPage {
  return page === 'imprint' || page === 'privacy';
}
