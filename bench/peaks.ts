import { setTimeout as pause } from 'node:timers/promises';
import { median } from '@image-converter/tools/median';
import type { Page } from '@playwright/test';
import { firstLine } from './contest.ts';
import type { DownloadJob } from './downloads.ts';
import { convertInPage } from './ours.ts';
import { launch, openPage } from './pages.ts';
import { peer } from './peers/contenders.ts';
import type { Photo } from './photos.ts';
import { peakMegabytes, processOf, residentMegabytes } from './process-tree.ts';

export interface Peak {
  readonly title: string;
  readonly name: string;
  /** Megabytes above the browser's memory before the file, including everything loaded for it. */
  readonly growth: number;
  readonly failure?: string;
}

/** Time for a newly opened page to become idle. */
const settleMilliseconds = 1000;

/** Peak memory of each contender for one file, each in its own browser. */
export async function measurePeaks(
  { site, peers }: { site: string; peers: string },
  errands: readonly DownloadJob[],
  repeats: number,
): Promise<Peak[]> {
  const peaks: Peak[] = [];
  for (const { title, photo, target, names } of errands) {
    const contenders = [
      { name: 'ours', address: `${site}/en`, work: (page: Page) => convertInPage(page, photo, target) },
      ...names.map((name) => ({ name, address: peers, work: (page: Page) => peer(page, name, photo, target).run() })),
    ];
    for (const { name, address, work } of contenders) {
      peaks.push({ title, name, ...(await peakOf(() => growthIn(address, photo, work), repeats)) });
    }
  }
  return peaks;
}

async function peakOf(measure: () => Promise<number>, repeats: number): Promise<Omit<Peak, 'title' | 'name'>> {
  const growths: number[] = [];
  try {
    for (let turn = 0; turn < repeats; turn += 1) growths.push(await measure());
    return { growth: median(growths) };
  } catch (error) {
    return { growth: Number.NaN, failure: firstLine(error) };
  }
}

async function growthIn(address: string, photo: Photo, work: (page: Page) => Promise<unknown>): Promise<number> {
  const browser = await launch();
  try {
    const page = await openPage(browser, address, [photo]);
    const process = await processOf(browser);
    await pause(settleMilliseconds);
    const before = residentMegabytes(process);
    return (await peakMegabytes(process, () => work(page))) - before;
  } finally {
    await browser.close();
  }
}
