import { type Language, languages } from '@image-converter/web/routes/pages';
import { expect, type Locator, type Page } from '@playwright/test';
import { choose, drop, rows } from './converter-page.ts';
import { pageFile } from './page-files.ts';
import { converterPages } from './pages.ts';
import { picture } from './picture.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

const screens = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** File names as given by phones and programs, without the extension. */
const stems = [
  'Screenshot_20240512-182345_Instagram',
  'IMG-20240512-WA0001_WhatsApp_Image_2024-05-12_at_18.23.45',
  '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  'x'.repeat(200),
  'שלום-עולם-תמונה-מהחופשה-🏖️🏖️🏖️',
];

const longest = 3;

/** The panel's main button, in any language; the buttons of the badge have a different class. */
const primary = (page: Page) => page.locator('#converter button.button');

type Rules = (typeof converterPages)[number]['rules'];

async function filesFor({ accepts }: Rules, names = stems) {
  const [format = 'png'] = accepts;
  const { buffer, mimeType } = await pageFile(format);
  return names.map((stem) => ({ name: `${stem}.${format}`, mimeType, buffer }));
}

/** Elements that overflow the viewport at any of the four widths, in each language, which is switched on the page. */
async function stickingOut(page: Page, spoken: readonly Language[]): Promise<string[]> {
  const found: string[] = [];
  // Starts with the current width.
  const isNarrow = page.viewportSize()?.width === screens[0]?.width;
  for (const screen of isNarrow ? screens : screens.toReversed()) {
    await page.setViewportSize(screen);
    const names = await page.evaluate(overflowing, spoken);
    found.push(...names.map((name) => `${screen.width}: ${name}`));
  }
  return found;
}

/** Runs in the page. */
async function overflowing(spoken: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const root = document.documentElement;
  for (const language of spoken) {
    document.querySelector<HTMLAnchorElement>(`header details a[lang=${language}]`)?.click();
    while (root.lang !== language) await new Promise(requestAnimationFrame);
    if (root.scrollWidth > innerWidth) found.push(`page of ${root.scrollWidth} in ${language}`);
    for (const control of document.querySelectorAll('#converter :is(button, a, label)')) {
      const { left, right } = control.getBoundingClientRect();
      if (left < 0 || right > innerWidth) found.push(control.ariaLabel ?? control.textContent ?? '');
    }
  }
  return found;
}

/**
 * The home page gets each name in turn. The other page for single files has the same converter, so the longest name is
 * enough.
 */
function batchesFor(page: string, { maxFiles }: Rules): string[][] {
  if (maxFiles > 1) return [stems];
  return (page === 'home' ? stems : stems.slice(longest, longest + 1)).map((stem) => [stem]);
}

/** The extra pages share one converter, so one of them is enough. */
const withLongNames = converterPages.filter(
  ({ language, page, rules }) => language === 'de' && (rules.maxFiles <= 5 || page === 'avif-to-jpg'),
);

for (const { page: name, rules, path } of withLongNames) {
  const isCommonPair = name === 'jpg-to-png';
  test(`${path}: long names fit at every width`, { tag: isCommonPair ? ['@core', '@firefox'] : [] }, async ({
    warmPage: page,
    browserName,
  }) => {
    await visit(page, path);
    // All converters have the same texts, so testing one in every language is enough.
    const spoken = isCommonPair && browserName !== 'firefox' ? languages : (['de'] as const);
    for (const batch of batchesFor(name, rules)) {
      await choose(page, await filesFor(rules, batch));
      await expect(rows(page, 'waiting')).toHaveCount(batch.length);
      expect(await stickingOut(page, spoken), `chosen: ${batch}`).toEqual([]);
      await primary(page).click();
      await expect(rows(page, 'done')).toHaveCount(batch.length);
      expect(await stickingOut(page, spoken), `converted: ${batch}`).toEqual([]);
    }
  });
}

for (const screen of screens) {
  test(`what comes next is in sight without scrolling at ${screen.width} × ${screen.height}`, {
    tag: screen.width === 320 ? ['@core', '@firefox'] : [],
  }, async ({ warmPage: page }) => {
    await page.setViewportSize(screen);
    for (const { rules, path } of converterPages.filter(({ page, language }) =>
      language === 'de' ? ['home', 'jpg-to-webp'].includes(page) : language === 'es' && page === 'png-to-webp',
    )) {
      await visit(page, path);
      const files = await filesFor(rules);
      await choose(page, files.slice(0, rules.maxFiles));
      await expect(rows(page, 'waiting').first()).toBeVisible();
      await expect(primary(page)).toBeInViewport({ ratio: 1 });
      await primary(page).click();
      await expect(rows(page, 'done')).toHaveCount(rules.maxFiles);
      await expect(primary(page)).toBeInViewport({ ratio: 1 });
      await expect(primary(page)).toHaveText(/herunterladen|Herunterladen|Descargar todo/);
    }
  });
}

