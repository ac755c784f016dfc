import { writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startWidgetSite } from '../widget/site.ts';
import { expectAccessible } from './expect-accessible.ts';
import { fixtureFile } from './files.ts';
import { test } from './warm-page.ts';

/** `<image-converter>` on a site of others: the form of the package's README. */

let site: Awaited<ReturnType<typeof startWidgetSite>>;

test.beforeEach(async ({ warmPage: page }) => {
  site = await startWidgetSite();
  await page.goto(site.address);
});

test.afterEach(() => site.close());

/** Names of events at the input and at the form, with the files that the input had then. */
async function hear(page: Page, ...types: readonly string[]): Promise<() => Promise<string[]>> {
  await page.evaluate((watched) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    for (const type of watched) {
      const names = () => Array.from(input?.files ?? [], ({ name }) => name);
      document.querySelector('form')?.addEventListener(type, () => heard.push(`${type} ${names()}`));
    }
  }, types);
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

const pick = async (page: Page, ...names: readonly string[]) =>
  page.getByLabel('Photos').setInputFiles(await Promise.all(names.map(fixtureFile)));

const status = (page: Page) => page.locator('image-converter').getByRole('status');

const picked = (page: Page) =>
  page.getByLabel('Photos').evaluate((input: HTMLInputElement) => Array.from(input.files ?? [], ({ name }) => name));

test('photos arrive converted, in order and within the size, under a strict policy', {
  tag: ['@core', '@firefox'],
}, async ({ warmPage: page }) => {
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  const heard = await hear(page, 'input', 'change');
  await page
    .getByLabel('Photos')
    .setInputFiles([
      await fixtureFile('plain.heic'),
      { ...(await fixtureFile('plain.jpg')), name: 'small.jpg' },
      await fixtureFile('plain.tiff'),
      { ...(await fixtureFile('plain.png')), name: 'plain.png' },
    ]);
  await expect(status(page)).toHaveText('Files converted: 3.');
  const names = ['plain.jpg', 'small.jpg', 'plain (2).jpg', 'plain.png'];
  expect(await heard()).toEqual([`input ${names}`, `change ${names}`]);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveTitle('Thank you');
  const [{ action, files } = { action: '', files: [] }] = site.uploads;
  expect({ action, names: files.map(({ name }) => name) }).toEqual({ action: 'send', names });
  expect(files.map(({ type }) => type)).toEqual(['image/jpeg', 'image/jpeg', 'image/jpeg', 'image/png']);
  const formats = files.map(async (file) => (await sharp(await file.arrayBuffer()).metadata()).format);
  expect(await Promise.all(formats)).toEqual(['jpeg', 'jpeg', 'jpeg', 'png']);
  expect(refused).toEqual([]);
});

