import {
  allFormatsConverter,
  type ConverterRules,
  extraConverter,
  pairConverter,
  singleConverter,
} from '@image-converter/formats/converters';
import { type ExtraPair, extraPairs, type Pair } from '@image-converter/formats/pairs';

interface LanguageFacts {
  readonly name: string;
  readonly locale: string;
  readonly decimal: ',' | '.';
  /** After a number. */
  readonly percent: string;
  /** Between the last two of a list. */
  readonly and: string;
  readonly or: string;
  /** Separates the two formats in the URL of a pair. */
  readonly between: string;
  readonly slugs: Readonly<Record<'all-formats' | 'imprint' | 'privacy', string>>;
  /** Shapes in a box of 30 × 20: a colour, a path and, for a line, its width. */
  readonly flag: readonly (readonly [colour: string, path: string, width?: number])[];
}

/** All languages. The texts of each are in a folder of `texts`. */
export const languageTable = {
  de: {
    name: 'Deutsch',
    locale: 'de_DE',
    decimal: ',',
    percent: '\u00a0%',
    and: 'und',
    or: 'oder',
    between: 'zu',
    slugs: { 'all-formats': 'alle-formate', imprint: 'impressum', privacy: 'datenschutz' },
    flag: [
      ['#000', 'M0 0h30v20H0z'],
      ['#d00', 'M0 6.7h30V20H0z'],
      ['#fc0', 'M0 13.3h30V20H0z'],
    ],
  },
  en: {
    name: 'English',
    locale: 'en_GB',
    decimal: '.',
    percent: '%',
    and: 'and',
    or: 'or',
    between: 'to',
    slugs: { 'all-formats': 'all-formats', imprint: 'imprint', privacy: 'privacy' },
    flag: [
      ['#027', 'M0 0h30v20H0z'],
      ['#fff', 'M0 0l30 20M30 0L0 20', 4],
      ['#c12', 'M0 0l30 20M30 0L0 20', 1.6],
      ['#fff', 'M15 0v20M0 10h30', 6.6],
      ['#c12', 'M15 0v20M0 10h30', 4],
    ],
  },
  es: {
    name: 'Español',
    locale: 'es_ES',
    decimal: ',',
    percent: '\u00a0%',
    and: 'y',
    or: 'o',
    between: 'a',
    slugs: { 'all-formats': 'todos-los-formatos', imprint: 'aviso-legal', privacy: 'privacidad' },
    flag: [
      ['#c11', 'M0 0h30v20H0z'],
      ['#fb0', 'M0 5h30v10H0z'],
    ],
  },
  pt: {
    name: 'Português',
    locale: 'pt_BR',
    decimal: ',',
    percent: '%',
    and: 'e',
    or: 'ou',
    between: 'para',
    slugs: { 'all-formats': 'todos-os-formatos', imprint: 'impressao-legal', privacy: 'privacidade' },
    flag: [
      ['#094', 'M0 0h30v20H0z'],
      ['#fd0', 'M15 2l12 8-12 8L3 10z'],
      ['#027', 'M10.5 10a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0'],
      ['#fff', 'M10.9 8.8q5-.6 8 3', 0.9],
    ],
  },
} as const satisfies Record<string, LanguageFacts>;

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
export interface TextFacts {
  readonly kind: 'text';
  readonly slugs: Slugs;
  /** Its texts, with title, description and keywords. */
  readonly words: 'api' | 'impress' | 'privacy';
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
    slugs: slugs((language) => language.slugs['all-formats']),
    rules: allFormatsConverter,
  },
  api: { kind: 'text', slugs: slugs(() => 'api'), words: 'api' },
  imprint: {
    kind: 'text',
    slugs: slugs((language) => language.slugs.imprint),
    words: 'impress',
  },
  privacy: {
    kind: 'text',
    slugs: slugs((language) => language.slugs.privacy),
    words: 'privacy',
  },
  'not-found': { kind: 'not-found' },
} as const satisfies Record<'home' | Pair, ConverterFacts> &
  Record<string, ConverterFacts | AllFormatsFacts | TextFacts | { readonly kind: 'not-found' }>;

type Table = typeof pageTable;

/** Includes the not-found page. */
export type ShownPage = keyof Table;
/** Pages that have a URL. */
export type Page = Exclude<ShownPage, 'not-found'>;

export const pages = (Object.keys(pageTable) as ShownPage[]).filter((page) => page !== 'not-found');

function slugs(slugIn: (language: LanguageFacts) => string): Slugs {
  return Object.fromEntries(languages.map((language) => [language, slugIn(languageTable[language])])) as Slugs;
}

function pairPage(pair: Pair, rules: ConverterRules): ConverterFacts {
  const slugsOfPair = slugs(({ between }) => pair.replace('-to-', `-${between}-`));
  return { kind: 'converter', slugs: slugsOfPair, pair, headline: 'pair', rules, selector: 'hidden' };
}

function extraPages(): Record<ExtraPair, ConverterFacts> {
  const names = Object.keys(extraPairs) as ExtraPair[];
  return Object.fromEntries(names.map((pair) => [pair, pairPage(pair, extraConverter(pair))])) as Record<
    ExtraPair,
    ConverterFacts
  >;
}
