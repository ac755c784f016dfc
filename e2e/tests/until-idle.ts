import type { Page } from '@playwright/test';

/** Waits until the page has painted and has nothing left to do: whatever it was about to send or move, it has. */
export function untilIdle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}
