import { setTimeout as pause } from 'node:timers/promises';
import { median } from '@image-converter/tools/median';
import type { Browser } from '@playwright/test';
import { heicPeers } from '../conversions.ts';
import { growthDuring, processesOf, residentMegabytes } from '../machine.ts';
import { convertIn, type InPage, openPage, type Places, withBrowser, workOf } from '../pages.ts';
import { count, type Section } from '../report.ts';

const memoryRepeats = 3;

export async function memory({ site, peers }: Omit<Places, 'browser'>): Promise<Section> {
  const rows: string[][] = [];
  const measure = async (what: string, work: InPage) => {
    const growths: number[] = [];
    for (let turn = 0; turn < memoryRepeats; turn += 1) {
      growths.push(await withBrowser((browser) => growthIn(browser, work.peer ? peers : `${site}/en`, work)));
    }
    rows.push([what, work.peer ?? 'ours', `+${count(median(growths))}`]);
  };
  for (const width of [1152, 2000, 8000]) {
    const megapixels = Math.round((width * width * 0.75) / 1e6);
    await measure(`JPG → WebP, ${megapixels} megapixels`, await workOf('jpg', 'webp', width));
    await measure(`JPG → PNG, ${megapixels} megapixels`, await workOf('jpg', 'png', width));
  }
  const contests = [
    [
      'JPG → WebP',
      await workOf('jpg', 'webp'),
      ['canvas, one worker', 'canvas, main thread', 'jSquash', 'magick-wasm'],
    ],
    ['HEIC → JPG', await workOf('heic', 'jpg'), heicPeers],
  ] as const;
  for (const [title, work, names] of contests) {
    await measure(`${title}, 12 megapixels`, work);
    for (const peer of names) await measure(`${title}, 12 megapixels`, { ...work, peer });
  }
  rows.push(...(await withBrowser((browser) => steadiness(browser, `${site}/en`))));
  return {
    title: 'Memory',
    text: 'Resident memory of all Chromium processes; shared memory is counted for each. One picture: the peak growth in a fresh browser, including everything that is loaded for it. Batches show whether the page leaks.',
    head: ['', '', 'MB'],
    rows,
  };
}

async function growthIn(browser: Browser, address: string, work: InPage): Promise<number> {
  const page = await openPage(browser, address);
  const processes = await processesOf(browser);
  await pause(1000);
  return growthDuring(processes, () => convertIn(page, work));
}

async function steadiness(browser: Browser, address: string): Promise<string[][]> {
  const work = { ...(await workOf('jpg', 'webp', 2000)), files: 5 };
  const page = await openPage(browser, address);
  const processes = await processesOf(browser);
  const rows: string[][] = [];
  for (let batch = 1; batch <= 20; batch += 1) {
    await convertIn(page, work);
    if (batch !== 2 && batch !== 20) continue;
    // Long enough to free unused memory, but shorter than the idle timeout of workers.
    await pause(5000);
    rows.push([`5 × JPG → WebP, 3 megapixels, after ${batch} batches`, 'ours', count(residentMegabytes(processes()))]);
  }
  return rows;
}
