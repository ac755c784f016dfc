import { expect, type Page } from '@playwright/test';
import { choose, convertAll, covered, notices, rows, switchTo } from './converter-page.ts';
import { half, picture } from './picture.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

/** Screen reader announcements: anything added to a live region that already existed. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const converter = document.querySelector('#converter') as HTMLElement;
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (!(target as Element).closest('[aria-live=polite][aria-relevant=additions]')) continue;
        heard.push(...[...addedNodes].map(({ textContent }) => textContent ?? ''));
      }
    }).observe(converter, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test('a batch ends with one notice, which screen readers hear once, also when the language is switched', {
  tag: '@core',
}, async ({ warmPage: page }) => {
  await visit(page, '/en/png-to-webp');
  const heard = await listen(page);
  await choose(page, [await picture('a.png'), await half('b.png'), await picture('c.png')]);
  await expect(notices(page)).toHaveCount(1);
  await convertAll(page);
  await expect(notices(page)).toHaveCount(2);
  const all = [
    'Files added3 file(s) ready for conversion',
    'Conversion successful!a.png has been converted to WebP.… and 1 more.c.png has been converted to WebP.',
    'Conversion failedError with b.pngThis file is incomplete: the end is missing.',
  ];
  expect(await heard()).toEqual(all);
  await switchTo(page, 'Deutsch');
  await expect(notices(page)).toHaveText([
    /^Konvertierung erfolgreich!a\.png wurde zu WebP konvertiert\..+c\.png wurde zu WebP konvertiert\.$/,
    /Konvertierung fehlgeschlagenFehler bei b\.pngDiese Datei ist unvollständig/,
  ]);
  expect(await heard()).toEqual(all);
});

test('a notice that comes after a switch of language speaks the new one', async ({ warmPage: page }) => {
  await visit(page, '/en');
  await choose(page, await picture('large.png', { width: 7000, height: 5000 }));
  await convertAll(page);
  await expect(rows(page, 'converting')).toHaveCount(1);
  await switchTo(page, 'Deutsch');
  await expect(page).toHaveURL('/de');
  await expect(notices(page)).toHaveText(
    'Konvertierung erfolgreich!Deine large.png wurde erfolgreich zu JPG konvertiert.',
  );
});

test('a notice stays until it is closed', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/en/png-to-webp');
  await choose(page, await half('a.png'));
  await expect(notices(page)).toHaveCount(1);
  await page.clock.fastForward(60_000);
  await expect(notices(page)).toHaveCount(1);
  await notices(page).getByRole('button', { name: 'Close' }).click();
  await expect(notices(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Convert all' })).toBeFocused();
  await expect(rows(page, 'waiting')).toHaveCount(1);
});

test('a refused file is led to the pages that take it, and one that no page takes to what we read', {
  tag: '@core',
}, async ({ warmPage: page }) => {
  await visit(page, '/en/jpg-to-png');
  await choose(page, { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(notices(page)).toContainText('a.png is not a picture we can read.');
  await expect(notices(page).getByRole('link')).toHaveText('See all the formats we read');
  await choose(page, await picture('a.avif'));
  await expect(notices(page)).toContainText('a.avif is in AVIF format.');
  await notices(page).getByRole('link', { name: 'Go to the AVIF converter' }).click();
  await expect(page).toHaveURL('/en/avif-to-png');
});

for (const width of [320, 360, 768, 1280]) {
  test(`nothing lies over what one may want to press, ${width} pixels wide`, {
    tag: width === 360 ? ['@core', '@firefox'] : [],
  }, async ({ warmPage: page }) => {
    await page.setViewportSize({ width, height: 640 });
    await visit(page, '/en/jpg-to-webp');
    const files = await Promise.all(['a', 'b', 'c', 'd'].map((name) => picture(`${name}.jpg`)));
    await choose(page, [...files, await half('e.jpg')]);
    await expect(rows(page, 'waiting')).toHaveCount(5);
    // The bar is measured a moment after it appears.
    await expect.poll(() => covered(page)).toEqual([]);
    await convertAll(page);
    await expect(rows(page, 'done')).toHaveCount(4);
    await expect(notices(page)).toHaveCount(2);
    expect(await covered(page)).toEqual([]);
  });
}