test('files dropped at the end of the page bring their converter into sight', async ({ warmPage: page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '/en/png-to-webp');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await drop(page, [await picture('a.png')]);
  await expect(primary(page)).toBeInViewport({ ratio: 1 });
  await expect(rows(page, 'waiting')).toBeInViewport({ ratio: 1 });
});

/** The WebP is smaller than the PNG. A larger one would get advice in its row. */
const shrinking = { width: 1200, height: 800 };

test('a row of a phone is compact, and every target is large enough for a finger', async ({ warmPage: page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '/en/png-to-webp');
  await choose(page, [await picture('a.png', shrinking), await picture('b.png', shrinking)]);
  await primary(page).click();
  await expect(rows(page, 'done')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /before and after$/ })).toHaveCount(2);
  const boxes = await rows(page, 'done')
    .locator('a:visible, button:visible')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  // Download, comparison, formats, details and ×.
  expect(boxes).toHaveLength(2 * 5);
  for (const { width, height } of boxes) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(width).toBeLessThan(180);
  }
  // Its buttons have a line of their own.
  expect((await rows(page, 'done').first().boundingBox())?.height).toBeLessThanOrEqual(140);
});

test('a row of a wide screen has its name, download and × side by side', async ({ warmPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/en/png-to-webp');
  const names = ['Screenshot_20240512-182345_Instagram.png', 'b.png'];
  await choose(page, await Promise.all(names.map((name) => picture(name, shrinking))));
  await page.getByRole('button', { name: 'Convert all' }).click();
  await expect(rows(page, 'done')).toHaveCount(2);
  const row = rows(page, 'done').first();
  await expect(row.getByRole('button', { name: /before and after$/ })).toBeVisible();
  const [download, remove] = await Promise.all([
    row.locator('a').boundingBox(),
    row.getByRole('button', { name: /^Remove/ }).boundingBox(),
  ]);
  if (!download || !remove) throw new Error('not on screen');
  expect(Math.abs(download.y + download.height / 2 - (remove.y + remove.height / 2))).toBeLessThan(2);
  expect(remove.x).toBeGreaterThan(download.x + download.width);
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(90);
});

test('on a phone, the bar keeps clear of the end of the page', async ({ warmPage: page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '/de/png-zu-webp');
  await choose(page, [await picture('a.png', shrinking), await picture('b.png', shrinking)]);
  await expect(rows(page, 'waiting')).toHaveCount(2);
  const footEnd = () =>
    page.evaluate(() => {
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      return document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
    });
  const barTop = async () => (await primary(page).locator('..').boundingBox())?.y ?? 0;
  expect(await footEnd()).toBeLessThanOrEqual(await barTop());
  await primary(page).click();
  await expect(rows(page, 'done')).toHaveCount(2);
  expect(await footEnd()).toBeLessThanOrEqual(await barTop());
});

test('the bar is below the files until there are results, and then above them with what was saved', async ({
  warmPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, '/en/png-to-webp');
  await choose(page, [await picture('a.png', shrinking), await picture('b.png', shrinking)]);
  const top = async (what: Locator) => (await what.boundingBox())?.y ?? 0;
  expect(await top(primary(page))).toBeGreaterThan(await top(rows(page, 'waiting').last()));
  await expect(page.locator('[data-plan]')).toHaveText(
    /WebP, quality 90, original size.*Metadata \(camera, date, location\) is removed\./,
  );
  await primary(page).focus();
  await page.keyboard.press('Enter');
  await expect(rows(page, 'done')).toHaveCount(2);
  expect(await top(primary(page))).toBeLessThan(await top(rows(page, 'done').first()));
  await expect(primary(page)).toBeFocused();
  await expect(
    page
      .locator('#converter')
      .getByText(/^−\d+%$/)
      .first(),
  ).toBeVisible();
});

test('nothing in the header overlaps, down to 320 pixels, with text of twice the size', async ({ warmPage: page }) => {
  for (const path of ['/de', '/en', '/es', '/pt']) {
    await visit(page, path);
    for (const width of [390, 375, 360, 320]) {
      await page.setViewportSize({ width, height: 568 });
      expect(await page.evaluate(overlapsInHeader), `${path}, ${width}`).toEqual([]);
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await page.evaluate(overlapsInHeader), `${path}, large text`).toEqual([]);
  }
});

/** Runs in the page: texts of the parts that lie over another one or outside the header. */
function overlapsInHeader(): string[] {
  const parts = [...document.querySelectorAll('header > div > a > span, header > div > span, header summary')];
  const header = document.querySelector('header')?.getBoundingClientRect() as DOMRect;
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const isOver = (one: DOMRect, other: DOMRect) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  return parts.flatMap((part, index) => {
    const box = boxes[index] as DOMRect;
    const isOutside = box.right > header.right || box.bottom > header.bottom;
    return isOutside || boxes.some((other) => other !== box && isOver(box, other)) ? [part.textContent] : [];
  });
}
