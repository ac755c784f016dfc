import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ConversionOptions, targetDefaults } from '@image-converter/formats/options';
import { median } from '@image-converter/tools/median';
import type { Page } from '@playwright/test';
import { roundsOr } from './arguments.ts';
import { type BuiltEngine, launch, openPage } from './pages.ts';
import { makePhoto, type Photo } from './photos.ts';
import { engineAddress, withSite } from './site.ts';
import { table } from './table.ts';

/**
 * The cost of options in a page of Chromium, compared in turns with the same conversion without them, and the latency
 * of the preview.
 */

declare global {
  /** In a page under measurement: resolves to the milliseconds until the preview was shown. */
  var followed: Promise<number>;
}

const rounds = roundsOr(5);
const report = fileURLToPath(new URL('../docs/benchmarks/options.md', import.meta.url));
const heading = '## In a page of Chromium';

const [jpg, png, webp] = await Promise.all([makePhoto(4000, 'jpg'), makePhoto(4000, 'png'), makePhoto(4000, 'webp')]);

interface Case {
  readonly title: string;
  readonly photo: Photo;
  readonly usual: ConversionOptions;
  readonly chosen: Partial<ConversionOptions>;
}

const cases: readonly Case[] = [
  {
    title: 'JPG, 1600 pixels',
    photo: jpg,
    usual: { ...targetDefaults('jpg'), quality: 89 },
    chosen: { size: { longestSide: 1600 } },
  },
  { title: 'JPG of at most 500 KB', photo: png, usual: targetDefaults('jpg'), chosen: { maxBytes: 500_000 } },
  { title: 'JPG of at most 2 MB', photo: png, usual: targetDefaults('jpg'), chosen: { maxBytes: 2_000_000 } },
  { title: 'WebP of at most 500 KB', photo: png, usual: targetDefaults('webp'), chosen: { maxBytes: 500_000 } },
  { title: 'WebP with all metadata', photo: jpg, usual: targetDefaults('webp'), chosen: { metadata: 'keep' } },
  { title: 'JPG by mozjpeg', photo: png, usual: targetDefaults('jpg'), chosen: { effort: 'smaller' } },
];

async function timed(page: Page, { name }: Photo, options: ConversionOptions) {
  return page.evaluate(
    async ([engine, photo, wanted]) => {
      const { convert }: BuiltEngine = await import(engine);
      const file = globalThis.photos.get(photo) as Blob;
      const start = performance.now();
      const { outputs } = await convert(new AbortController().signal, file, wanted);
      return { milliseconds: performance.now() - start, bytes: outputs[0].blob.size };
    },
    [engineAddress, name, options] as const,
  );
}

async function compared(page: Page, { title, photo, usual, chosen }: Case): Promise<string[]> {
  const times: { usual: number[]; chosen: number[] } = { usual: [], chosen: [] };
  let bytes = 0;
  // The first round loads the codecs.
  for (let round = 0; round <= rounds; round += 1) {
    const without = await timed(page, photo, usual);
    const having = await timed(page, photo, { ...usual, ...chosen });
    if (round > 0) times.usual.push(without.milliseconds);
    if (round > 0) times.chosen.push(having.milliseconds);
    bytes = having.bytes;
  }
  const [before, after] = [median(times.usual), median(times.chosen)];
  return [title, (after / before).toFixed(2), `${Math.round(after)} ms`, `${Math.round(before)} ms`, String(bytes)];
}

/** Time from the key press that changes the quality to the updated preview of the visible part. */
async function preview(page: Page, address: string, { name, bytes }: Photo): Promise<string[]> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const mimeType = name.endsWith('.webp') ? 'image/webp' : 'image/jpeg';
  await page.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer: bytes });
  await page.getByRole('button', { name: 'Convert all' }).click();
  await page.getByRole('button', { name: /^Compare/ }).click();
  const shown = page.locator('[data-shows]:not([data-shows=original])');
  await page.locator('[data-shows=result]').waitFor();
  const slider = page.getByRole('slider', { name: 'Quality' });
  await slider.focus();
  const times: number[] = [];
  for (let round = 0; round < rounds * 2; round += 1) {
    await page.waitForTimeout(1500);
    await page.evaluate(() => {
      const stage = document.querySelector('[data-shows]:not([data-shows=original])') as Element;
      const before = stage.getAttribute('data-shows');
      globalThis.followed = new Promise((resolve) => {
        let pressed = 0;
        addEventListener('keydown', () => (pressed = performance.now()), { once: true, capture: true });
        const observer = new MutationObserver(() => {
          if (stage.getAttribute('data-shows') === before) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - pressed));
        });
        observer.observe(stage, { attributes: true });
      });
    });
    await page.keyboard.press('ArrowLeft');
    times.push(await page.evaluate(() => globalThis.followed));
  }
  await shown.waitFor();
  return [address.split('/').at(-1) ?? '', `${Math.round(median(times))} ms`, `${Math.round(Math.max(...times))} ms`];
}

const browser = await launch();
await withSite(async (site) => {
  const page = await openPage(browser, `${site}/en`, [jpg, png]);
  const rows: string[][] = [];
  for (const one of cases) rows.push(await compared(page, one));
  const views: string[][] = [];
  for (const [path, photo] of [
    ['webp-to-jpg', webp],
    ['jpg-to-webp', jpg],
  ] as const) {
    views.push(await preview(page, `${site}/en/${path}`, photo));
  }
  const text = [
    heading,
    `Written by \`npm run bench -- options\`: 12 megapixels, the median of ${rounds} in turns.`,
    table(['', 'without the option it is 1', 'with it', 'without', 'bytes'], rows),
    'From another quality to its preview, with the whole picture in sight:',
    table(['', 'median', 'longest'], views),
  ].join('\n\n');
  const [others = ''] = readFileSync(report, 'utf8').split(heading);
  writeFileSync(report, `${others.trimEnd()}\n\n${text}\n`);
  console.log(text);
});
await browser.close();
