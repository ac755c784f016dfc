import type { Browser } from '@playwright/test';
import { median } from './median.ts';

const samples = 9;
const phone = { viewport: { width: 412, height: 823 } };

/**
 * Main-thread time to open a page, as a multiple of a fixed workload. Both are processor time: wall-clock time, on
 * which Lighthouse's own score is based, doubles on a shared machine.
 */
export async function mainThreadOf(browser: Browser, url: string): Promise<number> {
  const ratios: number[] = [];
  for (let sample = 0; sample < samples; sample++) {
    const page = await busySeconds(browser, url);
    ratios.push(page / (await busySeconds(browser, 'about:blank', fixedWork)));
  }
  return Math.round(100 * median(ratios)) / 100;
}

async function busySeconds(browser: Browser, url: string, work?: () => void): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url, { waitUntil: 'networkidle' });
  if (work) await page.evaluate(work);
  const { metrics } = await devTools.send('Performance.getMetrics');
  await context.close();
  const busy = metrics.find(({ name }) => name === 'TaskDuration');
  if (!busy) throw new Error('Chromium does not tell how long the main thread was busy');
  return busy.value;
}

/** Elements, layout, and a little computation: similar to the work of opening a page. */
function fixedWork(): void {
  const list = document.createElement('ul');
  document.body.append(list);
  for (let number = 0; number < 4000; number++) {
    const item = document.createElement('li');
    item.textContent = `Item ${number}`;
    list.append(item);
  }
  const keys = Array.from({ length: 40_000 }, (_, index) => ((index * 7919) % 10_007).toString(36));
  JSON.parse(JSON.stringify(keys.sort()));
  list.getBoundingClientRect();
}
