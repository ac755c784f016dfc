import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from '@image-converter/tools/median';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { roundsOr } from './arguments.ts';
import { limitSharp, quality } from './native.ts';
import { launch } from './pages.ts';
import { processOf, processorTimeOfTree, residentMegabytes } from './process-tree.ts';
import { withSite } from './site.ts';
import { machine } from './surroundings.ts';
import { table } from './table.ts';

/** Converts a folder of a thousand small pictures on the all-formats page, compared with sharp in one process. */

const files = 1000;
const rounds = roundsOr(3);
const size = { width: 320, height: 240 };
/** Relative to sharp's throughput. */
const target = 0.7;
const report = fileURLToPath(new URL('../docs/benchmarks/batch.md', import.meta.url));

/** Noise, which is hard to compress, in a different brightness for each picture. */
async function makePictures(folder: string): Promise<Buffer[]> {
  mkdirSync(folder, { recursive: true });
  const pictures: Buffer[] = [];
  for (let index = 0; index < files; index += 1) {
    const mean = 60 + (index % 120);
    const noise = sharp({
      create: { ...size, channels: 3, noise: { type: 'gaussian', mean, sigma: 20 }, background: '#000' },
    });
    const bytes = await noise.png().toBuffer();
    writeFileSync(join(folder, `${index}.png`), bytes);
    pictures.push(bytes);
  }
  return pictures;
}

/** Milliseconds for all files. */
interface Times {
  readonly waited: number;
  readonly processor: number;
}

async function timeSharp(pictures: readonly Buffer[]): Promise<Times> {
  const start = performance.now();
  const before = process.cpuUsage();
  await Promise.all(pictures.map((bytes) => sharp(bytes).jpeg({ quality }).toBuffer()));
  const { user, system } = process.cpuUsage(before);
  return { waited: performance.now() - start, processor: (user + system) / 1000 };
}

interface Sample {
  /** Resident memory of all browser processes, in megabytes. */
  readonly resident: number;
  /** Heap of the page's scripts, in megabytes. */
  readonly heap: number;
}

/** Time from the click to the last file, with the memory after each quarter, for a visitor without earlier files. */
async function timeOurs(browser: Browser, address: string, folder: string): Promise<Times & { samples: Sample[] }> {
  const root = await processOf(browser);
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(0);
  await page.goto(address, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await page.locator('input[webkitdirectory]').setInputFiles(folder);
  await page.getByRole('heading', { name: `${files} files` }).waitFor();
  const start = performance.now();
  const before = processorTimeOfTree(root);
  await page.getByRole('button', { name: 'Convert all' }).click();
  const tally = await page.getByText(`of ${files} done`).elementHandle();
  const samples: Sample[] = [];
  for (let quarter = 1; quarter <= 4; quarter += 1) {
    // Reads only one paragraph, because reading the text of the whole page would distort the time.
    await page.waitForFunction(
      ([node, least]) => Number.parseInt(node?.textContent ?? '', 10) >= least,
      [tally, (quarter * files) / 4] as const,
      { polling: 100 },
    );
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    samples.push({ resident: residentMegabytes(root), heap: usedSize / 1e6 });
  }
  const times = { waited: performance.now() - start, processor: processorTimeOfTree(root) - before };
  await context.close();
  return { ...times, samples };
}

interface Round {
  readonly theirs: Times;
  readonly ours: Times & { readonly samples: readonly Sample[] };
}

function described(results: readonly Round[]): string {
  const middle = (read: (round: Round) => number) => median(results.map(read));
  const share = middle(({ theirs, ours }) => theirs.waited / ours.waited);
  const row = (name: string, read: (round: Round) => Times) => [
    name,
    (middle((round) => read(round).waited) / files).toFixed(1),
    (middle((round) => read(round).processor) / files).toFixed(1),
  ];
  const quarters = [0, 1, 2, 3].map((quarter) => [
    `${((quarter + 1) * files) / 4}`,
    String(Math.round(middle(({ ours }) => ours.samples[quarter]?.resident ?? 0))),
    String(Math.round(middle(({ ours }) => ours.samples[quarter]?.heap ?? 0))),
  ]);
  return [
    '# A thousand small files',
    `Written by \`npm run bench -- batch\` (${machine().machine}): ${files} PNGs of ${size.width} × ${size.height} pixels, all noise, to JPG on the page of all formats in Chromium, against sharp in one process, in turns; medians of ${rounds}.`,
    table(
      ['', 'ms a file', 'processor ms a file'],
      [row('sharp', ({ theirs }) => theirs), row('ours, the whole browser', ({ ours }) => ours)],
    ),
    `${share.toFixed(2)} of the throughput of sharp; the target, ${target}, is ${share >= target ? 'met' : 'missed'}.`,
    table(['files done', 'the browser, MB', "the page's scripts, MB"], quarters),
  ].join('\n\n');
}

const folder = mkdtempSync(join(tmpdir(), 'batch-'));
try {
  const pictures = await makePictures(join(folder, 'pictures'));
  limitSharp();
  await withSite(async (site) => {
    const browser = await launch();
    const results: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const theirs = await timeSharp(pictures);
      results.push({ theirs, ours: await timeOurs(browser, `${site}/en/all-formats`, join(folder, 'pictures')) });
    }
    const text = described(results);
    writeFileSync(report, `${text}\n`);
    console.log(text);
    await browser.close();
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
