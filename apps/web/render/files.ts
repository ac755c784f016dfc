import type { SiteSettings } from '@image-converter/settings/site';
import { loadMessages } from '../src/i18n/messages.ts';
import { defaultLanguage, languages, pages } from '../src/routes/pages.ts';
import { alternatesOf, pathOf } from '../src/routes/route.ts';
import type { Hosting } from './hosting.ts';

/** Files for search engines and hosts. */

export function robotsTxt({ origin }: SiteSettings): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

export function sitemapXml({ origin }: SiteSettings): string {
  const urls = languages.flatMap((language) =>
    pages.map((page) => {
      const links = alternatesOf(page, origin).map(
        ({ hrefLang, href }) => `    <xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`,
      );
      return ['  <url>', `    <loc>${origin}${pathOf(language, page)}</loc>`, ...links, '  </url>'].join('\n');
    }),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** For static hosts that cannot redirect. */
export async function rootPage({ root }: Hosting, settings: SiteSettings): Promise<string> {
  const { header } = await loadMessages({ language: defaultLanguage, page: 'home' }, settings);
  return [
    `<!doctype html><html lang="${defaultLanguage}"><head><meta charset="utf-8"><title>${header.title}</title>`,
    `<meta http-equiv="refresh" content="0; url=${root.to}"><link rel="canonical" href="${settings.origin}${root.to}">`,
    `</head><body><a href="${root.to}">${header.title}</a></body></html>`,
  ].join('');
}
