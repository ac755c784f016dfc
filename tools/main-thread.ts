import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { median } from './median.ts';

const samples = 9;
const phone = { viewport: { width: 412, height: 823 } };

/**
 * Main-thread time of a first visit, with the parts that are loaded when the page is idle, as a multiple of a fixed
 * workload. Both are processor time: wall-clock time, on which Lighthouse's own score is based, doubles on a shared
 * machine.
 */
export async function mainThreadOf(browser: Browser, url: string): Promise<number> {
  const ratios: number[] = [];
  for (let sample = 0; sample < samples; sample++) {
    const visit = await busySeconds(browser, (page) => openWhole(page, url));
    ratios.push(visit / (await busySeconds(browser, (page) => page.evaluate(fixedWork))));
  }
  return Math.round(100 * median(ratios)) / 100;
}

async function busySeconds(browser: Browser, work: (page: Page) => Promise<void>): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await work(page);
  const { metrics } = await devTools.send('Performance.getMetrics');
  await context.close();
  const busy = metrics.find(({ name }) => name === 'TaskDuration');
  if (!busy) throw new Error('Chromium does not tell how long the main thread was busy');
  return busy.value;
}

/** When idle, pages start their workers, beside other parts. Playwright's `networkidle` may come before or after that. */
async function openWhole(page: Page, url: string): Promise<void> {
  let lastAt = 0;
  page.on('requestfinished', () => {
    lastAt = Date.now();
  });
  await Promise.all([page.waitForEvent('worker'), page.goto(url)]);
  while (Date.now() - lastAt < 500) await pause(50);
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
