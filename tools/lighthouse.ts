import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumArguments, headlessPath } from './browser.ts';
import { mainThreadOf } from './lighthouse/main-thread.ts';
import { faultsOf, scoresOf, type Visit } from './lighthouse/visits.ts';
import { gate } from './quality/gate.ts';
import { withSite } from './serve-site.ts';

/**
 * Runs Lighthouse for mobile on two pages in two languages. Its performance is printed but not judged, because it depends
 * on how busy the machine is; what the pages ask of the main thread is measured apart.
 */

const paths = ['/en', '/en/jpg-to-webp', '/de', '/de/jpg-zu-webp'];
const mostVisits = 3;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const port = await freePort();
const browser = await chromium.launch({
  executablePath: headlessPath(),
  args: [...chromiumArguments, `--remote-debugging-port=${port}`],
});
const failures: string[] = [];
const scores = new Map<string, number>();
const mainThread = new Map<string, number>();
await withSite(async (origin) => {
  for (const path of paths) {
    const visits = await visitsOf(origin, path);
    failures.push(...faultsOf(visits).map((fault) => `${path}: ${fault}`));
    for (const [id, score] of Object.entries(scoresOf(visits))) scores.set(`${path} ${id}`, score);
    // All languages have the same scripts.
    if (path.startsWith('/en')) mainThread.set(path, await mainThreadOf(browser, origin + path));
  }
});
await browser.close();
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exit(1);
gate('Lighthouse scores', Object.fromEntries(scores));
gate('main thread of pages', Object.fromEntries(mainThread));

/** Ends with the first visit in which everything could be measured. */
async function visitsOf(origin: string, path: string): Promise<Visit[]> {
  const visits: Visit[] = [];
  while (visits.length < mostVisits) {
    const visit = await examine(origin, path);
    visits.push(visit);
    if (visit.isMeasured) break;
  }
  return visits;
}

async function examine(origin: string, path: string): Promise<Visit> {
  const result = await lighthouse(origin + path, { port, logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
  const { categories, audits } = result.lhr;
  const all = Object.values(categories);
  const scores = Object.fromEntries(all.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]));
  const layoutShift = audits['cumulative-layout-shift']?.numericValue ?? Number.NaN;
  const paint = audits['largest-contentful-paint']?.displayValue;
  console.log(path, JSON.stringify(scores), `largest paint ${paint}, layout shift ${layoutShift}`);
  const found = all.map(({ id, auditRefs }) => {
    const refs = auditRefs.filter(({ id: audit, weight }) => weight > 0 && audits[audit]?.score !== 1);
    return [id, refs.map(({ id: audit }) => audit)];
  });
  return {
    scores,
    isMeasured: all.every(({ score }) => score !== null),
    layoutShift,
    found: Object.fromEntries(found),
  };
}
