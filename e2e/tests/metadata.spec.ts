import { author, camera, caption, thumbnail, town } from '@image-converter/corpus/fixtures/described/blocks';
import { describedFiles } from '@image-converter/corpus/fixtures/described/files';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { choose, convertAll, rows } from './converter-page.ts';
import { downloaded } from './downloaded.ts';
import { convertInPage } from './engine.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

const goals = ['jpg', 'png', 'webp', 'avif', 'jxl', 'tiff'] as const;
const policies = ['remove', 'without-location', 'keep'] as const;

const isIn = (file: Buffer, text: string) => file.includes(text) || file.includes(Buffer.from(text, 'utf16le'));

for (const [name, make] of Object.entries(describedFiles)) {
  test(`${name} tells what it is to tell in every target, and is upright`, { tag: '@firefox' }, async ({
    enginePage,
  }) => {
    const bytes = await make();
    for (const target of goals) {
      for (const metadata of policies) {
        const answer = await convertInPage(enginePage, { bytes, target, options: { metadata } });
        if (!answer.ok) throw new Error(`${target}: ${answer.code} ${answer.detail}`);
        const made = Buffer.from(answer.base64, 'base64');
        const said = [camera, author, caption, town].map((text) => isIn(made, text));
        expect(said, `${target}, ${metadata}`).toEqual(
          {
            remove: [false, false, false, false],
            'without-location': [true, true, false, false],
            keep: [true, true, true, true],
          }[metadata],
        );
        expect(isIn(made, thumbnail.toString())).toBe(false);
        expect(answer.width).toBeGreaterThan(answer.height);
        // sharp does not read JPEG XL.
        if (target !== 'jxl') {
          const { width, height, orientation = 1 } = await sharp(made).metadata();
          expect({ width, height, orientation }).toEqual({
            width: answer.width,
            height: answer.height,
            orientation: 1,
          });
        }
        expect(answer.report.metadata?.removed).toEqual(
          { remove: undefined, 'without-location': ['caption', 'location'], keep: [] }[metadata],
        );
      }
    }
  });
}

test('the row says what was kept and what went, and the file is so', { tag: ['@core', '@firefox'] }, async ({
  forgetfulPage: page,
}) => {
  await visit(page, '/en');
  await choose(page, {
    name: 'a.webp',
    mimeType: 'image/webp',
    buffer: Buffer.from(await describedFiles['described.webp']()),
  });
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  await page.getByLabel('Keep, but remove the location').check();
  await page.getByRole('button', { name: 'Convert to JPG' }).click();
  await expect(rows(page, 'done')).toHaveCount(1);
  await expect(page.locator('[data-metadata]')).toHaveText(
    /^Camera, date, author,? and other details kept, caption and location removed\.$/,
  );
  const { bytes } = await downloaded(page, () => page.getByRole('link', { name: 'Download a.jpg' }).click());
  expect([camera, caption, town].map((text) => isIn(bytes, text))).toEqual([true, false, false]);

  await page.getByLabel('Keep titles, captions and keywords, too').check();
  await page.getByRole('button', { name: 'Convert again' }).click();
  await expect(page.locator('[data-metadata]')).toHaveText(/^Camera, date, author, caption,? and other details kept/);
  const again = await downloaded(page, () => page.getByRole('link', { name: 'Download a.jpg' }).click());
  expect([camera, caption, town].map((text) => isIn(again.bytes, text))).toEqual([true, true, false]);
});

test('nothing of this is loaded, or said, for a visitor who does not ask for it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await visit(page, '/en');
  await choose(page, {
    name: 'a.webp',
    mimeType: 'image/webp',
    buffer: Buffer.from(await describedFiles['described.webp']()),
  });
  await page.getByRole('button', { name: 'Convert to JPG' }).click();
  await expect(rows(page, 'done')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /\/carry-/.test(url))).toEqual([]);
  await expect(page.locator('[data-metadata]')).toHaveCount(0);
});

test('the row of an HDR photo says that its HDR part is not kept', { tag: '@firefox' }, async ({
  forgetfulPage: page,
}) => {
  const packet = 'http://ns.adobe.com/xap/1.0/\0<x xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/"/>';
  const plain = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#48c' } })
    .jpeg()
    .toBuffer();
  const head = Uint8Array.of(0xff, 0xe1, 0, packet.length + 2);
  const buffer = Buffer.concat([plain.subarray(0, 2), head, Buffer.from(packet), plain.subarray(2)]);
  await visit(page, '/en/jpg-to-png');
  await choose(page, { name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await convertAll(page);
  await expect(rows(page, 'done')).toHaveCount(1);
  await expect(page.locator('[data-metadata]')).toContainText('HDR part is not kept');
});
