import type { Browser, Page } from '@playwright/test';
import { compete, type Rounds, type Standing } from './contest.ts';
import type { Measured } from './measured.ts';
import { native } from './native.ts';
import { openOurs, ours } from './ours.ts';
import { openPage, type Places } from './pages.ts';
import { peer } from './peers/contenders.ts';
import { makePhoto, type Photo } from './photos.ts';

export interface Growth {
  readonly title: string;
  readonly over: 'megapixels' | 'files' | 'workers';
  readonly points: readonly Point[];
}

interface Point {
  readonly at: number;
  readonly standings: readonly Standing[];
}

export interface GrowthPlan {
  readonly widths: readonly number[];
  readonly files: readonly number[];
  readonly workers: readonly number[];
  readonly rounds: Rounds;
}

/** Cost by size of the picture, number of files and number of workers. */
export async function measureGrowth(
  places: Places,
  plan: GrowthPlan,
  { jpg, heic }: { jpg: Photo; heic: Photo },
): Promise<Growth[]> {
  return [
    { title: 'One JPG → WebP', over: 'megapixels', points: await overMegapixels(places, plan) },
    {
      title: `JPG → WebP, ${jpg.megapixels} megapixels each`,
      over: 'files',
      points: await overFiles(places, plan, jpg),
    },
    { title: 'Five JPG → WebP', over: 'workers', points: await overWorkers(places, plan, jpg, 'webp', 5) },
    { title: 'One HEIC → JPG', over: 'workers', points: await overWorkers(places, plan, heic, 'jpg', 1) },
  ];
}

async function overMegapixels(places: Places, { widths, rounds }: GrowthPlan): Promise<Point[]> {
  const photos = await Promise.all(widths.map((width) => makePhoto(width, 'jpg')));
  return withPages(places, photos, async (pages) => {
    const points: Point[] = [];
    for (const photo of photos) points.push({ at: photo.megapixels, standings: await race(pages, photo, 1, rounds) });
    return points;
  });
}

async function overFiles(places: Places, { files, rounds }: GrowthPlan, photo: Photo): Promise<Point[]> {
  return withPages(places, [photo], async (pages) => {
    const points: Point[] = [];
    for (const count of files) points.push({ at: count, standings: await race(pages, photo, count, rounds) });
    return points;
  });
}

interface Pages {
  readonly ourPage: Page;
  readonly peerPage: Page;
}

function race({ ourPage, peerPage }: Pages, photo: Photo, count: number, rounds: Rounds): Promise<Standing[]> {
  const contenders = [
    ours(ourPage, photo, 'webp', count),
    native(photo, 'webp', count),
    peer(peerPage, 'canvas, main thread', photo, 'webp', count),
  ];
  return compete(contenders, rounds);
}

async function withPages(
  { browser, site, peers }: Places,
  photos: Photo[],
  work: (pages: Pages) => Promise<Point[]>,
): Promise<Point[]> {
  const ourPage = await openOurs(browser, site, photos);
  const peerPage = await openPage(browser, peers, photos);
  try {
    return await work({ ourPage, peerPage });
  } finally {
    await Promise.all([ourPage.close(), peerPage.close()]);
  }
}

/** The engine starts as many workers as the machine reports cores. The worker counts take turns. */
async function overWorkers(
  { browser, site }: Places,
  { workers, rounds }: GrowthPlan,
  photo: Photo,
  target: Measured,
  count: number,
): Promise<Point[]> {
  const contexts = await Promise.all(workers.map((cores) => contextWithCores(browser, cores)));
  try {
    const pages = await Promise.all(contexts.map((context) => openPage(context, `${site}/en`, [photo])));
    const contenders = pages.map((page, i) => ({ ...ours(page, photo, target, count), name: String(workers[i]) }));
    const standings = await compete(contenders, rounds);
    return standings.map((standing) => ({ at: Number(standing.name), standings: [{ ...standing, name: 'ours' }] }));
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
  }
}

async function contextWithCores(browser: Browser, cores: number) {
  const context = await browser.newContext();
  await context.addInitScript((cores) => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: cores });
  }, cores);
  return context;
}
