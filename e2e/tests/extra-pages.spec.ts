import { formats } from '@image-converter/formats/formats';
import { type ExtraPair, extraPairs, pairs } from '@image-converter/formats/pairs';
import { pathOf } from '@image-converter/web/routes/route';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { choose, convertAll, notices, rows, zone } from './converter-page.ts';
import { type Downloaded, downloaded } from './downloaded.ts';
import { fixtureFile, type TestFile } from './files.ts';
import { bitmap, bitmaps, frameTimes, pageFile } from './page-files.ts';
import { picture } from './picture.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';
import { zipNames } from './zip-names.ts';

const further = Object.keys(extraPairs) as ExtraPair[];

/** The first bytes of a target, in hexadecimal. */
const signatures: Partial<Record<string, RegExp>> = {
  jpg: /^ffd8ff/,
  png: /^89504e470d0a1a0a/,
  avif: /^.{8}6674797061766966/,
  jxl: /^ff0a/,
  webp: /^52494646.{8}57454250/,
  ico: /^00000100/,
  pdf: /^255044462d/,
};

/** A file for the page: the raw file is drawn, and a JFIF is a JPG with a different extension. */
async function fileFor(pair: ExtraPair): Promise<TestFile> {
  const { endings, from } = pairs[pair];
  const file = await pageFile(pair === 'raw-to-jpg' ? 'dng' : from[0]);
  return endings ? { ...file, name: `plain.${endings[0]}` } : file;
}

async function convertOn(page: Page, pair: ExtraPair, file: TestFile): Promise<Downloaded> {
  await visit(page, pathOf('en', pair));
  await choose(page, file);
  await convertAll(page);
  await expect(rows(page, 'done')).toHaveCount(1);
  return downloaded(page, () => page.getByRole('button', { name: 'Download', exact: true }).click());
}

/** Pairs for which Firefox needs codecs that Chromium does not, or vice versa. */
const inFirefox: readonly ExtraPair[] = [
  'avif-to-png',
  'jxl-to-jpg',
  'png-to-avif',
  'png-to-jxl',
  'gif-to-webp',
  'raw-to-jpg',
];

for (const pair of further) {
  const promises = ['@promise:pairs-convert', '@promise:raw-cameras', '@promise:own-decoders'];
  const core = ['raw-to-jpg', 'png-to-avif'].includes(pair) ? ['@core'] : [];
  const tag = [...core, ...(inFirefox.includes(pair) ? ['@firefox'] : []), ...promises];
  test(`${pair} makes what it says of what it takes`, { tag }, async ({ warmPage: page }) => {
    const { to } = pairs[pair];
    const { bytes, name } = await convertOn(page, pair, await fileFor(pair));
    expect(name).toBe(`plain.${formats[to].extensions[0]}`);
    expect(bytes.toString('hex', 0, 16)).toMatch(signatures[to] ?? 'a signature');
  });
}

test('a JFIF gets its usual name and keeps every byte', { tag: '@promise:jpg-unchanged' }, async ({
  warmPage: page,
}) => {
  const file = await fileFor('jfif-to-jpg');
  const { bytes, name } = await convertOn(page, 'jfif-to-jpg', file);
  expect(name).toBe('plain.jpg');
  expect(bytes.equals(file.buffer)).toBe(true);
});

test('a page for one kind of file says what another one is and where it belongs', {
  tag: ['@core', '@promise:refusal-explained'],
}, async ({ warmPage: page }) => {
  await visit(page, '/en/jfif-to-jpg');
  await choose(page, { ...(await picture('a.webp')), name: 'a.jfif' });
  await expect(notices(page)).toContainText('a.jfif is in WebP format.');
  await notices(page).getByRole('link', { name: 'Go to the WebP converter' }).click();
  await expect(page).toHaveURL(/\/en\/webp-to-jpg$/);
});

