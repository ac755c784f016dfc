import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { median } from './contest.ts';
import { limitSharp, quality } from './native.ts';
import { launch } from './pages.ts';
import { processOf, residentMegabytes } from './process-tree.ts';
import { withSite } from './site.ts';

/** A folder of a thousand small pictures on the page of all formats, against sharp in one process. */

const files = 1000;
const rounds = 3;
const size = { width: 320, height: 240 };
/** Of the throughput of sharp. */
const target = 0.7;

/** Noise, so that no encoder has it easy, in as many colours as there are pictures. */
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

async function timeSharp(pictures: readonly Buffer[]): Promise<number> {
  const start = performance.now();
  await Promise.all(pictures.map((bytes) => sharp(bytes).jpeg({ quality }).toBuffer()));
  return performance.now() - start;
}

interface Sample {
  /** Of the browser with all its processes, in megabytes. */
  readonly resident: number;
  /** Of the page's scripts, in megabytes. */
  readonly heap: number;
}

/** From the press of the button to the last file, with the memory after each quarter. */
async function timeOurs(page: Page, process: number, folder: string) {
  await page.reload({ waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await page.locator('input[webkitdirectory]').setInputFiles(folder);
  await page.getByRole('heading', { name: `${files} files` }).waitFor();
  const start = performance.now();
  await page.getByRole('button', { name: 'Convert all' }).click();
  const tally = await page.getByText(`of ${files} done`).elementHandle();
  const samples: Sample[] = [];
  for (let quarter = 1; quarter <= 4; quarter += 1) {
    // Reads one paragraph: the text of the whole page would take part of the time.
    await page.waitForFunction(
      ([node, least]) => Number.parseInt(node?.textContent ?? '', 10) >= least,
      [tally, (quarter * files) / 4] as const,
      { polling: 100 },
    );
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    samples.push({ resident: residentMegabytes(process), heap: usedSize / 1e6 });
  }
  await session.detach();
  return { milliseconds: performance.now() - start, samples };
}

function described(samples: readonly Sample[]): string {
  const each = (read: (sample: Sample) => number) => samples.map((sample) => Math.round(read(sample))).join(', ');
  return `after each quarter: ${each(({ resident }) => resident)} MB, scripts ${each(({ heap }) => heap)} MB`;
}

const folder = mkdtempSync(join(tmpdir(), 'batch-'));
try {
  const pictures = await makePictures(join(folder, 'pictures'));
  limitSharp();
  await withSite(async (site) => {
    const browser = await launch();
    const page = await browser.newPage();
    page.setDefaultTimeout(0);
    await page.goto(`${site}/en/all-formats`);
    const process = await processOf(browser);
    const shares: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const theirs = await timeSharp(pictures);
      const ours = await timeOurs(page, process, join(folder, 'pictures'));
      shares.push(theirs / ours.milliseconds);
      console.log(
        `sharp ${Math.round(theirs)} ms, ours ${Math.round(ours.milliseconds)} ms; ` +
          `memory ${described(ours.samples)}`,
      );
    }
    const share = median(shares);
    console.log(
      `${share >= target ? 'met' : 'MISSED'}: ${share.toFixed(2)} of the throughput of sharp (at least ${target})`,
    );
    await browser.close();
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
