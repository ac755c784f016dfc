import { setTimeout as pause } from 'node:timers/promises';
import { median } from '@image-converter/tools/median';
import type { Browser } from '@playwright/test';
import { conversions, heicPeers } from '../conversions.ts';
import { growthDuring, processesOf } from '../machine.ts';
import { convertIn, type InPage, openPage, type Places, withBrowser, workOf } from '../pages.ts';
import { count, type Section } from '../report.ts';

/** Of photos, which are 4:3. */
const widthOf100Megapixels = 11_547;

export async function memory({ site, peers }: Omit<Places, 'browser'>): Promise<Section> {
  const rows: string[][] = [];
  const measure = async (what: string, work: InPage, repeats = 3) => {
    const growths: number[] = [];
    for (let turn = 0; turn < repeats; turn += 1) {
      growths.push(await withBrowser((browser) => growthIn(browser, work.peer ? peers : `${site}/en`, work)));
    }
    rows.push([what, work.peer ?? 'ours', `+${count(median(growths))}`]);
  };
  for (const { title, pair, from, to } of conversions) {
    if (!pair || from === 'heic') continue;
    await measure(`${title}, 100 megapixels`, await workOf(from, to as 'jpg', widthOf100Megapixels), 1);
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
  return {
    title: 'Memory',
    text: 'Resident memory of all Chromium processes; shared memory is counted for each. The peak growth in a fresh browser, including everything that is loaded for the conversion; the median of three, but once for 100 megapixels, which should take no more than 1,200.',
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
