import { addBundledFace } from '@image-converter/tools/bundled-face';
import { expect, type Page } from '@playwright/test';
import { expectLook } from '../screens/expect-look.ts';
import { mixedFiles, onePhoto, photos } from '../screens/files.ts';
import { steady } from '../screens/settle.ts';
import { rows } from './converter-page.ts';
import type { TestFile } from './files.ts';
import { neverAtRest } from './page-at-rest.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

/*
 * How pages look, in German, which has the longest words. `npm run screenshot` renews the references, and
 * docs/decisions/face.md says how close they must be. The components are compared in development.spec.ts.
 */

const heights = { 320: 640, 390: 844, 1280: 900 } as const;
type Width = keyof typeof heights;
const allWidths = [320, 390, 1280] as const;
const phones = [320, 390] as const;
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 960;

interface Screen {
  readonly path: string;
  readonly widths?: readonly Width[];
  /** From the loaded page to the state. */
  readonly reach?: (page: Page) => Promise<void>;
  /** What is left to do at each width. */
  readonly finish?: (page: Page) => Promise<void>;
}

const hasSamples = (path: string) => path === '/de' || path === '/de/alle-formate';
const primary = (page: Page) => page.locator('#converter button.button');
const optionsButton = (page: Page) => page.getByRole('button', { name: 'Einstellungen', exact: true });

/** Pictures and parts of rows are loaded and drawn later. */
const drawn = (page: Page) => page.locator('[data-status] :is(canvas, img):visible');
const compareButtons = (page: Page) => page.getByRole('button', { name: /vorher und nachher vergleichen$/ });
const side = (page: Page, shows: 'original' | 'result') => page.locator(`figure canvas[data-shows=${shows}]`);

async function choose(page: Page, files: TestFile[]): Promise<void> {
  await page.locator('#converter input[type=file]').first().setInputFiles(files);
  await expect(rows(page, 'waiting')).toHaveCount(files.length);
}

async function choosePhotos(page: Page): Promise<void> {
  const files = await photos();
  await choose(page, files);
  await expect(drawn(page)).toHaveCount(files.length);
}

async function convert(page: Page, files: TestFile[]): Promise<void> {
  await choose(page, files);
  await primary(page).click();
  await expect(page.locator(':is([data-status=done], [data-status=failed])')).toHaveCount(files.length);
  // The bar is gone a second after the last file.
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const done = await rows(page, 'done').count();
  await expect(drawn(page)).toHaveCount(done);
  await expect(compareButtons(page)).toHaveCount(done);
}

async function expectBothSides(page: Page): Promise<void> {
  for (const shows of ['original', 'result'] as const) await expect(side(page, shows)).toBeVisible();
}

const screens: Record<string, Screen> = {
  'home-empty': { path: '/de' },
  'pair-empty': { path: '/de/jpg-zu-webp' },
  'pair-chosen': { path: '/de/jpg-zu-webp', reach: choosePhotos },
  'pair-done': {
    path: '/de/jpg-zu-webp',
    reach: async (page) => convert(page, await photos()),
    finish: async (page) => {
      if (isPhone(page)) return;
      await expectBothSides(page);
      await optionsButton(page).click();
      await expect(page.getByRole('slider', { name: 'Qualität' })).toBeVisible();
    },
  },
  'options-sheet': {
    path: '/de/jpg-zu-webp',
    widths: phones,
    reach: async (page) => {
      await choosePhotos(page);
      await optionsButton(page).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'crop-editor': {
    path: '/de/jpg-zu-webp',
    reach: async (page) => {
      await choosePhotos(page);
      await page.getByRole('button', { name: 'Am See.jpg zuschneiden & drehen' }).click();
      await page.getByRole('button', { name: 'Nach rechts drehen' }).click();
      await page.getByRole('radio', { name: '4:3' }).check();
    },
  },
  'home-done': {
    path: '/de',
    reach: async (page) => {
      await convert(page, [await onePhoto()]);
      await expectBothSides(page);
    },
  },
  'all-formats': { path: '/de/alle-formate', reach: async (page) => convert(page, await mixedFiles()) },
  'header-menu': { path: '/de', reach: (page) => page.locator('header summary').first().click() },
  landing: {
    path: '/de',
    finish: (page) =>
      page.locator('main section:has(ol)').evaluate((steps) => steps.scrollIntoView({ behavior: 'instant' })),
  },
  legal: { path: '/de/datenschutz' },
  'not-found': { path: '/nirgends' },
  offline: {
    path: '/de',
    reach: async (page) => {
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await expect(page.locator('[data-tone]')).toBeVisible();
    },
  },
};

test.use(steady);

for (const [name, { path, widths = allWidths, reach, finish }] of Object.entries(screens)) {
  test(`${name} looks as it did`, { tag: '@screens' }, async ({ page }) => {
    const resize = (width: Width) => page.setViewportSize({ width, height: heights[width] });
    // Otherwise the footer would get a button after some seconds.
    await neverAtRest(page);
    await resize(320);
    await visit(page, path);
    // Loaded later.
    if (hasSamples(path)) await expect(page.locator('#converter button img')).toHaveCount(4);
    await addBundledFace(page);
    await reach?.(page);
    for (const width of widths) {
      await resize(width);
      // How far the page scrolled by itself depends on what was loaded when.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await finish?.(page);
      await expectLook(page, `${name}-${width}`);
    }
  });
}
