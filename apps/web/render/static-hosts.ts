import { languages, pages } from '../src/routes/pages.ts';
import { pathOf } from '../src/routes/route.ts';
import type { Hosting } from './hosting.ts';

/**
 * `_redirects` for Netlify and Cloudflare Pages. Netlify serves existing files before rewrites, Cloudflare applies the
 * rules first, so every page is listed before the catch-all rule of its language.
 */
export function redirectsFile({ root, prefixes }: Hosting): string {
  const known = languages.flatMap((language) => pages.map((page) => pathOf(language, page)));
  return [
    `${root.path} ${root.to} ${root.status}`,
    ...known.map((path) => `${path}/ ${path} 301`),
    ...known.filter((path) => path.lastIndexOf('/') > 0).map((path) => `${path} ${path} 200`),
    ...prefixes.map((prefix) => `/${prefix}/* /${prefix} 200`),
    '',
  ].join('\n');
}

/** `_headers` for the same two hosts, which make browsers revalidate everything else by default. */
export function headersFile({ headers, caching, assets, serviceWorker }: Hosting): string {
  const lines = (entries: Record<string, string>) =>
    Object.entries(entries).map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    ...lines(headers),
    `${assets}*`,
    ...lines({ 'Cache-Control': caching.assets }),
    serviceWorker,
    ...lines({ 'Cache-Control': caching.pages }),
    '',
  ].join('\n');
}
