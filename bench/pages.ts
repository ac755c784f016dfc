import type { ConversionOptions } from '@image-converter/formats/options';
import { chromiumArguments, chromiumPath } from '@image-converter/tools/browser';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import type { Photo } from './photos.ts';

declare global {
  /** In a page under measurement: the files that a visitor would have chosen. */
  var photos: Map<string, Blob>;
}

/** The part of the built engine that is called in pages. */
export interface BuiltEngine {
  convert(
    signal: AbortSignal,
    file: Blob,
    options: ConversionOptions,
  ): Promise<{ readonly outputs: readonly [{ readonly blob: Blob }] }>;
}

/** Addresses of our site and of the peers' page. */
export interface Places {
  readonly browser: Browser;
  readonly site: string;
  readonly peers: string;
}

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
}

export async function openPage(browser: Browser | BrowserContext, address: string, photos: Photo[]): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    globalThis.photos = new Map();
  });
  for (const photo of photos) await handIn(page, photo);
  return page;
}

async function handIn(page: Page, { name, bytes }: Photo): Promise<void> {
  const address = `/photos/${name}`;
  await page.route(`**${address}`, (route) => route.fulfill({ body: bytes }));
  await page.evaluate(
    async ([name, address]) => {
      globalThis.photos.set(name, await (await fetch(address)).blob());
    },
    [name, address] as const,
  );
  await page.unroute(`**${address}`);
}
