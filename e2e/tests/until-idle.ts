import type { Page } from '@playwright/test';

/** Waits until the page has painted and is idle, so that everything it was about to send or move is done. */
export function untilIdle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}
