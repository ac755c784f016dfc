import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteSettings } from '@image-converter/settings/site';
import { isSavingPair } from '../src/claims/saving-pairs.ts';
import { defaultLanguage, languages, pages, pageTable } from '../src/routes/pages.ts';
import { pathOf, type Route } from '../src/routes/route.ts';
import { cachedFiles, listFile, type Manifest } from './cached-files.ts';
import { robotsTxt, rootPage, securityTxt, securityTxtPath, sitemapXml } from './files.ts';
import { hostingOf } from './hosting.ts';
import { nginxConf } from './nginx.ts';
import { serviceWorker } from './service-worker.ts';
import { headersFile, redirectsFile } from './static-hosts.ts';
import { webManifest } from './web-manifest.ts';

type Renderer = typeof import('../src/render.tsx');

/**
 * Renders the site of one deployment from Vite's output: every page as HTML with the operator's settings, the files for
 * search engines and hosts, and the hosting rules. The site goes to `target`/site, the rules next to it.
 */
export async function renderSite(built: string, target: string, settings: SiteSettings): Promise<void> {
  const site = join(target, 'site');
  const hosting = hostingOf(settings);
  const manifest: Manifest = JSON.parse(await readFile(join(built, 'client/manifest.json'), 'utf8'));
  const { renderPage, renderShell }: Renderer = await import(pathToFileURL(join(built, 'render/render.js')).href);
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
  const contact = securityTxt(settings);
  if (contact) await write(site, securityTxtPath, contact);
  const list = listFile(cachedFiles(join(built, 'client'), manifest));
  await write(site, list.path, list.content);
  const script = `/${builtFrom(manifest, 'src/client.tsx').file}`;
  const shell = renderShell(settings, commonTags(manifest));
  const worker = await serviceWorker(built, { script, list: list.path, shell, hosting, settings });
  await write(site, worker.path, worker.content);
  await write(site, 'sitemap.xml', sitemapXml(settings));
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

/** Tags that load the page's style, the main script and the page's own chunks. */
function assetTags(manifest: Manifest, route: Route): string {
  const preloaded = ownSources(route).map((source) => builtFrom(manifest, source).file);
  return commonTags(manifest) + preloaded.map((file) => `<link rel="modulepreload" href="/${file}">`).join('');
}

function commonTags(manifest: Manifest): string {
  const { file: script, css: styles = [], assets = [] } = builtFrom(manifest, 'src/client.tsx');
  const fonts = assets.filter((file) => file.endsWith('.woff2'));
  const links = [
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
  ];
  return `${links.join('')}<script type="module" src="/${script}"></script>`;
}

/** Sources that a page loads in addition to the main script. */
function ownSources({ language, page }: Route): string[] {
  const texts = (file: string) => `src/texts/${language}/${file}.ts`;
  const core = texts('index');
  const facts = pageTable[page];
  switch (facts.kind) {
    case 'converter':
      return [
        core,
        texts(`pairs/${facts.pair}`),
        texts('parts/formats'),
        'src/landing/Landing.tsx',
        ...(isSavingPair(facts.pair) ? ['src/claims/with-savings.ts'] : []),
      ];
    case 'all-formats':
      return [core, texts('parts/all-formats'), 'src/all-formats/AllFormatsPage.tsx'];
    case 'text':
      return [core, texts('parts/text-pages'), 'src/pages/TextPage.tsx'];
    case 'not-found':
      return [core, 'src/pages/NotFoundPage.tsx'];
  }
}

function builtFrom(manifest: Manifest, source: string) {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no ${source}`);
  return chunk;
}
