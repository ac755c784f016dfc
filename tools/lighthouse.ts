import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumArguments, headlessPath } from './browser.ts';
import { mainThreadOf } from './main-thread.ts';
import { withSite } from './serve-site.ts';

/**
 * Runs Lighthouse for mobile on two pages in two languages. Its performance score is printed but not checked, because
 * it depends on how busy the machine is; work on the main thread is measured separately.
 */

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const perfect = ['accessibility', 'best-practices', 'seo', 'agentic-browsing'];
/**
 * Max processor time as a multiple of a fixed workload. All languages have the same scripts. On x86, /en measured 1.00 to
 * 1.02 and /en/jpg-to-webp 0.77 to 0.83. On a Neoverse-N1 it was about a quarter less.
 */
const maxMainThread: Record<string, number> = { '/en': 1.1, '/en/jpg-to-webp': 0.9 };
const paths = [...Object.keys(maxMainThread), '/de', '/de/jpg-zu-webp'];
const maxVisits = 5;

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
await withSite(async (origin) => {
  for (const path of paths) failures.push(...(await failuresOf(origin, path)));
});
await browser.close();
for (const failure of failures) console.error(`✗ ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

async function failuresOf(origin: string, path: string): Promise<string[]> {
  const { categories, audits } = await examine(origin + path);
  const shift = audits['cumulative-layout-shift']?.numericValue ?? Number.NaN;
  const scores = Object.values(categories).map(({ id, score }) => `${id} ${percent(score)}`);
  console.log(path, [...scores, `layout shift ${shift}`].join(', '));
  const imperfect = perfect
    .map((id) => ({ id, score: percent(categories[id]?.score) }))
    .filter(({ score }) => score !== 100)
    .map(({ id, score }) => `${path}: ${id} ${score} (${lostPoints(categories[id], audits).join(', ')})`);
  const moved = shift === 0 ? [] : [`${path}: layout shift ${shift}`];
  return [...imperfect, ...moved, ...(await busyFailures(origin, path))];
}

/** Lighthouse sometimes fails to measure a category, so it is run again until it has measured them all. */
async function examine(url: string): Promise<Result> {
  for (let visit = 1; ; visit++) {
    const result = await lighthouse(url, { port, logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const isMeasured = Object.values(result.lhr.categories).every(({ score }) => score !== null);
    if (isMeasured || visit === maxVisits) return result.lhr;
  }
}

function lostPoints(category: Result['categories'][string] | undefined, audits: Result['audits']): string[] {
  const counting = category?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return counting.map(({ id }) => id).filter((id) => audits[id]?.score !== 1);
}

async function busyFailures(origin: string, path: string): Promise<string[]> {
  const max = maxMainThread[path];
  if (max === undefined) return [];
  let busy = Infinity;
  // On a shared machine the same page varies by a fifth, so it has to take too much every time.
  for (let visit = 1; visit <= maxVisits && busy > max; visit++) busy = await mainThreadOf(browser, origin + path);
  console.log(path, `main thread ${busy} of at most ${max}`);
  return busy > max ? [`${path}: main thread ${busy}, at most ${max}`] : [];
}

function percent(score: number | null | undefined): number {
  return Math.round((score ?? 0) * 100);
}