test('larger photos get the size of the attribute', async ({ warmPage: page }) => {
  await pick(page, 'twelve-megapixels.heic');
  await expect(status(page)).toHaveText('Files converted: 1.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveTitle('Thank you');
  const { width, height } = await sharp(await site.uploads[0]?.files[0]?.arrayBuffer()).metadata();
  expect(Math.max(width, height)).toBe(2000);
});

test('a form sent too early waits and is sent with the same button', { tag: ['@core', '@firefox'] }, async ({
  warmPage: page,
}) => {
  const release = site.hold('convert-picked');
  const heard = await hear(page, 'submit');
  await pick(page, 'plain.heic');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(status(page)).toHaveText('Converting… The form is sent as soon as this is done.');
  expect(await heard()).toEqual([]);
  release();
  await expect(page).toHaveTitle('Thank you');
  expect(site.uploads.map(({ action, files }) => [action, ...files.map(({ name }) => name)])).toEqual([
    ['draft', 'plain.jpg'],
  ]);
});

test('picking again aborts what was being converted', async ({ warmPage: page }) => {
  const release = site.hold('libheif');
  const heard = await hear(page, 'change', 'conversionfailed');
  await pick(page, 'plain.heic');
  await expect(status(page)).toHaveText('Converting…');
  await pick(page, 'plain.tiff');
  await expect.poll(heard).toEqual(['change plain.jpg']);
  release();
  await pick(page, 'plain.heic', 'plain.tiff');
  await expect.poll(heard).toEqual(['change plain.jpg', 'change plain.jpg,plain (2).jpg']);
});

test('what cannot be converted stays as it is, and an event says why', async ({ warmPage: page }) => {
  const failure = page.evaluate(
    () =>
      new Promise<object>((resolve) => {
        document.addEventListener('conversionfailed', (event) => {
          const { file, code } = (event as CustomEvent<{ file: File; code: string }>).detail;
          resolve({ name: file.name, code });
        });
      }),
  );
  const damaged = { name: 'damaged.heic', mimeType: '', buffer: Buffer.from('not a picture') };
  await page.getByLabel('Photos').setInputFiles([damaged, await fixtureFile('plain.tiff')]);
  expect(await failure).toEqual({ name: 'damaged.heic', code: 'UNKNOWN_FORMAT' });
  await expect(status(page)).toHaveText('Files converted: 1. Files left as they are: 1.');
  expect(await picked(page)).toEqual(['damaged.heic', 'plain.jpg']);
});

for (const [what, attribute, code] of [
  ['an option that there is not', { quality: '101' }, 'INVALID_OPTION'],
  ['a target that there is not', { to: 'doc' }, 'INVALID_OPTION'],
] as const) {
  test(`${what} leaves the files as they are`, async ({ warmPage: page }) => {
    const heard = await hear(page, 'change');
    const failed = page.evaluate((attributes) => {
      const element = document.querySelector('image-converter');
      for (const [name, value] of Object.entries(attributes)) element?.setAttribute(name, value);
      return new Promise<string>((resolve) => {
        element?.addEventListener('conversionfailed', (event) => resolve((event as CustomEvent).detail.code));
      });
    }, attribute);
    await pick(page, 'plain.heic');
    expect(await failed).toBe(code);
    expect(await heard()).toEqual(['change plain.heic']);
  });
}

test('without its scripts, the originals are sent', async ({ warmPage: page }) => {
  await page.route('**/convert-picked*', (route) => route.abort());
  await pick(page, 'plain.heic');
  await expect(status(page)).toHaveText('Files left as they are: 1.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveTitle('Thank you');
  expect(site.uploads[0]?.files.map(({ name }) => name)).toEqual(['plain.heic']);
});

test('a reset forgets what was being converted, and the form can be used again', async ({ warmPage: page }) => {
  const release = site.hold('convert-picked');
  const heard = await hear(page, 'change', 'submit');
  await pick(page, 'plain.heic');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Start again' }).click();
  release();
  await expect(status(page)).toHaveText('');
  await expect(page.locator('image-converter')).not.toHaveAttribute('aria-busy');
  expect(await picked(page)).toEqual([]);
  expect(await heard()).toEqual([]);
  // Nothing is picked, which the form requires.
  await page.getByRole('button', { name: 'Send' }).click();
  expect(site.uploads).toEqual([]);
  await pick(page, 'plain.tiff');
  await expect.poll(heard).toEqual(['change plain.jpg']);
});

test('the picker also offers the formats that are converted, and no longer than the element is there', {
  tag: '@core',
}, async ({ warmPage: page }) => {
  const input = page.getByLabel('Photos');
  await expect(input).toHaveAttribute('accept', 'image/jpeg,image/heic,.heic,.heif,image/tiff,.tiff,.tif');
  await page.locator('image-converter').evaluate((element) => element.setAttribute('accept', 'psd,fit'));
  await expect(input).toHaveAttribute('accept', /^image\/jpeg,image\/vnd.adobe.photoshop,.psd,.*\.fit/);
  await page.locator('image-converter').evaluate((element) => {
    element.querySelector('input')?.setAttribute('accept', 'image/png');
  });
  await expect(input).toHaveAttribute('accept', /^image\/png,image\/vnd.adobe.photoshop,.psd/);
  await page.locator('image-converter').evaluate((element) => element.replaceWith(...element.childNodes));
  await expect(input).toHaveAttribute('accept', 'image/png');
});

test('an element that is removed ends its workers', async ({ warmPage: page }) => {
  await pick(page, 'plain.heic');
  await expect(status(page)).toHaveText('Files converted: 1.');
  expect(page.workers().length).toBeGreaterThan(0);
  await page.locator('image-converter').evaluate((element) => element.remove());
  await expect.poll(() => page.workers().length).toBe(0);
});

test('an element that is removed while it converts ends its workers', async ({ warmPage: page }) => {
  site.hold('libheif');
  await pick(page, 'plain.heic');
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  await page.locator('image-converter').evaluate((element) => element.remove());
  await expect.poll(() => page.workers().length).toBe(0);
});

test('files dropped on the input are converted', async ({ warmPage: page }, testInfo) => {
  const path = testInfo.outputPath('dropped.heic');
  writeFileSync(path, (await fixtureFile('plain.heic')).buffer);
  const { x = 0, y = 0 } = (await page.getByLabel('Photos').boundingBox()) ?? {};
  const drag = { x: x + 5, y: y + 5, data: { items: [], files: [path], dragOperationsMask: 1 } };
  const chromium = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await chromium.send('Input.dispatchDragEvent', { type, ...drag });
  }
  await expect(status(page)).toHaveText('Files converted: 1.');
  expect(await picked(page)).toEqual(['dropped.jpg']);
});

test('it speaks the language of the page, or its words', async ({ warmPage: page }) => {
  await page.evaluate(() => {
    document.documentElement.lang = 'de-CH';
  });
  await pick(page, 'plain.tiff');
  await expect(status(page)).toHaveText('Umgewandelte Dateien: 1.');
  await page.locator('image-converter').evaluate((element) => element.setAttribute('text-converted', '{count} ready'));
  await pick(page, 'plain.heic');
  await expect(status(page)).toHaveText('1 ready');
});

test('keys and screen readers find the same form as without it', async ({ warmPage: page }) => {
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Send photos"
      - text: Photos
      - button "Photos"
      - status
      - button "Save"
  `);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Photos')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
  await expectAccessible(page);
});
