import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { previewPath } from '../src/head/files.ts';
import { headlineOf } from '../src/head/headline.ts';
import { loadMessages } from '../src/i18n/messages.ts';
import { languages, pages, pageTable } from '../src/routes/pages.ts';
import { keptOnDisk } from './kept-on-disk.ts';

/** Draws the pictures that other sites show with a link to a page. They are kept in `cache` between builds. */
export async function drawPreviews(site: string, cache: string): Promise<void> {
  const icon = await readFile(join(site, 'icon.svg'), 'utf8');
  const template = await readFile(new URL('draw-preview.ts', import.meta.url), 'utf8');
  const everyPage = languages.flatMap((language) => pages.map((page) => ({ language, page })));
  await mkdir(join(site, 'previews'), { recursive: true });
  await Promise.all(
    everyPage.map(async ({ language, page }) => {
      const messages = await loadMessages({ language, page }, { api: undefined });
      const { title, subtitle } = headlineOf(pageTable[page], messages);
      const preview = { icon, product: messages.header.title, title, subtitle };
      const picture = await keptOnDisk(cache, template + JSON.stringify(preview), 'png', async () => {
        const { drawPreview } = await import('./draw-preview.ts');
        return drawPreview(preview);
      });
      await writeFile(join(site, previewPath(language, page)), picture);
    }),
  );
}
