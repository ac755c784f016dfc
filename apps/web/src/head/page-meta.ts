import type { Messages } from '../i18n/messages.ts';
import { isLegal } from '../routes/pages.ts';
import type { Route } from '../routes/route.ts';

export interface PageMeta {
  title: string;
  description: string;
  keywords: string;
}

/** What a page tells search engines and browser tabs about itself. */
export function pageMeta({ page }: Route, messages: Messages): PageMeta {
  if (page === 'home') return messages.meta;
  if (page === 'not-found') {
    const { title, text } = messages.not_found;
    return { ...messages.meta, title, description: text };
  }
  if (isLegal(page)) {
    const { title, description, keywords } = page === 'imprint' ? messages.impress : messages.privacy;
    return { title: `${title} | ${messages.header.title}`, description, keywords };
  }
  const { seo_title, seo_description, keywords } = messages.pairs[page];
  return { title: seo_title, description: seo_description, keywords };
}
