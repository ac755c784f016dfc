import { isServerFormat } from '@image-converter/formats/formats';
import { extraPairs, pairs } from '@image-converter/formats/pairs';
import { measured } from '@image-converter/web/claims/measured';
import { savings } from '@image-converter/web/claims/savings';
import { formatNumber, formatPercent } from '@image-converter/web/i18n/numbers';
import { type Language, languages } from '@image-converter/web/routes/pages';
import { pathOf } from '@image-converter/web/routes/route';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { convertInPage } from './engine.ts';
import { fixtureFile } from './files.ts';
import { converterPages, visitedPages } from './pages.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

const fast: Record<Language, string> = { de: 'Schnell', en: 'Fast', es: 'Rápido', pt: 'Rápido' };
const underASecond = /(under|unter|menos de) 1\s[Ss]e[kcg]/;

/* The text is the same without JavaScript, as head.spec.ts shows, and the pages open much faster. */
test.describe('the pages as they are built', () => {
  test.use({ javaScriptEnabled: false });
  for (const language of languages) {
    test(`every converter in ${language} states what was measured, and nothing else`, {
      tag: language === 'en' ? '@core' : [],
    }, async ({ page }) => {
      for (const { path, pair } of converterPages.filter((one) => one.language === language)) {
        await page.goto(path);
        // The times are measured in a browser; pairs that the server converts by default have none.
        const onServer = pair in extraPairs && pairs[pair].from.some(isServerFormat);
        await expectTime(page, language, onServer ? undefined : measured.milliseconds[pair]);
      }
    });

    test(`our own savings stand beside the published ones in ${language}, where there are any`, {
      tag: '@promise:published-saving',
    }, async ({ page }) => {
      for (const [pair, published] of [
        ['jpg-to-webp', '34'],
        ['png-to-webp', '26'],
      ] as const) {
        await page.goto(pathOf(language, pair));
        const point = page.locator('li', { hasText: 'Google' });
        await expect(point).toContainText(published);
        const saving = savings[pair];
        const [, half = 0, quarter = 0] = saving.quartiles.map((share) => Math.floor(share * 100 + 1e-6));
        for (const told of [half, quarter].filter(() => half > 0)) {
          await expect(point).toContainText(formatPercent(language, told / 100));
        }
        if (half > 0) await expect(point).toContainText(String(saving.larger));
        await expect(page.locator('body')).not.toContainText('{measured}');
      }
    });

    test(`what a format takes beside JPG at an equal look stands on its page in ${language}`, {
      tag: '@promise:measured-saving',
    }, async ({ page }) => {
      for (const target of ['webp', 'avif', 'jxl'] as const) {
        await page.goto(pathOf(language, `jpg-to-${target}`));
        const { share = 0, photos } = savings[`jpg-to-${target}`].besideJpg ?? {};
        const said = page.locator('p', { hasText: formatPercent(language, share) }).first();
        await expect(said).toContainText(new RegExp(`\\b${photos} (photos|Fotos|fotos)`));
      }
    });
  }
});

async function expectTime(page: Page, language: Language, milliseconds: number | null | undefined): Promise<void> {
  if (typeof milliseconds !== 'number') {
    await expect(page.locator('main')).not.toContainText(/megap[ií]xel/i);
    return;
  }
  const seconds = Math.ceil(milliseconds / 100) / 10;
  const said = page
    .locator('section', { has: page.locator('li', { hasText: fast[language] }) })
    .locator('p')
    .last();
  await expect(said).toContainText(`: ${formatNumber(language, seconds)}\u00a0s `);
  await expect(said).toContainText(new RegExp(`${measured.megapixels}[\\s-]megap[ií]xel`, 'i'));
  await expect(said).toContainText(measured.browser);
  await expect(said).toContainText(new RegExp(`\\b${measured.cores}\\s`));
  await expect(page.getByText(underASecond)).toHaveCount(seconds < 1 ? 1 : 0);
}

test('no page asks for money, an account or a name', { tag: ['@core', '@promise:free'] }, async ({
  warmPage: page,
}) => {
  for (const { path } of visitedPages.filter(({ language }) => language === 'en')) {
    await visit(page, path);
    const fields = page.locator('input:not([type=search], [type=radio]), textarea, [contenteditable]');
    await expect(page.locator('input[type=file]'), path).toHaveCount(await fields.count());
    await expect(page.locator('form[action], iframe, dialog'), path).toHaveCount(0);
  }
});

