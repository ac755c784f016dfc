import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { median } from './contest.ts';
import { launch } from './pages.ts';
import { makePhoto, type Photo } from './photos.ts';
import { processOf, processorTimeOfTree } from './process-tree.ts';
import { withSite } from './site.ts';
import { table } from './table.ts';

/** A photo as AVIF on the product's pages, in Chromium: from the press of the button to a row that can be saved. */

const rounds = 5;
/** Seconds for 12 megapixels, on two cores. */
const target = 6;
const report = fileURLToPath(new URL('../docs/benchmarks/outputs.md', import.meta.url));
const heading = '## In a page of Chromium';

interface Run {
  readonly seconds: number;
  /** On processors, of all processes of the browser. */
  readonly busySeconds: number;
  /** What the row said at the longest. */
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
  const browserProcess = await processOf(browser);
  const busyBefore = processorTimeOfTree(browserProcess);
  const start = performance.now();
  await button.click();
  const waiting = page.getByText(/Still converting/);
  const done = page.locator('a[download]');
  await waiting.or(done).first().waitFor();
  const said = (await waiting.isVisible()) ? ((await waiting.textContent()) ?? '') : '–';
  await done.waitFor();
  const seconds = (performance.now() - start) / 1000;
  const busySeconds = (processorTimeOfTree(browserProcess) - busyBefore) / 1000;
  await page.close();
  return { seconds, busySeconds, said };
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
    median(runs.map((one) => one.busySeconds)).toFixed(1),
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
    `12 megapixels, the median and the best of ${rounds}, each in a fresh page on ${availableParallelism()} cores, of which other programs wanted ${load}: seconds from the press of the button to a row that can be saved. On processors: all processes of the browser together, with the threads that compile and those that draw the page.`,
    table(['', 'median', 'best', 'on processors', `at most ${target}`, 'the row says'], rows),
  ].join('\n\n');
  const [others = ''] = readFileSync(report, 'utf8').split(heading);
  writeFileSync(report, `${others.trimEnd()}\n\n${text}\n`);
  console.log(text);
});
await browser.close();
