import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { median } from '@image-converter/tools/median';
import type { Browser } from '@playwright/test';
import { roundsOr } from './arguments.ts';
import { launch } from './pages.ts';
import { makePhoto, type Photo } from './photos.ts';
import { processOf, processorSeconds } from './process-tree.ts';
import { withSite } from './site.ts';
import { table } from './table.ts';

/** Converts a photo to AVIF on the site's pages, in Chromium: time from the click to a row that can be saved. */

const rounds = roundsOr(5);
/** Max seconds for 12 megapixels, on two cores. */
const target = 6;
const report = fileURLToPath(new URL('../docs/benchmarks/outputs.md', import.meta.url));
const heading = '## In a page of Chromium';

interface Run {
  readonly seconds: number;
  /** Processor time: of the busiest thread, and of all browser threads together. */
  readonly busiest: number;
  readonly all: number;
  /** The row's "Still converting" message, or a dash if it never appeared. */
  readonly said: string;
}

async function run(browser: Browser, address: string, { name, bytes }: Photo): Promise<Run> {
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  await page.goto(address, { waitUntil: 'networkidle' });
  const mimeType = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
  await page.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer: bytes });
  const button = page.getByRole('button', { name: 'Convert all' });
  await button.waitFor();
  const waiting = page.getByText(/Still converting/);
  const done = page.locator('a[download]');
  let seconds = 0;
  let said = '–';
  const busy = await processorSeconds(await processOf(browser), async () => {
    const start = performance.now();
    await button.click();
    await waiting.or(done).first().waitFor();
    if (await waiting.isVisible()) said = (await waiting.textContent()) ?? said;
    await done.waitFor();
    seconds = (performance.now() - start) / 1000;
  });
  await page.close();
  return { seconds, busiest: Math.max(...busy), all: busy.reduce((sum, one) => sum + one, 0), said };
}

async function measured(browser: Browser, site: string, photo: Photo): Promise<string[]> {
  const [, format = ''] = photo.name.split('.');
  const runs: Run[] = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await run(browser, `${site}/en/${format}-to-avif`, photo));
  const seconds = runs.map((one) => one.seconds);
  return [
    `${format.toUpperCase()} → AVIF`,
    median(seconds).toFixed(1),
    Math.min(...seconds).toFixed(1),
    median(runs.map(({ busiest }) => busiest)).toFixed(1),
    median(runs.map(({ all }) => all)).toFixed(1),
    median(seconds) <= target ? 'met' : 'MISSED',
    runs.at(-1)?.said ?? '–',
  ];
}

const photos = [await makePhoto(4000, 'jpg'), await makePhoto(4000, 'png')];
const browser = await launch();
await withSite(async (site) => {
  const rows: string[][] = [];
  const load = loadavg()[0]?.toFixed(1);
  for (const photo of photos) rows.push(await measured(browser, site, photo));
  const text = [
    heading,
    `12 megapixels, the median and the best of ${rounds}, each in a fresh page on ${availableParallelism()} cores: seconds from the press of the button to a row that can be saved. They depend on what else runs: about ${load} other processes did. On a processor were, also in seconds, the thread that encodes and all of the browser together, with what compiles the encoder and draws the page; a visitor waits for the first of these on any machine.`,
    table(['', 'median', 'best', 'encoding thread', 'all threads', `at most ${target}`, 'the row says'], rows),
  ].join('\n\n');
  const [others = ''] = readFileSync(report, 'utf8').split(heading);
  writeFileSync(report, `${others.trimEnd()}\n\n${text}\n`);
  console.log(text);
});
await browser.close();