test('what the browser keeps of a choice is the choice alone', { tag: ['@core', '@promise:no-identifier'] }, async ({
  page,
  context,
}) => {
  const kept = () => page.evaluate(() => Object.entries({ ...localStorage, ...sessionStorage }));
  await visit(page, '/en');
  expect(await kept()).toEqual([]);
  await page.locator('input[type=file]').setInputFiles(await fixtureFile('transparent.heic'));
  await page.getByRole('button', { name: 'Convert in this browser instead' }).click();
  await expect.poll(kept).toHaveLength(1);
  expect((await kept()).flat().join(' ')).not.toMatch(/\d{3}|[0-9a-f]{8}/);
  expect(await context.cookies()).toEqual([]);
});

async function converted(page: Page, file: Buffer, target: 'png' | 'jpg' | 'webp'): Promise<Buffer> {
  const answer = await convertInPage(page, { bytes: new Uint8Array(file), target });
  if (!answer.ok) throw new Error(`${answer.code}: ${answer.detail}`);
  return Buffer.from(answer.base64, 'base64');
}

/** A picture of soft noise, which compresses about as well as a photo. */
function photo() {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 640, height: 480, channels: 3, background: 'black', noise } }).blur(1.2);
}

test('a PNG holds every pixel and every level of transparency that its source showed', {
  tag: ['@core', '@promise:lossless-png'],
}, async ({ enginePage }) => {
  const [width, height] = [256, 4];
  // Each column has a different alpha value; the last is opaque. The colour of a fully transparent pixel is not
  // visible.
  const levels = Buffer.from(
    Array.from({ length: width * height }, (_, index) => [255, 255, 255, index % width]).flat(),
  );
  const clear = await sharp(levels, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, exact: true })
    .toBuffer();
  const kept = await sharp(await converted(enginePage, clear, 'png'))
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer();
  expect([...kept]).toEqual(Array.from({ length: width * height }, (_, index) => index % width));

  const opaque = await photo().webp({ lossless: true }).toBuffer();
  const pixels = (file: Buffer) => sharp(file).removeAlpha().raw().toBuffer();
  expect((await pixels(await converted(enginePage, opaque, 'png'))).equals(await pixels(opaque))).toBe(true);
});

test('JPG and WebP are encoded at quality 90', { tag: ['@core', '@promise:quality-90'] }, async ({ enginePage }) => {
  const original = await photo().png().toBuffer();
  for (const [target, format] of [
    ['jpg', 'jpeg'],
    ['webp', 'webp'],
  ] as const) {
    const { length } = await converted(enginePage, original, target);
    const distances = await Promise.all(
      [80, 85, 90, 95, 100].map(async (quality) => {
        const peer = await sharp(original).toFormat(format, { quality }).toBuffer();
        return { quality, distance: Math.abs(peer.length - length) };
      }),
    );
    const [nearest] = distances.sort((a, b) => a.distance - b.distance);
    expect(nearest?.quality, target).toBe(90);
  }
});

test('a photo is far smaller as JPG or WebP than as PNG', { tag: '@promise:smaller-than-png' }, async ({
  enginePage,
}) => {
  const original = await photo().png().toBuffer();
  for (const target of ['jpg', 'webp'] as const) {
    expect((await converted(enginePage, original, target)).length, target).toBeLessThan(original.length / 2);
  }
});

test('a result carries nothing of the camera and the place', { tag: ['@core', '@promise:no-metadata'] }, async ({
  enginePage,
}) => {
  const exif = { IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1' } };
  const source = await photo().withExif(exif).jpeg().toBuffer();
  expect(source.includes('Kamera')).toBe(true);
  for (const target of ['png', 'webp', 'jpg'] as const) {
    const { exif, xmp, iptc } = await sharp(await converted(enginePage, source, target)).metadata();
    expect({ exif, xmp, iptc }, target).toEqual({ exif: undefined, xmp: undefined, iptc: undefined });
  }
});
