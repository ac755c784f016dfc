import { targetDefaults } from '@image-converter/formats/options';
import type { Browser, Page } from '@playwright/test';
import type { Contender, Outcome } from './contest.ts';
import type { Measured } from './measured.ts';
import { type BuiltEngine, openPage } from './pages.ts';
import type { Photo } from './photos.ts';
import { engineAddress } from './site.ts';
import { specimenFrom } from './specimen.ts';

/** Opens the site as a visitor would, with the photos available in the page. */
export function openOurs(browser: Browser, site: string, photos: Photo[]): Promise<Page> {
  return openPage(browser, `${site}/en`, photos);
}

/** Converts `count` files at once, as if a visitor had dropped them. */
export function ours(page: Page, photo: Photo, target: Measured, count = 1): Contender {
  return {
    name: 'ours',
    run: () => convertInPage(page, photo, target, count),
    examine: () => specimenFrom(page, () => convertInPage(page, photo, target)),
  };
}

/** Nothing loaded, nothing compiled, nothing cached. */
export function oursCold(browser: Browser, site: string, photo: Photo, target: Measured): Contender {
  const run = async () => {
    const context = await browser.newContext();
    try {
      const page = await openPage(context, `${site}/en`, [photo]);
      return await convertInPage(page, photo, target);
    } finally {
      await context.close();
    }
  };
  return { name: 'ours', run };
}

export async function convertInPage(page: Page, photo: Photo, target: Measured, count = 1): Promise<Outcome> {
  // A background tab may get less processor time.
  await page.bringToFront();
  return page.evaluate(
    async ([engine, name, options, count]) => {
      const start = performance.now();
      const { convert }: BuiltEngine = await import(engine);
      const file = globalThis.photos.get(name) as Blob;
      const one = () => convert(new AbortController().signal, file, options);
      const results = await Promise.all(Array.from({ length: count }, one));
      const milliseconds = performance.now() - start;
      const [blob = new Blob()] = results.map(({ outputs }) => outputs[0].blob);
      globalThis.lastOutput = blob;
      return { milliseconds, bytes: blob.size };
    },
    [engineAddress, photo.name, targetDefaults(target), count] as const,
  );
}
