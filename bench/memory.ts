import { setTimeout as pause } from 'node:timers/promises';
import { median } from '@image-converter/tools/median';
import type { Measured } from './measured.ts';
import { convertInPage, openOurs } from './ours.ts';
import { launch } from './pages.ts';
import { makePhoto, type Photo } from './photos.ts';
import { peakMegabytes, processOf, residentMegabytes } from './process-tree.ts';

export interface Steadiness {
  readonly early: { batches: number; megabytes: number };
  readonly late: { batches: number; megabytes: number };
}

export interface Appetite {
  readonly target: Measured;
  readonly megapixels: number;
  /** Megabytes above the browser's memory just before. */
  readonly growth: number;
}

/** Long enough for the browser to free unused memory, but shorter than the idle timeout of workers. */
const settleMilliseconds = 5000;
const filesPerBatch = 5;
const threeMegapixels = 2000;

/** Shows whether the page leaks memory. */
export async function measureSteadiness(site: string, [early, late]: readonly [number, number]): Promise<Steadiness> {
  const photo = await makePhoto(threeMegapixels, 'jpg');
  const browser = await launch();
  try {
    const page = await openOurs(browser, site, [photo]);
    const process = await processOf(browser);
    const readings = new Map<number, number>();
    for (let batch = 1; batch <= late; batch += 1) {
      await convertInPage(page, photo, 'webp', filesPerBatch);
      if (batch !== early && batch !== late) continue;
      await pause(settleMilliseconds);
      readings.set(batch, residentMegabytes(process));
    }
    const at = (batches: number) => ({ batches, megabytes: readings.get(batches) ?? Number.NaN });
    return { early: at(early), late: at(late) };
  } finally {
    await browser.close();
  }
}

/** Memory needed for a picture, by size. Every measurement has its own browser. */
export async function measureAppetite(site: string, widths: readonly number[], repeats: number): Promise<Appetite[]> {
  const small = await makePhoto(320, 'jpg');
  const appetites: Appetite[] = [];
  for (const width of widths) {
    const photo = await makePhoto(width, 'jpg');
    for (const target of ['webp', 'png'] as const) {
      const growths: number[] = [];
      for (let turn = 0; turn < repeats; turn += 1) growths.push(await growthOver(site, small, photo, target));
      appetites.push({ target, megapixels: photo.megapixels, growth: median(growths) });
    }
  }
  return appetites;
}

async function growthOver(site: string, small: Photo, photo: Photo, target: Measured): Promise<number> {
  const browser = await launch();
  try {
    const page = await openOurs(browser, site, [small, photo]);
    const process = await processOf(browser);
    await convertInPage(page, small, target);
    await pause(500);
    const before = residentMegabytes(process);
    return (await peakMegabytes(process, () => convertInPage(page, photo, target))) - before;
  } finally {
    await browser.close();
  }
}