test('twenty files become one ZIP, and the twenty-first is left out', {
  tag: '@promise:twenty-files',
}, async ({ warmPage: page }) => {
  await visit(page, '/en/bmp-to-jpg');
  const file = await fixtureFile('plain.bmp');
  await choose(
    page,
    Array.from({ length: 21 }, (_, index) => ({ ...file, name: `${index}.bmp` })),
  );
  await expect(page.locator('#converter')).toContainText('(20/20)');
  await expect(zone(page)).toHaveText('Maximum 20 files reached');
  await expect(notices(page).filter({ hasText: '20.bmp was left out' })).toHaveCount(1);
  await convertAll(page);
  await expect(rows(page, 'done')).toHaveCount(20);
  const { bytes } = await downloaded(page, () => page.getByRole('button', { name: 'Download all' }).click());
  expect(zipNames(bytes)).toEqual(Array.from({ length: 20 }, (_, index) => `${index}.jpg`));
});

test('bitmaps of few colours come out in those colours', { tag: '@promise:few-colours' }, async ({
  warmPage: page,
}) => {
  await visit(page, '/en/bmp-to-jpg');
  await choose(
    page,
    bitmaps.map((kind) => ({ name: `${kind}.bmp`, mimeType: '', buffer: bitmap(kind) })),
  );
  await convertAll(page);
  await expect(rows(page, 'done')).toHaveCount(bitmaps.length);
  for (const kind of bitmaps) {
    const link = page.getByRole('link', { name: `Download ${kind}.jpg` });
    const { bytes } = await downloaded(page, () => link.click());
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number) => [...data.subarray((10 * info.width + x) * 3, (10 * info.width + x) * 3 + 3)];
    const [left = [], right = []] = [at(5), at(info.width - 5)];
    expect((left[0] ?? 0) - (left[2] ?? 0), kind).toBeGreaterThan(100);
    expect((right[2] ?? 0) - (right[0] ?? 0), kind).toBeGreaterThan(100);
  }
});

test('an animated GIF becomes an animated WebP, with its frames and their times', {
  tag: '@promise:keeps-animation',
}, async ({ warmPage: page }) => {
  const { bytes } = await convertOn(page, 'gif-to-webp', await pageFile('gif'));
  const { pages, delay, loop } = await sharp(bytes, { animated: true }).metadata();
  expect({ pages, delay, loop }).toEqual({ pages: frameTimes.length, delay: frameTimes, loop: 2 });
});

test('a drawing is sharp in the size that is chosen, and transparent where nothing is drawn', {
  tag: '@promise:sharp-drawing',
}, async ({ warmPage: page }) => {
  await visit(page, '/en/svg-to-png');
  await choose(page, await pageFile('svg'));
  await page.getByRole('spinbutton').fill('1000');
  await convertAll(page);
  await expect(rows(page, 'done')).toHaveCount(1);
  const { bytes } = await downloaded(page, () => page.getByRole('button', { name: 'Download', exact: true }).click());
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 1000, height: 750 });
  const at = (x: number) => [...data.subarray((300 * info.width + x) * 4, (300 * info.width + x) * 4 + 4)];
  expect([at(0), at(499)]).toEqual([
    [200, 30, 40, 255],
    [200, 30, 40, 255],
  ]);
  expect([at(500)[3], at(999)[3]]).toEqual([0, 0]);
});

test('an icon has the usual sizes, stored as PNGs', { tag: '@promise:icon-sizes' }, async ({ warmPage: page }) => {
  const file = await picture('logo.png', { width: 64, height: 40 });
  const { bytes } = await convertOn(page, 'png-to-ico', file);
  const entries = Array.from({ length: bytes.readUInt16LE(4) }, (_, index) => 6 + index * 16);
  expect(entries.map((entry) => bytes.readUInt8(entry))).toEqual([16, 24, 32, 48, 64]);
  for (const entry of entries) {
    const start = bytes.readUInt32LE(entry + 12);
    expect(bytes.toString('latin1', start + 1, start + 4)).toBe('PNG');
  }
});

