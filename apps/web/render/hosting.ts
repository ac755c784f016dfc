import type { SiteSettings } from '@image-converter/settings/site';
import { serviceWorkerPath, sharePath } from '../src/head/files.ts';
import { defaultLanguage, languages } from '../src/routes/pages.ts';
import { pathOf } from '../src/routes/route.ts';

/**
 * How to serve the rendered files. Our server follows this table; the nginx and static host rules are generated from
 * it.
 */
export interface Hosting {
  /** Sent with every response. */
  headers: Record<string, string>;
  /** Cache-Control by kind of file. */
  caching: { pages: string; assets: string; others: string };
  /** Hashed files live below this path. */
  assets: string;
  root: { path: '/'; to: string; status: 302 };
  /** Revalidated like pages, so that browsers notice a new version. */
  serviceWorker: string;
  /**
   * Other programs POST files here and the service worker receives them. Without a service worker, the page just opens.
   */
  shares: Record<string, string>;
  /** An unknown path below one of these shows that language's home page. */
  prefixes: readonly string[];
}

export function hostingOf(settings: SiteSettings): Hosting {
  return {
    headers: {
      'Content-Security-Policy': contentSecurityPolicy(settings),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      ...(settings.strictTransport && { 'Strict-Transport-Security': settings.strictTransport }),
    },
    caching: {
      pages: 'no-cache',
      assets: 'public, max-age=31536000, immutable',
      others: 'public, max-age=86400',
    },
    assets: '/assets/',
    root: { path: '/', to: `/${defaultLanguage}`, status: 302 },
    serviceWorker: serviceWorkerPath,
    shares: Object.fromEntries(languages.map((language) => [sharePath(language), pathOf(language, 'home')])),
    prefixes: languages,
  };
}

function isSecure({ origin }: SiteSettings): boolean {
  return origin.startsWith('https:');
}

/** Allows only the site itself and the third parties configured for this deployment. */
function contentSecurityPolicy(settings: SiteSettings): string {
  const partners = partnerOrigins(settings);
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    // Allows compiling WebAssembly codecs, but not eval().
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...partners],
    'worker-src': ["'self'"],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    // Thumbnails of results are blob: URLs.
    'img-src': ["'self'", 'blob:', ...partners],
    // Films in photos are blob: URLs, too.
    'media-src': ['blob:'],
    'connect-src': ["'self'", ...apiOrigin(settings), ...partners],
    'frame-src': partners.length > 0 ? partners : ["'none'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(isSecure(settings) && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Only if the API is on another origin. */
function apiOrigin({ api }: SiteSettings): string[] {
  return api?.origin ? [api.origin] : [];
}

function partnerOrigins({ ads, analytics, thirdPartyOrigins }: SiteSettings): string[] {
  const scripts = [ads?.script, analytics?.script].filter((url) => url !== undefined);
  return [...new Set([...scripts.map((url) => new URL(url).origin), ...thirdPartyOrigins])];
}
