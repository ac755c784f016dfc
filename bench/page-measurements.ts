import { readdirSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { targetDefaults } from '@image-converter/formats/options';
import { median } from '@image-converter/tools/median';
import type { Browser, Page } from '@playwright/test';
import { firstLine } from './contest.ts';
import { conversions, heicPeers } from './conversions.ts';
import { growthDuring, processesOf, residentMegabytes } from './machine.ts';
import { convertIn, type InPage, openPage, type Places, withBrowser } from './pages.ts';
import { type PhotoFormat, photoOf } from './pictures.ts';
import { count, kilobytes, type Section } from './report.ts';

/** What else a visitor's browser feels: a busy main thread, memory and downloads. */

declare global {
  /** In a page under measurement: stops watching and returns the result. */
  var endWatch: () => Promise<{ longestTask: number; longTasks: number; worstGap: number; typicalGap: number }>;
}

async function workOf(from: PhotoFormat, to: 'jpg' | 'png' | 'webp', width?: number): Promise<InPage> {
  return { photo: await photoOf(from, width), options: targetDefaults(to) };
}

export async function mainThread(page: Page): Promise<Section> {
  const watched = async (what: string, work: () => Promise<unknown>) => {
    await page.bringToFront();
    await page.evaluate(startWatch);
    const start = performance.now();
    await work();
    const milliseconds = performance.now() - start;
    const { longestTask, longTasks, worstGap, typicalGap } = await page.evaluate(() => globalThis.endWatch());
    return [
      what,
      longestTask > 0 ? count(longestTask) : 'none',
      ...[longTasks, worstGap, typicalGap, milliseconds].map(count),
    ];
  };
  const five = async (what: string, from: PhotoFormat, to: 'jpg' | 'webp') => {
    const work = await workOf(from, to);
    return watched(`5 × ${what}`, () => convertIn(page, { ...work, files: 5 }));
  };
  return {
    title: 'The main thread meanwhile',
    text: 'Our page with five files at once. A long task takes 50 ms or more, which should not happen. A timer ticks every 5 ms; a gap is the time between two ticks.',
    head: ['milliseconds', 'longest task', 'long tasks', 'worst gap', '99th percentile of the gaps', 'in all'],
    rows: [
      await watched('at rest', () => pause(3000)),
      await five('JPG → WebP', 'jpg', 'webp'),
      await five('PNG → JPG', 'png', 'jpg'),
      await five('HEIC → JPG', 'heic', 'jpg'),
    ],
  };
}

/** Runs in the page, so it cannot use anything else in this file. */
function startWatch(): void {
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map((one) => one.duration)));
  observer.observe({ type: 'longtask' });
  const gaps: number[] = [];
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    gaps.push(now - last);
    last = now;
  }, 5);
  globalThis.endWatch = async () => {
    clearInterval(timer);
    // Entries arrive a little after their tasks.
    await new Promise((resolve) => setTimeout(resolve, 200));
    observer.disconnect();
    gaps.sort((a, b) => a - b);
    const typicalGap = gaps[Math.floor(gaps.length * 0.99)] ?? 0;
    return { longestTask: Math.max(0, ...tasks), longTasks: tasks.length, worstGap: gaps.at(-1) ?? 0, typicalGap };
  };
}

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

const assets = new URL('../apps/web/dist/site/assets/', import.meta.url);

/** Bytes that a visitor downloads until the first file is converted. Small pictures are enough. */
export async function downloads(places: Places): Promise<Section> {
  const rows: string[][] = [];
  for (const { title, pair, from, to, peers = [] } of conversions) {
    if (!pair) continue;
    const work = await workOf(from, to as 'jpg', 320);
    const name = title.replace(/,.*/, '');
    const { page, converter } = await requested(places.browser, `${places.site}/en`, work);
    rows.push([name, 'ours', kilobytes(converter), kilobytes(page)]);
    for (const peer of peers.filter((peer) => !peer.startsWith('canvas'))) {
      const weight = requested(places.browser, places.peers, { ...work, peer });
      rows.push([name, peer, await weight.then(({ page, converter }) => kilobytes(page + converter), firstLine), '–']);
    }
  }
  const own = readdirSync(assets).filter((file) => /^(engine|worker)-.*\.js$|\.wasm$/.test(file));
  rows.push(...own.map((file) => [file, 'ours', kilobytes(statSync(new URL(`${file}.br`, assets)).size), '–']));
  return {
    title: 'Bytes',
    text: 'What a visitor downloads before the first file is converted. Ours: engine, worker, the codecs the file needs, and the page around them; peers: their JavaScript and WebAssembly with a few lines that call them. Canvas needs nothing. Then our engine, worker and codecs one by one.',
    head: ['KB, brotli', '', 'converter', 'page around it'],
    rows,
  };
}

/** Bytes that a fresh page loads before and while it converts a file, after brotli. */
async function requested(browser: Browser, address: string, work: InPage) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const bodies: Promise<{ part: 'page' | 'converter'; bytes: number }>[] = [];
  let isOpen = false;
  context.on('response', (response) => {
    const { protocol, pathname } = new URL(response.url());
    if (!protocol.startsWith('http') || /^\/(photos|api)\//.test(pathname)) return;
    const part = isOpen || /\/(engine|worker)-/.test(pathname) ? 'converter' : 'page';
    bodies.push(response.body().then((body) => ({ part, bytes: compressed(body) })));
  });
  try {
    const page = await openPage(context, address);
    isOpen = true;
    await convertIn(page, work);
    const weights = { page: 0, converter: 0 };
    for (const { part, bytes } of await Promise.all(bodies)) weights[part] += bytes;
    return weights;
  } finally {
    await context.close();
  }
}

/** Above this size the build uses a faster setting; see the site's compress.ts. */
const largeBytes = 4 * 2 ** 20;

function compressed(content: Buffer): number {
  const level = content.length > largeBytes ? 9 : constants.BROTLI_MAX_QUALITY;
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }).length;
}
