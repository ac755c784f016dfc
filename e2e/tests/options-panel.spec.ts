import { drawTextured, imageOf } from '@image-converter/corpus/fixtures/draw';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { choose, covered, notices, rows, switchTo } from './converter-page.ts';
import { downloaded } from './downloaded.ts';
import { expectAccessible, expectByEveryRule } from './expect-accessible.ts';
import { picture } from './picture.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

const options = (page: Page) => page.getByRole('button', { name: 'Options', exact: true });
const panel = (page: Page) => page.getByRole('region', { name: /^Options/ });
const changed = (page: Page) => page.locator('[data-changed]');
const choice = (within: Locator, name: string) => within.getByRole('radio', { name, exact: true });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('options'));

/** Chooses the files and opens the options. */
async function openWith(page: Page, path: string, ...names: string[]): Promise<void> {
  await visit(page, path);
  await choose(page, await Promise.all(names.map((name) => picture(name, { width: 600, height: 400 }))));
  await options(page).click();
  await expect(panel(page)).toBeVisible();
}

/** Key by key: in Firefox, a value set by Playwright does not reach the page's script. */
async function type(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await field.press('Delete');
  await field.pressSequentially(text);
}

/** Unfolds the options that few need. */
const showMore = (page: Page) => panel(page).locator('summary').click();

async function chooseSize(within: Locator, kind: string): Promise<void> {
  await choice(within, 'Other…').check();
  await within.getByLabel('Measure').selectOption(kind);
}

async function chooseFileSize(within: Locator, unit: string): Promise<void> {
  await choice(within, 'At most …').check();
  await within.getByLabel('Unit').selectOption(unit);
}

async function resultOf(page: Page, name: string) {
  const { bytes } = await downloaded(page, () => page.getByRole('link', { name: `Download ${name}` }).click());
  const { format, width, height, isProgressive } = await sharp(bytes).metadata();
  const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return { format, width, height, isProgressive, bytes: bytes.length, firstPixel: [...data.subarray(0, 3)] };
}

test('the options are one button until it is pressed: nothing of them is loaded before', { tag: '@core' }, async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const ofOptions = () => scripts.filter((url) => /\/(parts|..\.options)-[\w-]{8}\.js/.test(url));
  await visit(page, '/en');
  await choose(page, await picture('a.png'));
  await expect(options(page)).toHaveAttribute('aria-expanded', 'false');
  await page.waitForLoadState('networkidle');
  expect(ofOptions()).toEqual([]);
  await options(page).click();
  await expect(panel(page)).toBeVisible();
  expect(ofOptions().length).toBeGreaterThanOrEqual(2);
  await expect(options(page)).toHaveAttribute('aria-expanded', 'true');
  await options(page).click();
  await expect(panel(page)).toHaveCount(0);
});

