import {
  allFormatsConverter,
  type ConverterRules,
  extraConverter,
  pairConverter,
  singleConverter,
} from '@image-converter/formats/converters';
import { type ExtraPair, extraPairs, type Pair } from '@image-converter/formats/pairs';

/** All languages. `between` separates the two formats in the URL of a pair. */
export const languageTable = {
  de: { name: 'Deutsch', locale: 'de_DE', between: 'zu' },
  en: { name: 'English', locale: 'en_GB', between: 'to' },
  es: { name: 'Español', locale: 'es_ES', between: 'a' },
  pt: { name: 'Português', locale: 'pt_BR', between: 'para' },
} as const;

export type Language = keyof typeof languageTable;
export const languages = Object.keys(languageTable) as Language[];

/** Target of the root path, x-default, and the fallback for browsers that prefer none of our languages. */
export const defaultLanguage: Language = 'en';

/** The path of a page is /{language}/{slug}. */
type Slugs = Readonly<Record<Language, string>>;

export interface ConverterFacts {
  readonly kind: 'converter';
  /** Undefined for a language's home page, which is the prefix alone. */
  readonly slugs: Slugs | undefined;
  /** The pair that its texts, comparison and measured time are about. */
  readonly pair: Pair;
  /** Whether its headline, title and call to action are about the site or the pair. */
  readonly headline: 'site' | 'pair';
  readonly rules: ConverterRules;
  readonly selector: 'shown' | 'hidden';
}

/** The page that accepts any number of files of every format, and lists all formats. */
export interface AllFormatsFacts {
  readonly kind: 'all-formats';
  readonly slugs: Slugs;
  readonly rules: ConverterRules;
}

/** A text-only page. */
export interface LegalFacts {
  readonly kind: 'legal';
  readonly slugs: Slugs;
  /** Its texts, with title, description and keywords. */
  readonly words: 'impress' | 'privacy';
  /** Its schema.org type. */
  readonly structuredAs: 'AboutPage' | 'WebPage';
}

/**
 * All pages. An entry holds everything that distinguishes a page from others of its kind. Paths, titles, structured
 * data, sitemap, links, hosting rules and tests are derived from these entries.
 */
export const pageTable = {
  home: {
    kind: 'converter',
    slugs: undefined,
    pair: 'png-to-jpg',
    headline: 'site',
    rules: singleConverter,
    selector: 'shown',
  },
  'png-to-jpg': { ...pairPage('png-to-jpg', singleConverter), selector: 'shown' },
  'jpg-to-png': { ...pairPage('jpg-to-png', pairConverter('jpg-to-png', 'as hinted')), selector: 'shown' },
  'jpg-to-webp': pairPage('jpg-to-webp', pairConverter('jpg-to-webp', 'as hinted')),
  'webp-to-jpg': pairPage('webp-to-jpg', pairConverter('webp-to-jpg', 'as hinted')),
  'webp-to-png': pairPage('webp-to-png', pairConverter('webp-to-png', 'of any size')),
  'png-to-webp': pairPage('png-to-webp', pairConverter('png-to-webp', 'of any size')),
  ...extraPages(),
  'all-formats': {
    kind: 'all-formats',
    slugs: { de: 'alle-formate', en: 'all-formats', es: 'todos-los-formatos', pt: 'todos-os-formatos' },
    rules: allFormatsConverter,
  },
  imprint: {
    kind: 'legal',
    slugs: { de: 'impressum', en: 'imprint', es: 'aviso-legal', pt: 'impressao-legal' },
    words: 'impress',
    structuredAs: 'AboutPage',
  },
  privacy: {
    kind: 'legal',
    slugs: { de: 'datenschutz', en: 'privacy', es: 'privacidad', pt: 'privacidade' },
    words: 'privacy',
    structuredAs: 'WebPage',
  },
  'not-found': { kind: 'not-found' },
} as const satisfies Record<'home' | Pair, ConverterFacts> &
  Record<string, ConverterFacts | AllFormatsFacts | LegalFacts | { readonly kind: 'not-found' }>;

type Table = typeof pageTable;

/** Includes the not-found page. */
export type ShownPage = keyof Table;
/** Pages that have a URL. */
export type Page = Exclude<ShownPage, 'not-found'>;

export const pages = (Object.keys(pageTable) as ShownPage[]).filter((page) => page !== 'not-found');

function pairPage(pair: Pair, rules: ConverterRules): ConverterFacts {
  const slugs = Object.fromEntries(
    languages.map((language) => [language, pair.replace('-to-', `-${languageTable[language].between}-`)]),
  ) as Record<Language, string>;
  return { kind: 'converter', slugs, pair, headline: 'pair', rules, selector: 'hidden' };
}

function extraPages(): Record<ExtraPair, ConverterFacts> {
  const names = Object.keys(extraPairs) as ExtraPair[];
  return Object.fromEntries(names.map((pair) => [pair, pairPage(pair, extraConverter(pair))])) as Record<
    ExtraPair,
    ConverterFacts
  >;
}
