import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { median } from '@image-converter/tools/median';
import type { BrowserContext } from '@playwright/test';
import { roundsOr } from './arguments.ts';
import { launch } from './pages.ts';
import { withSite } from './site.ts';
import { behindSlowNetwork, slowNetwork } from './slow-network.ts';
import { table } from './table.ts';

/** Load time of a page on the first and second visit, over a slow network, in Chromium. */

const rounds = roundsOr(5);
/** Max time of the second visit relative to the first. */
const target = 0.5;
const paths = ['/en', '/en/png-to-jpg'];
const report = fileURLToPath(new URL('../docs/benchmarks/visits.md', import.meta.url));

interface Times {
  /** Milliseconds until the first contentful paint. */
  readonly painted: number;
  /** Milliseconds until the page is hydrated. */
  readonly alive: number;
}

async function visit(
  context: BrowserContext,
  address: string,
  stay: (isKept: () => Promise<boolean>) => Promise<void>,
) {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  const times: Times = await page.evaluate(async () => {
    const isAlive = () => Object.keys(document).some((key) => key.startsWith('__reactContainer'));
    while (!isAlive()) await new Promise((resolve) => setTimeout(resolve, 5));
    const alive = performance.now();
    const paint = () => performance.getEntriesByName('first-contentful-paint')[0];
    while (!paint()) await new Promise((resolve) => setTimeout(resolve, 5));
    return { painted: paint()?.startTime ?? 0, alive };
  });
  await stay(() => page.evaluate(async () => (await (await caches.open('site-pages')).keys()).length > 0));
  await page.close();
  return times;
}

/** Waits until the page is cached. */
async function untilCached(isKept: () => Promise<boolean>): Promise<void> {
  while (!(await isKept())) await new Promise((resolve) => setTimeout(resolve, 200));
}

const browser = await launch();
const rows: string[][] = [];
await withSite((site) =>
  behindSlowNetwork(site, async (origin) => {
    for (const path of paths) {
      const first: Times[] = [];
      const second: Times[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const context = await browser.newContext();
        first.push(await visit(context, origin + path, untilCached));
        second.push(await visit(context, origin + path, async () => {}));
        await context.close();
      }
      for (const what of ['painted', 'alive'] as const) rows.push(compared(`${path} ${what}`, first, second, what));
    }
  }),
);
await browser.close();

function compared(title: string, first: readonly Times[], second: readonly Times[], what: keyof Times): string[] {
  const [before, after] = [first, second].map((times) => median(times.map((one) => one[what])));
  const ratio = (after ?? 0) / (before ?? 0);
  const verdict = ratio <= target ? 'met' : 'missed';
  return [title, `${Math.round(before ?? 0)} ms`, `${Math.round(after ?? 0)} ms`, ratio.toFixed(2), verdict];
}

const text = [
  '# First and second visit',
  `Written by \`npm run bench -- visits\`: Chromium over ${slowNetwork.delay} ms and ${(slowNetwork.rate * 8) / 1e6} Mbit/s, each answer on its own; medians of ${rounds}.`,
  table(['', 'first', 'second', 'second ÷ first', `at most ${target}`], rows),
].join('\n\n');
writeFileSync(report, `${text}\n`);
console.log(text);
