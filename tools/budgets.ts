import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { withImports } from '@image-converter/web/imported-scripts';
import { languages, type Page, pages } from '@image-converter/web/routes/pages';
import { pathOf } from '@image-converter/web/routes/route';

/** Fails if the built site, or a form with our element, makes visitors load more than this. Sizes are after brotli; 1 KB is 1024 bytes. */

const kilobyte = 1024;
const site = new URL('../apps/web/dist/site/', import.meta.url);
if (!existsSync(new URL('en.html.br', site))) throw new Error('There is no compressed site: npm run build');

const packaged = new URL('../packages/image-converter/dist/browser/', import.meta.url);

const assets = readdirSync(new URL('assets/', site)).map((name) => `assets/${name}`);
const engine = assets.filter((name) => /\/(engine|worker)-[^/]+\.js$/.test(name));
if (engine.length !== 2) throw new Error('The engine and its worker have other names');

check('home, pair and legal pages', heaviest(pages.filter((page) => page !== 'all-formats')), 112);
check('all-formats page', heaviest(['all-formats']), 122);
check('of that, the style sheet', weigh(stylesOf('404.html')), 13);
check(
  'engine and worker before the first file',
  weigh(withImports(engine, read).difference(scriptsOf('404.html'))),
  20,
);
check('<image-converter> before the first file', weighElement(), 15);
check('fonts', weigh(assets.filter((name) => name.endsWith('.woff2'))), 16);

function check(name: string, bytes: number, maxKilobytes: number): void {
  const isWithin = bytes <= maxKilobytes * kilobyte;
  console.log(`${isWithin ? '✓' : '✗'} ${name}: ${(bytes / kilobyte).toFixed(1)} of ${maxKilobytes} KB`);
  if (!isWithin) process.exitCode = 1;
}

/** HTML, scripts and style sheet of the heaviest of these pages, in any language. */
function heaviest(names: readonly Page[]): number {
  const files = languages.flatMap((language) => names.map((name) => `${pathOf(language, name).slice(1)}.html`));
  return Math.max(...files.map((file) => weigh([file, ...scriptsOf(file), ...stylesOf(file)])));
}

/** Files that a page loads before any interaction. */
function scriptsOf(file: string): Set<string> {
  return withImports(namesIn(file, /<(?:script type="module" src|link rel="modulepreload" href)="([^"]+)"/g), read);
}

function stylesOf(file: string): string[] {
  return namesIn(file, /<link rel="stylesheet" href="([^"]+)"/g);
}

function namesIn(file: string, pattern: RegExp): string[] {
  const names = [...read(file).matchAll(pattern)].map(([, path = '']) => path.slice(1));
  if (names.length === 0) throw new Error(`${file} has no ${pattern}`);
  return names;
}

function read(file: string): string {
  return readFileSync(new URL(file, site), 'utf8');
}

/** The scripts of the package are compressed by the sites that use it. */
function weighElement(): number {
  const script = (file: string) => readFileSync(new URL(basename(file), packaged), 'utf8');
  const scripts = [...withImports(['assets/widget.js'], script)];
  return scripts.reduce((sum, file) => sum + brotliCompressSync(script(file)).length, 0);
}

/** Files that do not compress are served uncompressed. */
function weigh(files: Iterable<string>): number {
  const sent = (file: string) =>
    statSync(new URL(`${file}.br`, site), { throwIfNoEntry: false }) ?? statSync(new URL(file, site));
  return [...files].reduce((sum, file) => sum + sent(file).size, 0);
}
