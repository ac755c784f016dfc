import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { previewPath, previewSize } from '@image-converter/web/head/files';
import { headlineOf } from '@image-converter/web/head/headline';
import { loadMessages } from '@image-converter/web/i18n/messages';
import { languages, pages, pageTable } from '@image-converter/web/routes/pages';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArguments, chromiumPath } from './browser.ts';

/** Draws every image of the site from icon.svg and the texts. Run `npm run docs -- images` whenever one of them changes. */

const folder = fileURLToPath(new URL('../apps/web/public', import.meta.url));
const icon = await readFile(join(folder, 'icon.svg'));

function drawIcon(size: number) {
  return sharp(icon, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true });
}

/** An .ico with one PNG in it: a header of 6 bytes, an entry of 16, then the PNG. */
async function drawFavicon(size: number): Promise<Buffer> {
  const png = await drawIcon(size).toBuffer();
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

await drawIcon(192).toFile(join(folder, 'icon-192.png'));
await drawIcon(512).toFile(join(folder, 'icon-512.png'));
// Operating systems crop these to various shapes, so the background fills the square and the drawing has a margin.
const ground = { background: '#3a45d1' };
await drawIcon(400)
  .extend({ top: 56, bottom: 56, left: 56, right: 56, ...ground })
  .flatten(ground)
  .toFile(join(folder, 'icon-maskable-512.png'));
await drawIcon(180).flatten(ground).toFile(join(folder, 'apple-touch-icon.png'));
await writeFile(join(folder, 'favicon.ico'), await drawFavicon(32));

function previewHtml(product: string, title: string, subtitle: string): string {
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 0; width: ${previewSize.width}px; height: ${previewSize.height}px; box-sizing: border-box; padding: 80px;
      display: flex; flex-direction: column; color: #fff; background: #3a45d1;
      font-family: Inter, system-ui, sans-serif; }
    header { display: flex; gap: 24px; align-items: center; font-size: 36px; font-weight: 600; }
    svg { width: 72px; height: 72px; border-radius: 18px; box-shadow: 0 0 0 2px #ffffff55; }
    h1 { margin: auto 0 0; font-size: 84px; line-height: 1.1; letter-spacing: -0.03em; text-wrap: balance; }
    p { margin: 24px 0 0; font-size: 38px; line-height: 1.35; color: #d9dcff; text-wrap: balance; }
    </style><header>${icon}<span>${product}</span></header><h1>${title}</h1><p>${subtitle}</p>`;
}

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
const page = await browser.newPage({ viewport: previewSize });
await mkdir(join(folder, 'previews'), { recursive: true });
for (const language of languages) {
  for (const name of pages) {
    const messages = await loadMessages({ language, page: name }, { api: undefined });
    const { title, subtitle } = headlineOf(pageTable[name], messages);
    await page.setContent(previewHtml(messages.header.title, title, subtitle));
    const picture = await page.screenshot();
    await sharp(picture)
      .png({ palette: true, colours: 64, effort: 10 })
      .toFile(join(folder, previewPath(language, name)));
  }
}
await browser.close();
