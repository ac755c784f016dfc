import { type FilmMaker, film, filmHeic, filmJpg } from '@image-converter/corpus/fixtures/film';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { choose, covered, rows } from './converter-page.ts';
import { downloaded } from './downloaded.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const jpg = async (maker: FilmMaker, inside?: Bytes) => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await filmJpg(maker, inside)),
});
const note = (page: Page) => page.locator('[data-film]');
const saveFilm = (page: Page) => page.getByRole('button', { name: 'Save the video in photo.jpg' });
const openFilm = (page: Page) => page.getByRole('button', { name: 'Video in photo.jpg: pick another frame' }).click();
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Video in the photo' });
const takeFrame = (page: Page) => sheet(page).getByRole('button', { name: 'Use this frame' }).click();

/** Where the red quadrant of the picture is. */
async function redCorner(bytes: Buffer): Promise<string> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3);
  const places = { 'top left': [14, 14], 'top right': [50, 14], 'bottom left': [14, 34], 'bottom right': [50, 34] };
  const found = Object.entries(places).filter(([, [x = 0, y = 0]]) => {
    const [red = 0, green = 0, blue = 0] = at(x, y);
    return red > 150 && green < 100 && blue < 100;
  });
  return `${found.map(([name]) => name)} of ${info.width} × ${info.height}`;
}

test('a photo with a video says so, and gives it out byte for byte', { tag: ['@core', '@firefox'] }, async ({
  forgetfulPage: page,
}) => {
  await visit(page, '/en');
  await choose(page, await jpg('Samsung'));
  await expect(note(page)).toContainText(/Contains a video \(MP4, 0\.\d+\sKB\)/);
  const before = await downloaded(page, () => saveFilm(page).click());
  expect(before.name).toBe('photo.mp4');
  expect(before.bytes.equals(film())).toBe(true);

  await page.getByRole('button', { name: 'Convert to JPG' }).click();
  await expect(rows(page, 'done')).toHaveCount(1);
  const after = await downloaded(page, () => saveFilm(page).click());
  expect(after.bytes.equals(film())).toBe(true);
});

test('a photo without a video, or with half of one, says nothing', async ({ forgetfulPage: page }) => {
  await visit(page, '/en');
  for (const inside of [new Uint8Array(), film().subarray(0, -20)]) {
    await choose(page, await jpg('Google', new Uint8Array(inside)));
    await page.getByRole('button', { name: 'Convert to JPG' }).click();
    await expect(rows(page, 'done')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Details: what was done to photo.jpg' })).toBeVisible();
    await expect(note(page)).toHaveCount(0);
  }
});

test('another frame of the video becomes the picture, upright', { tag: ['@core', '@firefox'] }, async ({
  forgetfulPage: page,
}) => {
  await visit(page, '/en');
  await choose(page, await jpg('Google'));
  const result = async () => {
    await page
      .getByRole('button', { name: /^Convert/ })
      .first()
      .click();
    await expect(rows(page, 'done')).toHaveCount(1);
    return (await downloaded(page, () => page.getByRole('link', { name: 'Download photo.jpg' }).click())).bytes;
  };
  await openFilm(page);
  const slider = sheet(page).getByRole('slider', { name: 'Time' });
  await expect(slider).toHaveAttribute('aria-valuetext', /^0\.5\d\ss$/);
  await expect(sheet(page)).toContainText(/64\s×\s48 pixels/);
  await takeFrame(page);
  await expect(note(page)).toContainText('A frame of the video in photo.jpg');
  await expect(rows(page, 'waiting')).toHaveCount(1);
  // Half a second in, the film shows the picture upside down.
  expect(await redCorner(await result())).toBe('bottom right of 64 × 48');

  await openFilm(page);
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^0\.02\ss$/);
  await takeFrame(page);
  expect(await redCorner(await result())).toBe('top left of 64 × 48');

  await openFilm(page);
  await sheet(page).getByRole('button', { name: 'Back to the photo' }).click();
  await expect(note(page)).toContainText('Contains a video');
  expect((await result()).equals((await jpg('Google')).buffer)).toBe(true);
});

test('a video that the browser cannot play can still be saved', async ({ forgetfulPage: page }) => {
  const strange = Buffer.from(Buffer.from(film()).toString('latin1').replaceAll('av01', 'zz99'), 'latin1');
  await visit(page, '/en');
  await choose(page, await jpg('Google', new Uint8Array(strange)));
  await openFilm(page);
  await expect(sheet(page)).toContainText('This browser cannot show the video');
  await expect(sheet(page).getByRole('button', { name: 'Use this frame' })).toHaveCount(0);
  const saved = await downloaded(page, () => sheet(page).getByRole('button', { name: 'Save video' }).click());
  expect(saved.bytes.equals(strange)).toBe(true);
});

test('in a long list, a button shows the video', async ({ forgetfulPage: page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/en/all-formats');
  const heic = { name: 'two.heic', mimeType: 'image/heic', buffer: Buffer.from(filmHeic()) };
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await jpg('Google before 2020'), heic]);
  await expect(page.getByRole('button', { name: /^Video in / })).toHaveCount(2);
  await page.getByRole('button', { name: 'Convert all' }).click();
  await expect(rows(page, 'done')).toHaveCount(2);
  for (const row of [0, 1]) expect(await covered(page, `[data-status] >> nth=${row}`)).toEqual([]);
  await openFilm(page);
  await expect(sheet(page).getByRole('slider')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await takeFrame(page);
  await expect(rows(page, 'waiting')).toHaveCount(1);
  await page.getByRole('button', { name: 'Video in two.heic: pick another frame' }).click();
  const saved = await downloaded(page, () => sheet(page).getByRole('button', { name: 'Save video' }).click());
  expect(saved.name).toBe('two.mp4');
  expect(saved.bytes.equals(film())).toBe(true);
});
