import type { SiteSettings } from '@image-converter/settings/site';
import type { Messages } from '../i18n/source.ts';
import { type Language, type Page, pageTable, type TextFacts } from '../routes/pages.ts';
import { pathOf } from '../routes/route.ts';
import type { PageMeta } from './page-meta.ts';

interface QuestionAndAnswer {
  readonly question: string;
  readonly answer: string;
}

interface DescribedPage extends Pick<PageMeta, 'title' | 'description'> {
  language: Language;
  page: Page;
}

/** Describes a page in schema.org terms, for a JSON-LD script. */
export function structuredData(described: DescribedPage, messages: Messages, settings: SiteSettings): object {
  const facts = pageTable[described.page];
  if (facts.kind === 'converter') return faqPage(messages.seo_content.faq);
  if (facts.kind === 'all-formats') return faqPage(messages.all_formats.faq);
  return textPage(described, facts, messages, settings);
}

/** Escapes "<", so that "</script>" in a text does not end the script. */
export function jsonLd(data: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}

function faqPage(faq: readonly QuestionAndAnswer[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function textPage(
  { language, page, title, description }: DescribedPage,
  { words }: Pick<TextFacts, 'words'>,
  messages: Messages,
  { origin, operator }: SiteSettings,
): object {
  const home = origin + pathOf(language, 'home');
  const url = origin + pathOf(language, page);
  const { header } = messages;
  const trail = [
    { name: header.title, item: home },
    { name: messages[words].title, item: url },
  ];
  return {
    '@type': words === 'impress' ? 'AboutPage' : 'WebPage',
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: language,
    isPartOf: { '@type': 'WebSite', name: header.title, url: home },
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    },
    ...(words === 'impress' && operator.name && { mainEntity: contactOf(operator) }),
  };
}

/** The settings do not say whether the operator is a person or an organisation; an address works for both. */
function contactOf({ name, address, email }: SiteSettings['operator']): object {
  return {
    '@type': 'PostalAddress',
    name,
    ...(address && { streetAddress: address.join(', ') }),
    ...(email && { email }),
  };
}
