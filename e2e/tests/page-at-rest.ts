import type { BrowserContext, Page } from '@playwright/test';

/** After how many milliseconds the page loads what nobody waits for: `restAfter` in LazyDevice.tsx. */
const restAfter = 4000;

/** Keeps the page from loading that part. On a busy machine, it could come before the test checks. */
export function neverAtRest(page: Page) {
  return page.addInitScript(delayRest, { restAfter, instead: 2 ** 31 - 1 });
}

/** Lets the page load that part at once, for tests that would only wait for it. */
export function soonAtRest(context: BrowserContext) {
  return context.addInitScript(delayRest, { restAfter, instead: 0 });
}

function delayRest({ restAfter, instead }: { restAfter: number; instead: number }): void {
  const start = window.setTimeout;
  window.setTimeout = ((task: () => void, milliseconds = 0) =>
    start(task, milliseconds === restAfter ? instead : milliseconds)) as typeof setTimeout;
}
