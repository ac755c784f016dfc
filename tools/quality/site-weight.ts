import { readdirSync, readFileSync, statSync } from 'node:fs';
import { withImports } from '@image-converter/web/imported-scripts';
import { languages, type Page, pages, pageTable } from '@image-converter/web/routes/pages';
import { pathOf } from '@image-converter/web/routes/route';
import { z } from 'zod';
import type { Figures } from './judge.ts';

/** The part of the build's manifest that is read here. */
const manifestSchema = z.object({
  '../../packages/engine/src/engine.ts': z.object({ file: z.string(), assets: z.array(z.string()) }),
});

/** The parts of a page that are weighed: its own file, and what it loads before any interaction. */
interface PageWeight {
  readonly HTML: number;
  readonly JS: number;
  readonly CSS: number;
}

/** Bytes after brotli, as compressed by the build. The heaviest page of each kind counts. */
export function siteWeights(built: URL): Figures {
  const site = new URL('site/', built);
  const kinds = Map.groupBy(pageFiles(), ({ kind }) => kind);
  const figures: Record<string, number> = {};
  for (const [kind, files] of kinds) {
    const weights = files.map(({ file }) => weighPage(site, file));
    for (const part of ['HTML', 'JS', 'CSS'] as const) {
      figures[`${kind}: ${part}`] = Math.max(...weights.map((weight) => weight[part]));
    }
  }
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(new URL('client/manifest.json', built), 'utf8')));
  const loaded = scriptsOf(site, '404.html');
  return {
    ...figures,
    ...weighEngine(site, manifest['../../packages/engine/src/engine.ts'], loaded),
    ...weighAll(site),
  };
}

function pageFiles(): { kind: string; file: string }[] {
  const localised = languages.flatMap((language) =>
    pages.map((page) => ({ kind: kindOf(page), file: `${pathOf(language, page).slice(1)}.html` })),
  );
  return [...localised, { kind: 'not found', file: '404.html' }];
}

function kindOf(page: Page): string {
  const facts = pageTable[page];
  return facts.kind === 'converter' ? { site: page, pair: 'pair' }[facts.headline] : page;
}

function weighPage(site: URL, file: string): PageWeight {
  const scripts = scriptsOf(site, file);
  const styles = namesIn(site, file, /<link rel="stylesheet" href="([^"]+)"/g);
  if (scripts.size === 0 || styles.length === 0) throw new Error(`${file} names no script or no style sheet`);
  return { HTML: weigh(site, [file]), JS: weigh(site, scripts), CSS: weigh(site, styles) };
}

/** What a page loads before any interaction. */
function scriptsOf(site: URL, file: string): Set<string> {
  return scriptsFrom(site, [
    ...namesIn(site, file, /<script type="module" src="([^"]+)"/g),
    ...namesIn(site, file, /<link rel="modulepreload" href="([^"]+)"/g),
  ]);
}

function namesIn(site: URL, file: string, pattern: RegExp): string[] {
  const html = readFileSync(new URL(file, site), 'utf8');
  return [...html.matchAll(pattern)].map(([, path = '']) => path.slice(1));
}

/**
 * What is loaded once the page is idle, beyond what the page has loaded already; its worker alone; and each codec, which
 * is loaded when a file needs it.
 */
function weighEngine(
  site: URL,
  { file, assets }: { file: string; assets: readonly string[] },
  loaded: ReadonlySet<string>,
): Figures {
  const worker = scriptsFrom(
    site,
    assets.filter((name) => name.endsWith('.js')),
  );
  if (worker.size === 0) throw new Error('The build has no worker');
  const codecs = assets.filter((name) => name.endsWith('.wasm'));
  return {
    'engine before the first file': weigh(site, scriptsFrom(site, [file, ...worker]).difference(loaded)),
    worker: weigh(site, worker),
    ...Object.fromEntries(codecs.map((name) => [withoutHash(name), weigh(site, [name])])),
  };
}

/** So that what is loaded later cannot grow unnoticed. */
function weighAll(site: URL): Figures {
  const scripts = readdirSync(new URL('assets/', site)).filter((name) => name.endsWith('.js'));
  return {
    'all scripts': weigh(
      site,
      scripts.map((name) => `assets/${name}`),
    ),
  };
}

function withoutHash(name: string): string {
  return name.replace(/^assets\/(.*)-[\w-]{8}(\.\w+)$/, '$1$2');
}

function scriptsFrom(site: URL, files: readonly string[]): Set<string> {
  return withImports(files, (file) => readFileSync(new URL(file, site), 'utf8'));
}

function weigh(site: URL, files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + sentBytes(new URL(file, site)), 0);
}

/** Files that compression would not make smaller are served as they are. */
function sentBytes(file: URL): number {
  return (statSync(new URL(`${file}.br`), { throwIfNoEntry: false }) ?? statSync(file)).size;
}
