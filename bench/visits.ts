import { setTimeout as pause } from 'node:timers/promises';
import { median } from '@image-converter/tools/median';
import { withPages } from '@image-converter/tools/serve-site';
import type { BrowserContext } from '@playwright/test';
import { firstPictures } from './first-pictures.ts';
import { withBrowser } from './pages.ts';
import { count, markdown, type Section } from './report.ts';
import { behindSlowNetwork, networkInWords } from './slow-network.ts';

/** Max time of the second visit relative to the first. */
const target = 0.5;
const paths = ['/en', '/en/png-to-jpg'];

const moments = ['painted', 'alive'] as const;
type Moment = (typeof moments)[number];

export async function measureVisits(rounds: number): Promise<string> {
  return markdown('First and second visit', 'Written by `npm run bench -- visits`.', [
    await paints(rounds),
    await firstPictures(rounds),
  ]);
}

/** Time until a page is painted, and until it is hydrated, on the first and second visit over a slow network. */
async function paints(rounds: number): Promise<Section> {
  const rows: string[][] = [];
  await withPages((site) =>
    behindSlowNetwork(site, (origin) =>
      withBrowser(async (browser) => {
        for (const path of paths) {
          const visits: Record<Moment, number>[][] = [];
          for (let round = 0; round < rounds; round += 1) {
            const context = await browser.newContext();
            visits.push([await visited(context, origin + path), await visited(context, origin + path)]);
            await context.close();
          }
          for (const moment of moments) rows.push([`${path} ${moment}`, ...compared(visits, moment)]);
        }
      }),
    ),
  );
  return {
    title: 'Paint',
    text: `Chromium over ${networkInWords}; medians of ${rounds}.`,
    head: ['', 'first', 'second', 'second ÷ first', `at most ${target}`],
    rows,
  };
}

function compared(visits: readonly Record<Moment, number>[][], moment: Moment): string[] {
  const [first = 0, second = 0] = [0, 1].map((turn) => median(visits.map((round) => round[turn]?.[moment] ?? 0)));
  const ratio = second / first;
  return [`${count(first)} ms`, `${count(second)} ms`, ratio.toFixed(2), ratio <= target ? 'met' : 'missed'];
}

async function visited(context: BrowserContext, address: string): Promise<Record<Moment, number>> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  const times = await page.evaluate(async () => {
    const tick = () => new Promise((resolve) => setTimeout(resolve, 5));
    while (!Object.keys(document).some((key) => key.startsWith('__reactContainer'))) await tick();
    const alive = performance.now();
    const paint = () => performance.getEntriesByName('first-contentful-paint')[0];
    while (!paint()) await tick();
    return { painted: paint()?.startTime ?? 0, alive };
  });
  const isCached = () => page.evaluate(async () => (await (await caches.open('site-pages')).keys()).length > 0);
  while (!(await isCached())) await pause(200);
  await page.close();
  return times;
}
