import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { conversions, heicPeers } from '../conversions.ts';
import { growthDuring, processesOf } from '../machine.ts';
import { convertIn, type InPage, openPage, type Places, withBrowser, workOf } from '../pages.ts';
import { count, type Section } from '../report.ts';

/** Of photos, which are 4:3, so it is a multiple of 4. */
const widthOf100Megapixels = 11_544;

export async function memory({ site, peers }: Omit<Places, 'browser'>): Promise<Section> {
  const rows: string[][] = [];
  const measure = async (what: string, work: InPage) => {
    const growth = await withBrowser((browser) => growthIn(browser, work.peer ? peers : `${site}/en`, work));
    rows.push([what, work.peer ?? 'ours', `+${count(growth)}`]);
    console.log(`${rows.at(-1)?.join(': ')} MB`);
  };
  for (const { title, pair, from, to } of conversions) {
    if (!pair || from === 'heic') continue;
    await measure(`${title}, 100 megapixels`, await workOf(from, to as 'jpg', widthOf100Megapixels));
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
    text: 'Resident memory of all Chromium processes; shared memory is counted for each. The peak growth in a fresh browser, including everything that is loaded for the conversion, measured once. 100 megapixels should take no more than 1,200.',
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