test('target, quality, size and background are as chosen, and results stay until they are converted again', {
  tag: '@core',
}, async ({ forgetfulPage: page }) => {
  await openWith(page, '/en', 'a.png');
  await showMore(page);
  await panel(page).getByLabel('Colour behind transparent areas').fill('#0000ff');
  await chooseSize(panel(page), 'Longest side');
  await type(panel(page).getByRole('textbox', { name: 'Longest side' }), '300');
  await page.getByRole('button', { name: 'Convert to JPG' }).click();
  await expect(rows(page, 'done')).toHaveCount(1);
  const first = await resultOf(page, 'a.jpg');
  expect(first).toMatchObject({ format: 'jpeg', width: 300, height: 200 });
  // Half of a red that contains some blue, and half of the blue background.
  expect(first.firstPixel[2]).toBeGreaterThan(150);
  await choice(panel(page), 'WebP').check();
  await choice(panel(page), 'Smallest').check();
  await expect(page.getByRole('slider', { name: 'Quality' })).toHaveValue('76');
  await expect(rows(page, 'done')).toContainText('With earlier options');
  await expect(page.getByRole('link', { name: 'Download a.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'Convert again', exact: true }).click();
  await expect(notices(page)).toContainText('a.png has been converted to WebP.');
  expect(await resultOf(page, 'a.webp')).toMatchObject({ format: 'webp', width: 300, height: 200 });
  await expect(rows(page, 'done')).not.toContainText('With earlier options');
});

test('only what applies to the target is offered', async ({ forgetfulPage: page }) => {
  await openWith(page, '/en', 'a.png');
  const groups = () => panel(page).locator('legend:not(.sr-only)').allTextContents();
  const metadata = 'Camera, date, location and other details';
  const always = ['Format', 'Quality', 'Size in pixels', metadata];
  expect(await groups()).toEqual([...always, 'File size', 'Compression', 'Background', 'Colour profile', 'File names']);
  await expect(panel(page).getByLabel('Remove everything (default)')).toBeChecked();
  await choice(panel(page), 'WebP').check();
  await panel(page)
    .getByLabel(/^Lossless/)
    .check();
  expect(await groups()).toEqual([...always, 'Background', 'Colour profile', 'File names']);
  await expect(page.getByRole('slider')).toBeDisabled();
  await choice(panel(page), 'ICO').check();
  expect(await groups()).toEqual(['Format', 'Website icon', 'Background', 'File names']);
});

test('numbers that make no sense are told of where they are typed, and never used', async ({ forgetfulPage: page }) => {
  await openWith(page, '/en', 'a.png');
  const quality = panel(page).getByRole('textbox', { name: 'Quality, as a number' });
  for (const wrong of ['0', '', '-1', '.5', 'x']) {
    await type(quality, wrong);
    await expect(panel(page)).toContainText('Enter a whole number from 1 to 100. Until then, 90 applies.');
    await expect(quality).toHaveAttribute('aria-invalid', 'true');
    expect(await kept(page)).toBeNull();
  }
  await type(quality, '70');
  await expect(panel(page)).not.toContainText('Enter a whole number');
  await chooseSize(panel(page), 'Width');
  await type(panel(page).getByRole('textbox', { name: 'Width' }), '99999');
  await expect(panel(page)).toContainText('Enter a whole number from 1 to 16,384. Until then, 9,999 applies.');
  await showMore(page);
  await chooseFileSize(panel(page), 'KB');
  const atMost = panel(page).getByRole('textbox', { name: 'At most' });
  await type(atMost, '1500');
  await panel(page).getByLabel('Unit').selectOption('MB');
  await expect(atMost, 'no more than may be chosen').toHaveValue('1000');
  await type(atMost, '3');
  await type(atMost, '0');
  await expect(panel(page)).toContainText('Enter a whole number from 1 to 1,000. Until then, 3 applies.');
  expect(JSON.parse((await kept(page)) ?? '')).toEqual({ quality: 70, size: { width: 9999 }, maxBytes: 3 * 1024 ** 2 });
  await expectAccessible(page, '#converter');
});

test('results are named by a pattern, with an example, at once and also after the conversion', async ({
  forgetfulPage: page,
}) => {
  await openWith(page, '/en/png-to-webp', 'a.png', 'b.png');
  await showMore(page);
  const pattern = panel(page).getByRole('textbox', { name: 'Pattern for the names of the results' });
  const example = panel(page).locator('[data-example]');
  await expect(example).toHaveText('Example: a.webp');
  await panel(page).getByRole('button', { name: 'Number' }).click();
  await panel(page).getByRole('button', { name: 'Dimensions' }).click();
  await expect(pattern).toHaveValue('{name}-{n}-{width}x{height}');
  await expect(example).toHaveText('Example: a-1-600x400.webp');
  await page.getByRole('button', { name: 'Convert all' }).click();
  await expect(page.getByRole('link', { name: 'Download a-1-600x400.webp' })).toBeVisible();
  // Options are off until the last file is converted.
  await expect(pattern).toBeEnabled();
  await type(pattern, 'shop: {quality}');
  await expect(example).toHaveText('Example: shop_ 90.webp');
  const { name } = await downloaded(page, () => page.getByRole('link', { name: 'Download shop_ 90 (2).webp' }).click());
  expect(name).toBe('shop_ 90 (2).webp');
  await expect(page.getByRole('button', { name: 'Download all' }), 'nothing is to be converted again').toBeVisible();
  await expectAccessible(page, '#converter');
  expect(JSON.parse((await kept(page)) ?? '')).toEqual({ names: 'shop: {quality}' });
  await panel(page).getByRole('button', { name: 'Back to defaults' }).click();
  await expect(page.getByRole('link', { name: 'Download a.webp' })).toBeVisible();
  await expect(pattern).toHaveValue('{name}');
});

test('a largest file size can be given in percent of the original', async ({ forgetfulPage: page }) => {
  const { length } = (await picture('a.png', { width: 600, height: 400 })).buffer;
  await openWith(page, '/en', 'a.png');
  await showMore(page);
  await chooseFileSize(panel(page), '% of the original');
  const atMost = panel(page).getByRole('textbox', { name: 'At most' });
  await expect(atMost).toHaveValue('50');
  await type(atMost, '101');
  await expect(panel(page)).toContainText('Enter a whole number from 1 to 100.');
  await type(atMost, '90');
  await page.keyboard.press('Escape');
  await expect(changed(page)).toHaveText('Changed: at most 90% of the original file');
  await page.getByRole('button', { name: 'Convert to JPG' }).click();
  expect((await resultOf(page, 'a.jpg')).bytes).toBeLessThanOrEqual(length * 0.9);
});

test('options are remembered on the device, shown while closed, and forgotten with the defaults', {
  tag: ['@core', '@promise:options-remembered'],
}, async ({ forgetfulPage: page }) => {
  await openWith(page, '/en/png-to-webp', 'a.png');
  await choice(panel(page), 'Small').check();
  await choice(panel(page), '1920').check();
  await choice(panel(page), 'Keep, but remove the location').check();
  await expect(changed(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(changed(page)).toHaveText(
    'Changed: quality 86 · longest side 1,920\u00a0px · details kept without the location',
  );
  // The browser stores the chosen options, and nothing about the visitor.
  expect(JSON.parse((await kept(page)) ?? '')).toEqual({
    quality: 86,
    size: { longestSide: 1920 },
    metadata: 'without-location',
  });
  expect(new URL(page.url()).hash).toBe('');

  await visit(page, '/en/png-to-jpg');
  await expect(changed(page)).toContainText('quality 86');
  await expect(panel(page)).toHaveCount(0);
  await choose(page, await picture('b.png'));
  await page.getByRole('button', { name: 'Back to defaults' }).click();
  await expect(changed(page)).toHaveCount(0);
  expect(await kept(page)).toBeNull();
  await visit(page, '/en/png-to-webp');
  await expect(changed(page)).toHaveCount(0);
});

test('one file may have options of its own, and be like the others again', async ({ forgetfulPage: page }) => {
  await openWith(page, '/en/png-to-webp', 'a.png', 'b.png');
  await choice(panel(page), '1080').check();
  await page.getByRole('button', { name: 'Options for b.png' }).click();
  const own = page.getByRole('region', { name: 'Options for b.png' });
  await expect(panel(page)).toHaveCount(1);
  await chooseSize(own, 'Percentage');
  await type(own.getByRole('textbox', { name: 'Percentage' }), '50');
  await expectAccessible(page, '#converter');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Options for b.png (different from the others)' })).toBeFocused();
  await page.getByRole('button', { name: 'Convert all' }).click();
  await expect(rows(page, 'done')).toHaveCount(2);
  expect(await resultOf(page, 'a.webp')).toMatchObject({ width: 600, height: 400 });
  expect(await resultOf(page, 'b.webp')).toMatchObject({ width: 300, height: 200 });

  await page.getByRole('button', { name: 'Options for b.png (different from the others)' }).click();
  await own.getByRole('button', { name: 'Same as the others' }).click();
  await own.getByRole('button', { name: 'Close' }).click();
  await expect(options(page)).toBeFocused();
  await expect(rows(page, 'done').filter({ hasText: 'With earlier options' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Convert again', exact: true }).click();
  await expect(rows(page, 'done').filter({ hasText: 'With earlier options' })).toHaveCount(0);
  expect(await resultOf(page, 'b.webp')).toMatchObject({ width: 600, height: 400 });
});

test('a link takes options along if the visitor wants that, and whoever opens it is told', async ({
  forgetfulPage: page,
}) => {
  await openWith(page, '/en', 'a.png');
  await choice(panel(page), 'WebP').check();
  await choice(panel(page), 'Small').check();
  expect(new URL(page.url()).hash).toBe('');
  await panel(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(panel(page)).toContainText(/Link copied\.|The link is now in the address bar/);
  const address = page.url();
  expect(new URL(address).hash).toBe('#options&target=webp&quality=86');

  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await visit(page, address);
  await expect(notices(page)).toContainText('The link you opened has set these options: format WebP · quality 86.');
  expect(await kept(page)).toBeNull();
  await expect(page.locator('#converter')).toContainText('Saved as WebP.');
  await switchTo(page, 'Deutsch');
  await expect(notices(page)).toContainText('Format WebP · Qualität 86');
  await choose(page, await picture('b.png'));
  await page.getByRole('button', { name: 'Zu WebP konvertieren' }).click();
  await expect(page.getByRole('link', { name: 'b.webp herunterladen' })).toBeVisible();
  // After another choice, the options are removed from the URL.
  await page.getByRole('button', { name: 'Auf Standard zurücksetzen' }).click();
  expect(new URL(page.url()).hash).toBe('');
  await expect(rows(page, 'done')).toContainText('Mit früheren Einstellungen');
});

test('what makes no sense in a link is left out, and that is said', async ({ forgetfulPage: page }) => {
  await visit(page, '/en/png-to-webp#options&quality=0&size=width:99999&target=png&maxBytes=204800');
  await expect(notices(page)).toContainText(
    'these options: at most 200\u00a0KB. The rest of the link does not work here',
  );
  await page.goto('about:blank');
  await visit(page, '/en/png-to-webp#options&quality=<b>&__proto__=1');
  await expect(notices(page)).toContainText('do not work here and were ignored');
  await expect(changed(page)).toHaveCount(0);
});

test('a conversion that is cancelled, or fails, leaves the result that was there', async ({ forgetfulPage: page }) => {
  await visit(page, '/en/png-to-webp');
  await choose(page, await picture('a.png', { width: 3000, height: 2000 }));
  await page.getByRole('button', { name: 'Convert all' }).click();
  await expect(rows(page, 'done')).toHaveCount(1);
  await options(page).click();
  await panel(page)
    .getByLabel(/^Lossless/)
    .check();
  // Requests get no response, so that there is time to cancel.
  await page.route(/\.wasm$/, () => {});
  await page.getByRole('button', { name: 'Convert again', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows(page, 'done')).toContainText('With earlier options');
  expect(await resultOf(page, 'a.webp')).toMatchObject({ width: 3000 });
});

test('a result holds no details of the camera, the date or the place unless they are to be kept', {
  tag: '@promise:no-metadata',
}, async ({ warmPage: page }) => {
  await visit(page, '/en/jpg-to-webp');
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a24' } })
    .withExif({ IFD0: { Make: 'Maker', DateTime: '2024:05:12 18:23:45' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect((await sharp(buffer).metadata()).exif).toBeDefined();
  await choose(page, { name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Convert all' }).click();
  await expect(rows(page, 'done')).toHaveCount(1);
  const { bytes } = await downloaded(page, () => page.getByRole('link', { name: 'Download a.webp' }).click());
  const { exif, xmp, iptc } = await sharp(bytes).metadata();
  expect({ exif, xmp, iptc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined });
});

test('where no quality is low enough for the file size, the row offers the size that fits', {
  tag: '@promise:file-size-limit',
}, async ({ forgetfulPage: page }) => {
  await visit(page, '/en');
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
  await choose(page, { name: 'noise.png', mimeType: 'image/png', buffer });
  await options(page).click();
  await showMore(page);
  await chooseFileSize(panel(page), 'KB');
  await type(panel(page).getByRole('textbox', { name: 'At most' }), '4');
  await expect(panel(page)).toContainText('Lowered only if the file would otherwise be too large.');
  await page.getByRole('button', { name: 'Convert to JPG' }).click();
  await expect(rows(page, 'failed')).toContainText(
    'At this picture size, the file cannot be made as small as your limit.',
  );
  await page.getByRole('button', { name: /^Convert at \d+\spx: noise\.png$/ }).click();
  // There is no main button beside a failure that a retry cannot mend.
  await expect(page.locator('#converter input[type=file]')).toBeFocused();
  await expect(rows(page, 'done')).toHaveCount(1);
  expect((await resultOf(page, 'noise.jpg')).bytes).toBeLessThanOrEqual(4000);
});

test('an options panel that cannot be loaded says so, and can be opened later', async ({ forgetfulPage: page }) => {
  await visit(page, '/en');
  await choose(page, await picture('a.png'));
  await page.route(/\/parts-/, (route) => route.abort());
  await options(page).click();
  await expect(page.getByRole('alert')).toContainText('Part of the converter could not be loaded.');
  await page.unroute(/\/parts-/);
  await options(page).click();
  await expect(panel(page)).toBeVisible();
});

test('by keyboard one opens the options, chooses, and converts', { tag: '@firefox' }, async ({
  forgetfulPage: page,
}) => {
  await visit(page, '/en/png-to-webp');
  await choose(page, await picture('a.png'));
  // Before, another button opens the options.
  await expect(rows(page, 'waiting')).toHaveCount(1);
  await options(page).focus();
  await page.keyboard.press('Enter');
  const slider = page.getByRole('slider', { name: 'Quality' });
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveValue('89');
  await expect(slider).toHaveAttribute('aria-valuetext', '89: Small');
  await page.getByRole('radio', { name: 'Remove everything (default)' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Keep, but remove the location' })).toBeChecked();
  await page.getByRole('button', { name: 'Convert all' }).focus();
  await page.keyboard.press('Enter');
  await expect(rows(page, 'done')).toHaveCount(1);
});

test('the page of all formats has the same options, for all files and for one', async ({ forgetfulPage: page }) => {
  await visit(page, '/en/all-formats');
  await page
    .locator('#converter input[type=file]')
    .first()
    .setInputFiles([await picture('a.png', { width: 600, height: 400 }), await picture('b.png')]);
  await options(page).click();
  await chooseSize(panel(page), 'Percentage');
  await page.getByRole('button', { name: 'Options for b.png' }).click();
  await choice(page.getByRole('region', { name: 'Options for b.png' }), 'Original').check();
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('Format for b.png').selectOption('PNG');
  await page.getByRole('button', { name: 'Convert all', exact: true }).click();
  await expect(rows(page, 'done')).toHaveCount(2);
  expect(await resultOf(page, 'a.jpg')).toMatchObject({ width: 300, height: 200 });
  expect(await resultOf(page, 'b.png')).toMatchObject({ format: 'png', width: 60, height: 40 });
  await expectAccessible(page, '#converter');
});

test('the options fit at every width and axe finds nothing', async ({ forgetfulPage: page }) => {
  // A sheet that is still sliding in does not yet cover what it will.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // German has the longest words.
  await visit(page, '/de/png-zu-webp');
  await choose(page, [await picture('a.png'), await picture('b.png')]);
  await page.getByRole('button', { name: 'Einstellungen', exact: true }).click();
  await choice(page.locator('#converter section'), 'Andere\u00a0…').check();
  await page.locator('#converter summary').click();
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const part = width < 960 ? '#converter dialog' : '#converter section';
    await page.locator(`${part} input[type=text]`).last().fill('99999');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBeLessThanOrEqual(width);
    expect(await covered(page, width < 960 ? part : 'body'), `${width}`).toEqual([]);
    await expectByEveryRule(page, part);
  }
});

test('on a phone the options are a sheet, which gives the focus back', { tag: '@core' }, async ({
  forgetfulPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/en/png-to-webp');
  await choose(page, [await picture('a.png'), await picture('b.png')]);
  await options(page).click();
  const sheet = page.getByRole('dialog', { name: 'Options for all files' });
  await expect(sheet.getByRole('heading')).toBeFocused();
  await choice(sheet, 'Small').check();
  await expectAccessible(page, 'dialog');
  await sheet.getByRole('button', { name: 'Back to defaults' }).click();
  await expect(choice(sheet, 'High')).toBeChecked();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(options(page)).toBeFocused();
  const ofFile = page.getByRole('button', { name: 'Options for b.png' });
  await ofFile.click();
  await expect(page.getByRole('dialog', { name: 'Options for b.png' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(ofFile).toBeFocused();
});

test('beside the files, the options move nothing', async ({ forgetfulPage: page }) => {
  await visit(page, '/en/png-to-webp');
  await choose(page, [await picture('a.png'), await picture('b.png')]);
  await expect(rows(page, 'waiting')).toHaveCount(2);
  // A press may scroll the page, which does not count.
  const tops = () =>
    rows(page, 'waiting').evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top + scrollY));
  const before = await tops();
  await options(page).click();
  await expect(panel(page).getByRole('heading')).toBeFocused();
  expect(await tops()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(options(page)).toBeFocused();
});

test('options can be chosen before a file', async ({ forgetfulPage: page }) => {
  await visit(page, '/en');
  await options(page).click();
  const sheet = page.getByRole('dialog', { name: 'Options' });
  await choice(sheet, 'WebP').check();
  await expectAccessible(page, 'dialog');
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('HEIC → WebP (Server)')).toBeVisible();
  await expect(page.getByText('→ JPG (')).toHaveCount(0);
  await choose(page, await picture('a.png'));
  await expect(page.getByRole('button', { name: 'Convert to WebP' })).toBeVisible();
});

test('files are converted as soon as they arrive if that is wanted, on later visits as well', { tag: '@core' }, async ({
  forgetfulPage: page,
}) => {
  await visit(page, '/en/png-to-webp');
  await options(page).click();
  const sheet = page.getByRole('dialog');
  await sheet.locator('summary').click();
  await sheet.getByLabel('Convert as soon as files arrive').check();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await choose(page, await picture('a.png'));
  await expect(rows(page, 'done')).toHaveCount(1);
  await visit(page, '/en');
  await choose(page, await picture('b.png'));
  await expect(rows(page, 'done')).toHaveCount(1);
});

test('a PNG has the colours that are chosen, or as many as a file size allows, and the row says so', {
  tag: ['@core', '@promise:file-size-limit'],
}, async ({ forgetfulPage: page }) => {
  await visit(page, '/en');
  const buffer = await imageOf(drawTextured({ width: 600, height: 400 }))
    .png()
    .toBuffer();
  await choose(page, { name: 'photo.png', mimeType: 'image/png', buffer });
  await options(page).click();
  await choice(panel(page), 'PNG').check();
  await showMore(page);
  await expect(panel(page).getByRole('textbox', { name: 'Number of colours' })).toHaveCount(0);
  await panel(page)
    .getByRole('radio', { name: /^Fewer colours/ })
    .check();
  await type(panel(page).getByRole('textbox', { name: 'Number of colours' }), '40');
  await expect(panel(page).getByRole('slider', { name: 'Colours' })).toHaveValue('40');
  await choice(panel(page), 'None').check();
  await page.getByRole('button', { name: 'Convert to PNG' }).click();
  await expect(rows(page, 'done')).toHaveCount(1);
  const { bytes, colours } = await coloursOf(page, 'photo.png');
  expect(colours).toBeLessThanOrEqual(40);
  expect(colours).toBeGreaterThan(20);
  await panel(page).getByRole('radio', { name: 'Default', exact: true }).check();
  await chooseFileSize(panel(page), 'KB');
  const kilobytes = Math.ceil(bytes / 1024);
  await type(panel(page).getByRole('textbox', { name: 'At most' }), String(kilobytes));
  await expect(panel(page)).toContainText('otherwise with fewer colours, but at least 16');
  await page.getByRole('button', { name: 'Convert again', exact: true }).click();
  await expect(rows(page, 'done')).toContainText(/Reduced to \d+ colours/);
  const fitting = await coloursOf(page, 'photo.png');
  expect(fitting.bytes).toBeLessThanOrEqual(kilobytes * 1024);
  expect(fitting.colours).toBeGreaterThanOrEqual(16);
  expect(await kept(page)).toContain('maxBytes');
});

async function coloursOf(page: Page, name: string) {
  const { bytes } = await downloaded(page, () => page.getByRole('link', { name: `Download ${name}` }).click());
  const pixels = await sharp(bytes).ensureAlpha().raw().toBuffer();
  return { bytes: bytes.length, colours: new Set(new Uint32Array(new Uint8Array(pixels).buffer)).size };
}
