import type { Page } from '@playwright/test';

const atOnce = 3;

/** Visits several pages in parallel: while one waits for the network to become idle, others use the time. */
export async function runParallel<Result>(
  paths: readonly string[],
  open: () => Promise<Page>,
  look: (page: Page, path: string) => Promise<Result>,
): Promise<Map<string, Result>> {
  const results = new Map<string, Result>();
  const queue = paths.values();
  const lane = async () => {
    const page = await open();
    for (const path of queue) results.set(path, await look(page, path));
    await page.close();
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}
