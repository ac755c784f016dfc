import type { Page } from '@playwright/test';

export interface Blocking {
  /** Milliseconds; undefined if no task was longer than 50 ms, the threshold of a long task. */
  readonly longestTask: number | undefined;
  readonly longTasks: number;
  /** Milliseconds between two timer callbacks that were scheduled 5 ms apart. */
  readonly worstGap: number;
  readonly typicalGap: number;
  readonly milliseconds: number;
}

declare global {
  /** In a page under measurement: stops watching and returns the result. */
  var endWatch: () => Promise<Blocking>;
}

/** Measures how long the page's main thread is blocked while `work` runs. */
export async function watchMainThread(page: Page, work: () => Promise<unknown>): Promise<Blocking> {
  await page.bringToFront();
  await page.evaluate(startWatch);
  await work();
  return page.evaluate(() => globalThis.endWatch());
}

/** Runs in the page, so it cannot use anything else in this file. */
function startWatch(): void {
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map((one) => one.duration)));
  observer.observe({ type: 'longtask' });
  const gaps: number[] = [];
  const start = performance.now();
  let last = start;
  const timer = setInterval(() => {
    const now = performance.now();
    gaps.push(now - last);
    last = now;
  }, 5);

  globalThis.endWatch = async () => {
    const milliseconds = performance.now() - start;
    clearInterval(timer);
    // Entries arrive a little after their tasks.
    await new Promise((resolve) => setTimeout(resolve, 200));
    observer.disconnect();
    gaps.sort((a, b) => a - b);
    return {
      longestTask: tasks.length > 0 ? Math.max(...tasks) : undefined,
      longTasks: tasks.length,
      worstGap: gaps.at(-1) ?? Number.NaN,
      typicalGap: gaps[Math.floor(gaps.length * 0.99)] ?? Number.NaN,
      milliseconds,
    };
  };
}
