import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pairLabels } from '@image-converter/formats/pairs';
import { previewPath } from '../src/head/files.ts';
import { headlineOf } from '../src/head/headline.ts';
import { loadMessages } from '../src/i18n/messages.ts';
import { languages, type Page, pages, pageTable } from '../src/routes/pages.ts';
import { keptOnDisk } from './kept-on-disk.ts';
import type { Colours, Conversion } from './preview-prints.ts';

const programs = ['draw-preview.ts', 'preview-prints.ts', 'preview-text.ts'];

/** Draws the pictures that other sites show with a link to a page. They are kept in `cache` between builds. */
export async function drawPreviews(site: string, cache: string): Promise<void> {
  const icon = await readFile(join(site, 'icon.svg'), 'utf8');
  const colours = await lightColours();
  const sources = await Promise.all(programs.map((name) => readFile(new URL(name, import.meta.url), 'utf8')));
  const everyPage = languages.flatMap((language) => pages.map((page) => ({ language, page })));
  await mkdir(join(site, 'previews'), { recursive: true });
  await Promise.all(
    everyPage.map(async ({ language, page }) => {
      const messages = await loadMessages({ language, page }, { api: undefined });
      const { title, subtitle } = headlineOf(pageTable[page], messages);
      const conversion = conversionOn(page);
      const preview = { icon, colours, product: messages.header.title, title, subtitle, conversion };
      const picture = await keptOnDisk(cache, sources.join('') + JSON.stringify(preview), 'png', async () => {
        const { drawPreview } = await import('./draw-preview.ts');
        return drawPreview(preview);
      });
      await writeFile(join(site, previewPath(language, page)), picture);
    }),
  );
}

/** The formats on the prints of a page's preview; undefined for a page without a converter. */
export function conversionOn(page: Page): Conversion | undefined {
  const facts = pageTable[page];
  if (facts.kind === 'text') return undefined;
  if (facts.kind === 'all-formats') return { from: ['PSD', 'RAW', 'HEIC'], to: 'JPG' };
  if (facts.headline === 'site') return { from: ['WebP', 'HEIC', 'PNG'], to: 'JPG' };
  const { from, to } = pairLabels(facts.pair);
  return { from: [from], to };
}

/** The style sheet's first values, by name; later ones are for the dark theme. */
export async function lightColours(): Promise<Colours> {
  const style = await readFile(new URL('../src/style.css', import.meta.url), 'utf8');
  const found = [...style.matchAll(/--color-([\w-]+): (#\w{6});/g)].map(([, name = '', value = '']) => [name, value]);
  return Object.fromEntries(found.toReversed()) as Colours;
}