test('AVIF and ICO keep every level of transparency', { tag: '@promise:keeps-transparency' }, async ({
  warmPage: page,
}) => {
  const file = await picture('glass.png', { width: 64, height: 64 });
  const alphaOf = async (bytes: Buffer) => {
    const { channels } = await sharp(bytes).ensureAlpha().stats();
    return channels[3]?.mean ?? 0;
  };
  const expected = await alphaOf(file.buffer);
  const avif = await convertOn(page, 'png-to-avif', file);
  expect(Math.abs((await alphaOf(avif.bytes)) - expected)).toBeLessThan(3);
  const ico = await convertOn(page, 'png-to-ico', file);
  const png = ico.bytes.subarray(ico.bytes.readUInt32LE(6 + 12));
  expect(Math.abs((await alphaOf(png)) - expected)).toBeLessThan(1);
});

test('the encoder of AVIF loads when a file is chosen, before the button is pressed', async ({ warmPage: page }) => {
  await visit(page, pathOf('en', 'png-to-avif'));
  const encoder = page.waitForRequest(/avif_enc[^/]*\.wasm$/);
  await choose(page, await fileFor('png-to-avif'));
  await encoder;
});

test('a photo is far smaller as AVIF than as PNG', { tag: '@promise:smaller-than-png' }, async ({ warmPage: page }) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const photo = sharp({ create: { width: 320, height: 240, channels: 3, background: 'black', noise } }).blur(1.2);
  const buffer = await photo.png().toBuffer();
  const { bytes } = await convertOn(page, 'png-to-avif', { name: 'photo.png', mimeType: '', buffer });
  expect(bytes.length).toBeLessThan(buffer.length / 4);
});

for (const [pair, format] of [
  ['heic-to-png', 'heic'],
  ['tiff-to-jpg', 'tiff'],
  ['raw-to-jpg', 'dng'],
] as const) {
  test(`${pair} uses the server by default, and the browser for those who choose it`, {
    tag: '@promise:server-by-default',
  }, async ({ forgetfulPage: page }) => {
    const file = await pageFile(format);
    await visit(page, pathOf('en', pair));
    await choose(page, file);
    await expect(page.locator('#converter [data-mode]')).toHaveAttribute('data-mode', 'server');
    await convertAll(page);
    await expect(rows(page, 'done')).toHaveCount(1);
    await expect(page.locator('#converter [data-mode]').first()).toHaveAttribute('data-mode', 'server');

    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await choose(page, file);
    await page.getByRole('button', { name: 'Convert in this browser instead' }).click();
    await convertAll(page);
    await expect(rows(page, 'done')).toHaveCount(1);
    await expect(page.locator('#converter [data-mode]').first()).toHaveAttribute('data-mode', 'client');
    expect(sent.filter((url) => !url.endsWith('/api/conversions'))).toEqual([]);
  });
}

test('what the browser converts on such a page is sent nowhere', { tag: ['@core', '@promise:no-upload'] }, async ({
  warmPage: page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(new URL(request.url()).pathname));
  for (const pair of ['avif-to-jpg', 'psd-to-jpg', 'jxl-to-jpg', 'svg-to-png', 'png-to-avif'] as const) {
    await convertOn(page, pair, await fileFor(pair));
  }
  // A log row contains only the source and target formats.
  expect(sent.filter((path) => !path.endsWith('/conversions'))).toEqual([]);
});

test('a JPEG XL is compared with its original, and the row says truly whether the browser shows it', {
  tag: ['@core', '@firefox'],
}, async ({ warmPage: page }) => {
  const { buffer } = await pageFile('jxl');
  await convertOn(page, 'png-to-jxl', await fileFor('png-to-jxl'));
  const isShown = await page.evaluate(
    async (bytes) => {
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([Uint8Array.from(bytes)], { type: 'image/jxl' }));
      return image.decode().then(
        () => true,
        () => false,
      );
    },
    [...buffer],
  );
  await expect(rows(page, 'done').locator('[data-support]')).toHaveText(isShown ? /Yours does\.$/ : /yours does not\./);
  await page.getByRole('button', { name: /^Compare plain\.png/ }).click();
  await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible();
});
