import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { convertIn, workOf } from '../pages.ts';
import type { PhotoFormat } from '../pictures.ts';
import { count, type Section } from '../report.ts';

declare global {
  /** In a page under measurement: stops watching and returns the result. */
  var endWatch: () => Promise<{ longestTask: number; longTasks: number; worstGap: number; typicalGap: number }>;
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
