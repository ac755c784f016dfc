import type { Page } from '@playwright/test';

type Keeper = typeof globalThis & { keptBlobs: Map<string, Blob> };

/**
 * Firefox tells of no download over BiDi, and the site's own policy forbids fetch(blob:). So the test keeps what the
 * page makes addresses for; the page itself is as it is.
 */
export function keepBlobs(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const keptBlobs = new Map<string, Blob>();
    const create = URL.createObjectURL;
    URL.createObjectURL = (source) => {
      const url = create.call(URL, source);
      if (source instanceof Blob) keptBlobs.set(url, source);
      return url;
    };
    Object.assign(globalThis, { keptBlobs });
  });
}

export async function keptBytes(page: Page, url: string): Promise<Buffer> {
  const base64 = await page.evaluate(async (address) => {
    const blob = (globalThis as Keeper).keptBlobs.get(address);
    if (!blob) throw new Error(`Nothing was kept for ${address}`);
    return new Promise<string>((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''));
      reader.onerror = () => reject(reader.error);
      reader.readAsDataURL(blob);
    });
  }, url);
  return Buffer.from(base64, 'base64');
}
