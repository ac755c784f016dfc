import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from '@image-converter/tools/median';
import { withPages } from '@image-converter/tools/serve-site';
import type { BrowserContext } from '@playwright/test';
import { withBrowser } from './pages.ts';
import { count, table } from './report.ts';

/** Max time of the second visit relative to the first. */
const target = 0.5;
const paths = ['/en', '/en/png-to-jpg'];
/** A phone on the move: milliseconds until the first byte, then bytes per second. */
const network = { delay: 150, rate: 200_000 };
const chunk = 4000;

const moments = ['painted', 'alive'] as const;
type Moment = (typeof moments)[number];

/** Time until a page is painted, and until it is hydrated, on the first and second visit over a slow network. */
export async function measureVisits(rounds: number): Promise<string> {
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
  const text = `Written by \`npm run bench -- visits\`: Chromium over ${network.delay} ms and ${(network.rate * 8) / 1e6} Mbit/s, each answer on its own; medians of ${rounds}.`;
  const head = ['', 'first', 'second', 'second ÷ first', `at most ${target}`];
  return `# First and second visit\n\n${text}\n\n${table(head, rows)}\n`;
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

/** Proxies the site through a simulated slow network; each response is throttled separately. */
async function behindSlowNetwork(site: string, work: (origin: string) => Promise<void>): Promise<void> {
  const server = createServer((asked, answer) => {
    // The client may have disconnected, and the site may be down.
    passOn(site, asked, answer).catch(() => answer.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    // Browsers allow service workers on localhost.
    await work(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function passOn(site: string, { url = '/', method, headers }: IncomingMessage, answer: ServerResponse) {
  await pause(network.delay);
  const passed = request(site + url, { method, headers }).end();
  const [response] = (await once(passed, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray());
  answer.writeHead(response.statusCode ?? 502, response.headers);
  for (let at = 0; at < body.length; at += chunk) {
    answer.write(body.subarray(at, at + chunk));
    await pause((chunk / network.rate) * 1000);
  }
  answer.end();
}
