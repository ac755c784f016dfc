import type { RenderedSite } from './rendered-site.ts';

export type Answer =
  | { kind: 'redirect'; status: 301 | 302; to: string }
  | { kind: 'file'; status: 200 | 404; file: string; cacheControl: string };

/** Maps a request URL to the site's answer, whatever the URL contains. */
export function answerTo(url: string, { hosting, files }: RenderedSite): Answer {
  const { path, query } = split(url);
  const { caching, root } = hosting;
  if (path === root.path) return { kind: 'redirect', status: root.status, to: root.to + query };

  const prefix = hosting.prefixes.find((name) => path === `/${name}` || path.startsWith(`/${name}/`));
  // Only below a prefix: elsewhere, "//example.org/" would redirect the visitor to another site.
  if (prefix && path.endsWith('/')) return { kind: 'redirect', status: 301, to: withoutLastSlashes(path) + query };

  const file = files.get(decoded(path)) ?? (prefix && `${prefix}.html`);
  if (!file) return { kind: 'file', status: 404, file: '404.html', cacheControl: caching.pages };
  return { kind: 'file', status: 200, file, cacheControl: cacheControlOf(file, hosting) };
}

function cacheControlOf(file: string, { assets, caching, serviceWorker }: RenderedSite['hosting']): string {
  if (file.endsWith('.html') || `/${file}` === serviceWorker) return caching.pages;
  return `/${file}`.startsWith(assets) ? caching.assets : caching.others;
}

/** The URL parser removes "." and ".." from the path and escapes characters that are not allowed in a header. */
function split(url: string): { path: string; query: string } {
  const parsed = URL.parse(`http://localhost${url.startsWith('/') ? url : '/'}`);
  return { path: parsed?.pathname ?? '/', query: parsed?.search ?? '' };
}

/** Without a regular expression, which takes a second for a path with thousands of slashes in the middle. */
function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
