import { linkSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '@image-converter/tools/median';
import { withPages } from '@image-converter/tools/serve-site';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { machine, processesOf, processorTime, residentMegabytes } from './machine.ts';
import { quality } from './native.ts';
import { openPage, withBrowser } from './pages.ts';
import { photoOf } from './pictures.ts';
import { count, markdown, type Section } from './report.ts';

/** Figures for all files together. */
interface Run {
  readonly milliseconds: number;
  readonly processor: number;
}

/** Folders of files, converted on the page of all formats. */
export async function measureBatch(rounds: number): Promise<string> {
  const sections = await withPages(async (site) => [
    await withFolder((folder) => smallFiles(`${site}/en/all-formats`, folder, rounds)),
    await withFolder((folder) => photos(`${site}/en/all-formats`, folder)),
  ]);
  const text = `Written by \`npm run bench -- batch\` (${machine().machine}), on the page of all formats in Chromium.`;
  return markdown('Many files', text, sections);
}

async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'batch-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const small = { files: 1000, width: 320, height: 240 };
/** Relative to sharp's throughput. */
const target = 0.55;

async function smallFiles(address: string, folder: string, rounds: number): Promise<Section> {
  const pictures = await makePictures(folder);
  const [ours, theirs]: [Run[], Run[]] = [[], []];
  await withBrowser(async (browser) => {
    for (let round = 0; round < rounds; round += 1) {
      theirs.push(await bySharp(pictures));
      ours.push(await onPage(browser, address, folder));
    }
  });
  const share = median(ours.map(({ milliseconds }, round) => (theirs[round]?.milliseconds ?? 0) / milliseconds));
  const each = (figures: readonly number[]) => (median(figures) / small.files).toFixed(1);
  const row = (name: string, runs: readonly Run[]) => [
    name,
    each(runs.map(({ milliseconds }) => milliseconds)),
    each(runs.map(({ processor }) => processor)),
  ];
  return {
    title: 'A thousand small files',
    text: `PNGs of ${small.width} × ${small.height} pixels, all noise, to JPG, compared with sharp in one process, in turns; medians of ${rounds}. Ours has ${share.toFixed(2)} of sharp's throughput; the target, ${target}, is ${share >= target ? 'met' : 'missed'}.`,
    head: ['', 'ms a file', 'processor ms a file'],
    rows: [row('sharp', theirs), row('ours, the whole browser', ours)],
  };
}

/** Noise, which is hard to compress, in a different brightness for each picture. */
async function makePictures(folder: string): Promise<Buffer[]> {
  const { files, width, height } = small;
  const pictures: Buffer[] = [];
  for (let index = 0; index < files; index += 1) {
    const noise = { type: 'gaussian', mean: 60 + (index % 120), sigma: 20 } as const;
    const bytes = await sharp({ create: { width, height, channels: 3, noise, background: '#000' } })
      .png()
      .toBuffer();
    writeFileSync(join(folder, `${index}.png`), bytes);
    pictures.push(bytes);
  }
  return pictures;
}

async function bySharp(pictures: readonly Buffer[]): Promise<Run> {
  const start = performance.now();
  const before = process.cpuUsage();
  await Promise.all(pictures.map((bytes) => sharp(bytes).jpeg({ quality }).toBuffer()));
  const { user, system } = process.cpuUsage(before);
  return { milliseconds: performance.now() - start, processor: (user + system) / 1000 };
}

/** From the click to the last file, for a visitor without earlier files. */
async function onPage(browser: Browser, address: string, folder: string): Promise<Run> {
  const processes = await processesOf(browser);
  const context = await browser.newContext();
  const page = await openPage(context, address);
  await chooseFolder(page, folder, small.files);
  const start = performance.now();
  const before = processorTime(processes());
  const done = await convertAll(page);
  await done(small.files);
  const run = { milliseconds: performance.now() - start, processor: processorTime(processes()) - before };
  await context.close();
  return run;
}

const hundreds = [1, 2, 3, 4, 5];
/** Memory after the last hundred ÷ after the second. */
const maxGrowth = 1.05;

/** One batch of photos, whose results stay in the page. */
async function photos(address: string, folder: string): Promise<Section> {
  const files = 100 * hundreds.length;
  const { name, bytes } = await photoOf('webp');
  const original = join(folder, name);
  writeFileSync(original, bytes);
  for (let index = 1; index < files; index += 1) linkSync(original, join(folder, `${index}.webp`));
  const megabytes: number[] = [];
  await withBrowser(async (browser) => {
    const processes = await processesOf(browser);
    const page = await openPage(browser, address);
    await chooseFolder(page, folder, files);
    const done = await convertAll(page);
    for (const hundred of hundreds) {
      await done(100 * hundred);
      megabytes.push(residentMegabytes(processes()));
    }
  });
  const growth = (megabytes.at(-1) ?? Number.NaN) / (megabytes[1] ?? Number.NaN);
  return {
    title: `${files} photos`,
    text: `WebPs of 12 megapixels to JPG in one batch, with the resident memory of all Chromium processes. After the last hundred it is ${growth.toFixed(2)} of that after the second; the target, ${maxGrowth}, is ${growth <= maxGrowth ? 'met' : 'missed'}.`,
    head: ['photos done', 'MB'],
    rows: megabytes.map((size, index) => [count(100 * (index + 1)), count(size)]),
  };
}

async function chooseFolder(page: Page, folder: string, files: number): Promise<void> {
  await page.locator('input[webkitdirectory]').setInputFiles(folder);
  await page.getByRole('heading', { name: `${files} files` }).waitFor();
}

/** Resolves to a function that waits until so many files are done. */
async function convertAll(page: Page): Promise<(files: number) => Promise<void>> {
  await page.getByRole('button', { name: 'Convert all' }).click();
  const tally = await page.getByText(/ of \d+ done/).elementHandle();
  // Reads only one paragraph, because reading the text of the whole page would distort the time.
  return async (files) => {
    await page.waitForFunction(
      ([node, files]) => Number.parseInt(node?.textContent ?? '', 10) >= files,
      [tally, files] as const,
      { polling: 100 },
    );
  };
}
