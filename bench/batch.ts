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

/** From the press of the button to the last file; memory when a quarter is done, and at the end. */
async function timeOurs(page: Page, process: number, folder: string) {
  await page.reload({ waitUntil: 'networkidle' });
  await page.locator('input[webkitdirectory]').setInputFiles(folder);
  await page.getByRole('heading', { name: `${files} files` }).waitFor();
  const start = performance.now();
  await page.getByRole('button', { name: 'Convert all' }).click();
  const until = (done: number) =>
    page.waitForFunction((least) => Number(/(\d+) of \d+ done/.exec(document.body.innerText)?.[1]) >= least, done, {
      polling: 100,
    });
  await until(files / 4);
  const early = residentMegabytes(process);
  await until(files);
  return { milliseconds: performance.now() - start, growth: residentMegabytes(process) - early };
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
          `memory from a quarter to the end: ${Math.round(ours.growth)} MB more`,
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
