import type { Page, Response } from '@playwright/test';

/** Opens a page and waits for hydration: until then the browser itself handles clicks. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')));
  return response;
}
