import type { SiteSettings } from '@image-converter/settings/site';
import { loadMessages } from '../src/i18n/messages.ts';
import { defaultLanguage, languages, pages } from '../src/routes/pages.ts';
import { alternatesOf, pathOf } from '../src/routes/route.ts';
import type { Hosting } from './hosting.ts';

/** Files for search engines, hosts and those who find vulnerabilities. */

export const securityTxtPath = '/.well-known/security.txt';

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

/** In days. RFC 9116 wants less than a year, so that nobody trusts a file that nobody looks after. */
const securityTxtLifetime = 360;

/**
 * Whom to tell about vulnerabilities (RFC 9116), if the site names somebody. The date changes only once a day, so that
 * two builds on one day are the same.
 */
export function securityTxt({ origin, operator: { email } }: SiteSettings, now = new Date()): string | undefined {
  if (!email) return undefined;
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + securityTxtLifetime);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(midnight).toISOString()}`,
    ...(origin.startsWith('https:') ? [`Canonical: ${origin}${securityTxtPath}`] : []),
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
