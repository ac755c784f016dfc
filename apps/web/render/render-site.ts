import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteSettings } from '@image-converter/settings/site';
import { defaultLanguage, languages, pages, pageTable } from '../src/routes/pages.ts';
import { pathOf, type Route } from '../src/routes/route.ts';
import { compressFiles } from './compress.ts';
import { robotsTxt, rootPage, sitemapXml, webManifest } from './files.ts';
import { hostingOf } from './hosting.ts';
import { nginxConf } from './nginx.ts';
import { headersFile, redirectsFile } from './static-hosts.ts';

/** Vite's manifest: source file → what it was built into. */
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

type Renderer = typeof import('../src/render.tsx');

/**
 * Turns what Vite built into the site of one deployment: every page as HTML with the operator's settings,
 * the files for machines, and the rules for serving it all. `target` gets the site in `site`, the rules beside it.
 */
export async function renderSite(built: string, target: string, settings: SiteSettings): Promise<void> {
  const site = join(target, 'site');
  const hosting = hostingOf(settings);
  const manifest: Manifest = JSON.parse(await readFile(join(built, 'client/manifest.json'), 'utf8'));
  const { renderPage }: Renderer = await import(pathToFileURL(join(built, 'render/render.js')).href);
  const page = (route: Route) => renderPage(route, settings, assetTags(manifest, route));

  await rm(site, { recursive: true, force: true });
  await cp(join(built, 'client'), site, { recursive: true });
  await rm(join(site, 'manifest.json'));

  for (const language of languages) {
    for (const name of pages) await write(site, `${pathOf(language, name)}.html`, await page({ language, page: name }));
    const { path, content } = await webManifest(language, settings);
    await write(site, path, content);
  }
  await write(site, '404.html', await page({ language: defaultLanguage, page: 'not-found' }));
  await write(site, 'index.html', await rootPage(hosting, settings));
  await write(site, 'robots.txt', robotsTxt(settings));
  await write(site, 'sitemap.xml', sitemapXml(settings));
  await compressFiles(site);
  await write(site, '_redirects', redirectsFile(hosting));
  await write(site, '_headers', headersFile(hosting));
  await write(target, 'nginx.conf', nginxConf(hosting));
  await write(target, 'hosting.json', JSON.stringify(hosting, null, 2));
}

async function write(folder: string, path: string, content: string): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** The tags that load a page's style, the script of all pages, and what the page alone needs. */
function assetTags(manifest: Manifest, route: Route): string {
  const script = built(manifest, 'src/client.tsx');
  const styles = script.css ?? [];
  return [
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    `<script type="module" src="/${script.file}"></script>`,
    ...ownSources(route).map((source) => `<link rel="modulepreload" href="/${built(manifest, source).file}">`),
  ].join('');
}

/** What a page loads beyond the script of all pages. */
function ownSources({ language, page }: Route): string[] {
  const core = `src/i18n/languages/${language}.ts`;
  const facts = pageTable[page];
  switch (facts.kind) {
    case 'converter':
      return [core, `src/i18n/messages/pages/${language}/${facts.pair}.ts`];
    case 'all-formats':
      return [core, `src/i18n/messages/${language}.all-formats.ts`, 'src/all-formats/AllFormatsPage.tsx'];
    case 'legal':
      return [core, `src/i18n/messages/${language}.legal.ts`, 'src/pages/LegalPage.tsx'];
    default:
      return [core];
  }
}

function built(manifest: Manifest, source: string) {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no ${source}`);
  return chunk;
}
