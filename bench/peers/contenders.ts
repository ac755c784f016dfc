import type { Browser, Page } from '@playwright/test';
import type { Contender, Outcome } from '../contest.ts';
import type { Measured } from '../measured.ts';
import { openPage } from '../pages.ts';
import type { Photo } from '../photos.ts';
import { specimenFrom } from '../specimen.ts';
import type { Peer } from './page.ts';

export function peer(page: Page, name: Peer, photo: Photo, target: Measured, count = 1): Contender {
  return {
    name,
    run: () => convertInPage(page, name, photo, target, count),
    examine: () => specimenFrom(page, () => convertInPage(page, name, photo, target, 1)),
  };
}

/** A fresh page without a cache, whose worker has not started yet. */
export function peerCold(browser: Browser, address: string, name: Peer, photo: Photo, target: Measured): Contender {
  const run = async () => {
    const context = await browser.newContext();
    try {
      const page = await openPage(context, address, [photo]);
      return await convertInPage(page, name, photo, target, 1);
    } finally {
      await context.close();
    }
  };
  return { name, run };
}

async function convertInPage(page: Page, name: Peer, photo: Photo, target: Measured, count: number): Promise<Outcome> {
  await page.bringToFront();
  return page.evaluate(([name, photo, target, count]) => globalThis.convertWith(name, photo, target, count), [
    name,
    photo.name,
    target,
    count,
  ] as const);
}
