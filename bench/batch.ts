import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '@image-converter/tools/median';
import { withPages } from '@image-converter/tools/serve-site';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { machine, processesOf, processorTime, residentMegabytes } from './machine.ts';
import { quality } from './native.ts';
import { openPage, withBrowser } from './pages.ts';
import { count, table } from './report.ts';

const files = 1000;
const size = { width: 320, height: 240 };
/** Relative to sharp's throughput. */
const target = 0.7;

/** Figures for all files together. */
interface Run {
  readonly milliseconds: number;
  readonly processor: number;
  /** Resident megabytes at the end. */
  readonly memory: number;
}

/** Converts a folder of a thousand small pictures on the all-formats page, compared with sharp in one process. */
export async function measureBatch(rounds: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'batch-'));
  try {
    const pictures = await makePictures(folder);
    const [ours, theirs]: [Run[], Run[]] = [[], []];
    await withPages((site) =>
      withBrowser(async (browser) => {
        for (let round = 0; round < rounds; round += 1) {
          theirs.push(await bySharp(pictures));
          ours.push(await onPage(browser, `${site}/en/all-formats`, folder));
        }
      }),
    );
    return described(ours, theirs);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Noise, which is hard to compress, in a different brightness for each picture. */
async function makePictures(folder: string): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (let index = 0; index < files; index += 1) {
    const noise = { type: 'gaussian', mean: 60 + (index % 120), sigma: 20 } as const;
    const bytes = await sharp({ create: { ...size, channels: 3, noise, background: '#000' } })
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
  return {
    milliseconds: performance.now() - start,
    processor: (user + system) / 1000,
    memory: residentMegabytes([process.pid]),
  };
}

/** From the click to the last file, for a visitor without earlier files. */
async function onPage(browser: Browser, address: string, folder: string): Promise<Run> {
  const processes = await processesOf(browser);
  const context = await browser.newContext();
  const page = await openPage(context, address);
  await page.locator('input[webkitdirectory]').setInputFiles(folder);
  await page.getByRole('heading', { name: `${files} files` }).waitFor();
  const start = performance.now();
  const before = processorTime(processes());
  await page.getByRole('button', { name: 'Convert all' }).click();
  const tally = await page.getByText(`of ${files} done`).elementHandle();
  // Reads only one paragraph, because reading the text of the whole page would distort the time.
  await page.waitForFunction(
    ([node, files]) => Number.parseInt(node?.textContent ?? '', 10) === files,
    [tally, files] as const,
    { polling: 100 },
  );
  const run = {
    milliseconds: performance.now() - start,
    processor: processorTime(processes()) - before,
    memory: residentMegabytes(processes()),
  };
  await context.close();
  return run;
}

function described(ours: readonly Run[], theirs: readonly Run[]): string {
  const share = median(ours.map(({ milliseconds }, round) => (theirs[round]?.milliseconds ?? 0) / milliseconds));
  const row = (name: string, runs: readonly Run[]) => [
    name,
    (median(runs.map(({ milliseconds }) => milliseconds)) / files).toFixed(1),
    (median(runs.map(({ processor }) => processor)) / files).toFixed(1),
    count(median(runs.map(({ memory }) => memory))),
  ];
  const text = `Written by \`npm run bench -- batch\` (${machine().machine}): ${files} PNGs of ${size.width} × ${size.height} pixels, all noise, to JPG on the page of all formats in Chromium, against sharp in one process, in turns; medians of ${ours.length}.`;
  const verdict = `${share.toFixed(2)} of the throughput of sharp; the target, ${target}, is ${share >= target ? 'met' : 'missed'}.`;
  const head = ['', 'ms a file', 'processor ms a file', 'MB at the end'];
  const rows = [row('sharp', theirs), row('ours, the whole browser', ours)];
  return `# A thousand small files\n\n${text}\n\n${table(head, rows)}\n\n${verdict}\n`;
}
