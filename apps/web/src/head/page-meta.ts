import type { Messages } from '../i18n/source.ts';
import { pageTable } from '../routes/pages.ts';
import type { Route } from '../routes/route.ts';

export interface PageMeta {
  title: string;
  description: string;
  keywords: string;
}

/** Metadata of a page for search engines and browser tabs. */
export function pageMeta({ page }: Route, messages: Messages): PageMeta {
  const facts = pageTable[page];
  switch (facts.kind) {
    case 'converter': {
      if (facts.headline === 'site') return messages.meta;
      const { seo_title, seo_description, keywords } = messages.pair;
      return { title: seo_title, description: seo_description, keywords };
    }
    case 'all-formats': {
      const { seo_title, seo_description, keywords } = messages.all_formats;
      return { title: seo_title, description: seo_description, keywords };
    }
    case 'not-found': {
      const { title, text } = messages.not_found;
      return { ...messages.meta, title, description: text };
    }
    default: {
      const { title, description, keywords } = messages[facts.words];
      return { title: `${title} | ${messages.header.title}`, description, keywords };
    }
  }
}
