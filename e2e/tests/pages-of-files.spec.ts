import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { choose, rows } from './converter-page.ts';
import { fixtureFile } from './files.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';
import { zipNames } from './zip-names.ts';

const pages = { de: 'Seiten', en: 'Pages', es: 'Páginas', pt: 'Páginas' } as const;
const all = { de: 'Alle Seiten', en: 'All pages', es: 'Todas las páginas', pt: 'Todas as páginas' } as const;

function pagesChoice(page: Page, language: keyof typeof pages) {
  return page.getByRole('group', { name: pages[language], exact: true }).getByRole('radio');
}

test('a TIFF with one page gives no choice', async ({ warmPage: page }) => {
  await visit(page, '/en');
  await choose(page, await fixtureFile('plain.tiff'));
  await expect(rows(page, 'waiting')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-choices]')).toHaveCount(0);
});

test('all pages of a TIFF come out, and are saved in a ZIP', { tag: '@core' }, async ({ warmPage: page }) => {
  await visit(page, '/en');
  await choose(page, await fixtureFile('three-pages.tiff'));
  await pagesChoice(page, 'en').and(page.getByLabel(all.en)).check();
  await page.getByRole('button', { name: 'Convert to JPG' }).click();
  await expect(rows(page, 'done')).toContainText('3 pages');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download three-pages.zip' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('three-pages.zip');
  expect(zipNames(readFileSync(await download.path()))).toEqual([
    'three-pages-1.jpg',
    'three-pages-2.jpg',
    'three-pages-3.jpg',
  ]);
});

for (const language of ['de', 'en', 'es', 'pt'] as const) {
  test(`the choice fits a narrow screen, in ${language}`, async ({ warmPage: page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, `/${language}`);
    await choose(page, await fixtureFile('three-pages.tiff'));
    await pagesChoice(page, language).nth(2).check();
    await expect(page.getByRole('spinbutton')).toHaveCount(2);
    await pagesChoice(page, language).and(page.getByLabel(all[language])).check();
    await expect(page.getByRole('spinbutton')).toHaveCount(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });
}
