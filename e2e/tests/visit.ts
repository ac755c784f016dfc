import type { Page, Response } from '@playwright/test';

/** Opens a page and waits until React has hydrated all of it: until then, the browser itself handles clicks. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await page.waitForFunction(() => Object.keys(document.body ?? {}).some((key) => key.startsWith('__reactProps')));
  return response;
}
