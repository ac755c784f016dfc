import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumArguments, chromiumPath } from './browser.ts';
import { gate } from './quality/gate.ts';
import { withSite } from './serve-site.ts';

/** Runs Lighthouse for mobile on two pages in two languages. Three categories must score 100; none may get worse. */

const paths = ['/en', '/en/jpg-to-webp', '/de', '/de/jpg-zu-webp'];
const required = ['accessibility', 'best-practices', 'seo'];
const attempts = 3;
const quick = 95;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const port = await freePort();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...chromiumArguments, `--remote-debugging-port=${port}`],
});
const failures: string[] = [];
const figures = { scores: new Map<string, number>(), performance: new Map<string, number>() };
await withSite(async (origin) => {
  for (const path of paths) {
    const { categories, audits, scores } = await examine(origin + path);
    for (const [id, score] of Object.entries(scores)) {
      figures[id === 'performance' ? id : 'scores'].set(`${path} ${id}`, score);
    }
    const paint = audits['largest-contentful-paint']?.displayValue;
    const shift = audits['cumulative-layout-shift']?.displayValue;
    console.log(path, JSON.stringify(scores), `largest paint ${paint}, layout shift ${shift}`);
    for (const id of required.filter((name) => scores[name] !== 100)) {
      const found = categories[id]?.auditRefs.filter(
        ({ id: audit, weight }) => weight > 0 && audits[audit]?.score !== 1,
      );
      failures.push(`${path}: ${id} ${scores[id]} (${found?.map(({ id: audit }) => audit).join(', ')})`);
    }
  }
});
await browser.close();
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exit(1);
gate('Lighthouse scores', Object.fromEntries(figures.scores));
gate('Lighthouse performance', Object.fromEntries(figures.performance));

/** Tries again if something could not be measured or the page seems slow, as it does on a busy machine. */
async function examine(address: string) {
  for (let attempt = 1; ; attempt += 1) {
    const result = await lighthouse(address, { port, logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
    const { categories, audits } = result.lhr;
    const scores = Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    );
    const isMeasured = Object.values(categories).every(({ score }) => score !== null);
    const isQuick = (scores.performance ?? 0) >= quick;
    if ((isMeasured && isQuick) || attempt === attempts) return { categories, audits, scores };
  }
}
