import { corpusBytes, corpusMissing, hasCorpus } from '@image-converter/corpus/corpus';
import { fixture } from '@image-converter/corpus/fixtures';
import { appleJpg, hdrHeic, turnedUltraHdr, ultraHdr } from '@image-converter/corpus/fixtures/hdr';
import { heifFile } from '@image-converter/corpus/fixtures/heif/file';
import { pictureItem } from '@image-converter/corpus/fixtures/heif/pictures';
import { nclx } from '@image-converter/corpus/fixtures/heif/properties';
import { readHdrAvif } from '@image-converter/corpus/hdr-avif';
import {
  appleGain,
  type Gain,
  gainBy,
  hdrLight,
  lightDifference,
  readUltraHdr,
} from '@image-converter/corpus/ultra-hdr';
import type { Target } from '@image-converter/formats/formats';
import type { ConversionOptions } from '@image-converter/formats/options';
import { expect, type Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { choose, convertAll, rows } from './converter-page.ts';
import { downloaded } from './downloaded.ts';
import { convertInPage } from './engine.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

type Bytes = Uint8Array<ArrayBuffer>;

async function converted(page: Page, bytes: Bytes, options: Partial<ConversionOptions> = {}, target: Target = 'jpg') {
  const answer = await convertInPage(page, { bytes, target, options });
  if (!answer.ok) throw new Error(`${answer.code} ${answer.detail}`);
  return { ...answer, file: Buffer.from(answer.base64, 'base64') };
}

/** Of 320 × 240 and 4032 × 3024 pixels, and of 3840 × 2160. */
const [fourToThree, sixteenToNine] = [
  { width: 32, height: 24 },
  { width: 32, height: 18 },
];

interface Original {
  readonly photo: Bytes;
  /** By which it is turned in the result. */
  readonly degrees: number;
  readonly gain?: Gain | undefined;
  readonly cells?: typeof fourToThree;
}

/** How much the light of results differs from that of their photo, which takes seconds to measure if it is large. */
async function differences({ photo, degrees, gain, cells = fourToThree }: Original, ...results: readonly Buffer[]) {
  const source = readUltraHdr(photo);
  if (!source) throw new Error('no gain map');
  const made = results.map((result) => {
    const jpg = readUltraHdr(result);
    const { iso, map } = jpg ?? readHdrAvif(result) ?? {};
    if (!iso || !map) throw new Error('no gain map');
    return { picture: sharp(jpg?.picture ?? result), map: sharp(map), gain: gainBy(iso) };
  });
  const turned = (image: Sharp) => image.rotate(degrees);
  const size = degrees % 180 === 0 ? cells : { width: cells.height, height: cells.width };
  const described = gain ?? (source.xmp ? gainBy(source.xmp) : made[0]?.gain);
  if (!described) throw new Error('no results');
  const original = await hdrLight(
    { picture: turned(sharp(source.picture)), map: turned(sharp(source.map)), gain: described },
    size,
  );
  return Promise.all(made.map(async (one) => lightDifference(original, await hdrLight(one, size))));
}

test('an HDR photo stays one, wherever its map is and however it is turned and resized', { tag: '@core' }, async ({
  enginePage: page,
}) => {
  const half = { size: { percent: 50 } } as const;
  const cases = [
    [await ultraHdr(), {}, 0, undefined],
    [await ultraHdr(), { metadata: 'keep' }, 0, undefined],
    [await ultraHdr(), { ...half, rotate: 90 }, 90, undefined],
    [await turnedUltraHdr(6), {}, 90, undefined],
    [await turnedUltraHdr(8), half, 270, undefined],
    [await appleJpg({ orientation: 6 }), {}, 90, appleGain(2 ** 1.8)],
  ] as const;
  for (const [photo, options, degrees, gain] of cases) {
    const { file, report } = await converted(page, photo, options);
    expect((await sharp(file).metadata()).gainMap?.image.length).toBeGreaterThan(0);
    expect(report.hdr).toBeGreaterThan(0);
    const [off] = await differences({ photo, degrees, gain }, file);
    expect(off, JSON.stringify(options)).toBeLessThan(0.01);
    const plain = await converted(page, photo, { ...options, hdr: 'remove' });
    expect((await sharp(plain.file).raw().toBuffer()).equals(await sharp(file).raw().toBuffer())).toBe(true);
    expect((await sharp(plain.file).metadata()).gainMap).toBeUndefined();
  }
});

test('an HDR photo stays one as an AVIF, whose other picture is the same to the bit', { tag: '@core' }, async ({
  enginePage: page,
}) => {
  const cases = [
    [await ultraHdr(), {}, 0],
    [await ultraHdr(), { size: { percent: 50 }, rotate: 90 }, 90],
    [await turnedUltraHdr(8), { metadata: 'keep' }, 270],
  ] as const;
  for (const [photo, more, degrees] of cases) {
    // At the usual quality, the noise of this drawing loses more than its map.
    const options = { ...more, quality: 100 };
    const { file, report } = await converted(page, photo, options, 'avif');
    const [off] = await differences({ photo, degrees }, file);
    expect(off, JSON.stringify(options)).toBeLessThan(0.01);
    const plain = await converted(page, photo, { ...options, hdr: 'remove' }, 'avif');
    expect(file.length - plain.file.length).toBe(report.hdr);
    // The browser's own decoder, and libheif.
    const [shown, before] = [await pixelsShown(page, file), await pixelsShown(page, plain.file)];
    expect(shown.equals(before)).toBe(true);
    expect((await sharp(plain.file).raw().toBuffer()).equals(await sharp(file).raw().toBuffer())).toBe(true);
  }
});

async function pixelsShown(page: Page, avif: Uint8Array): Promise<Buffer> {
  const { file } = await converted(page, new Uint8Array(avif), {}, 'png');
  return sharp(file).raw().toBuffer();
}

test('an HDR photo is still one when its AVIF becomes a JPG', { tag: '@core' }, async ({ enginePage: page }) => {
  const photo = await ultraHdr();
  const avif = await converted(page, photo, { quality: 100 }, 'avif');
  for (const [options, degrees] of [
    [{}, 0],
    [{ rotate: 90 }, 90],
  ] as const) {
    const { file, report } = await converted(page, new Uint8Array(avif.file), { ...options, quality: 100 });
    expect((await sharp(file).metadata()).gainMap?.image.length).toBeGreaterThan(0);
    expect(report.hdr).toBeGreaterThan(0);
    const [off] = await differences({ photo, degrees }, file);
    expect(off).toBeLessThan(0.01);
  }
});

test('the visitor of an HDR photo may leave that out, and nobody else is asked', { tag: '@core' }, async ({
  forgetfulPage: page,
}) => {
  const heic = (name: string, bytes: Bytes) => ({ name, mimeType: 'image/heic', buffer: Buffer.from(bytes) });
  const openOptions = () => page.getByRole('button', { name: 'Options', exact: true }).click();
  const leaveOut = page.getByLabel('Leave out the HDR part');
  await visit(page, '/en');
  await choose(page, heic('plain.heic', await fixture('plain.heic')));
  await openOptions();
  await page.locator('summary').filter({ hasText: 'More' }).click();
  await expect(page.getByLabel('Convert as soon as files arrive')).toBeVisible();
  await expect(leaveOut).toHaveCount(0);

  await visit(page, '/en');
  await choose(page, heic('hdr.heic', hdrHeic('XMP')));
  await page.getByRole('button', { name: 'Convert to JPG' }).click();
  await expect(rows(page, 'done')).toHaveCount(1);
  const press = () => page.getByRole('link', { name: 'Download hdr.jpg' }).click();
  const kept = await downloaded(page, press);
  expect((await sharp(kept.bytes).metadata()).gainMap?.image.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Details: what was done to hdr.heic' }).click();
  await expect(page.locator('[data-receipt]')).toContainText(/HDR\s*kept, with a gain map of/);

  await openOptions();
  await page.locator('summary').filter({ hasText: 'More' }).click();
  await leaveOut.check();
  await page.getByRole('button', { name: 'Convert again', exact: true }).click();
  await expect(page.locator('[data-metadata]')).toContainText('HDR part is not kept');
  expect((await sharp((await downloaded(page, press)).bytes).metadata()).gainMap).toBeUndefined();
});

test('a picture that is HDR without a gain map becomes a standard one, and its row says so', { tag: '@core' }, async ({
  forgetfulPage: page,
}) => {
  const pq = [nclx({ primaries: 9, transfer: 16, matrix: 9 })];
  const files = [
    ['pq.avif', await fixture('shades-pq.avif'), 'avif'],
    ['hlg.avif', await fixture('shades-hlg.avif'), 'avif'],
    ['pq.heic', heifFile([pictureItem('picture', { properties: pq })]), 'heic'],
  ] as const;
  for (const [name, bytes, format] of files) {
    await visit(page, `/en/${format}-to-jpg`);
    await choose(page, { name, mimeType: `image/${format}`, buffer: Buffer.from(bytes) });
    await convertAll(page);
    await expect(rows(page, 'done').filter({ hasText: name.replace(format, 'jpg') })).toContainText('HDR is not kept');
  }
});

for (const [name, original] of [
  ['ultra-hdr.jpg', { degrees: 0, cells: sixteenToNine }],
  ['iPhone13Pro_IMG_8566.JPG', { degrees: 90, gain: appleGain(8) }],
] as const) {
  test(`${name}: a real HDR photo stays one at another size`, async ({ enginePage: page }) => {
    test.skip(!hasCorpus, corpusMissing);
    const photo = corpusBytes(name);
    const size = { longestSide: 1600 };
    const { file, report } = await converted(page, photo, { size });
    const avif = await converted(page, photo, { size }, 'avif');
    const [ofJpg, ofAvif] = await differences({ photo, ...original }, file, avif.file);
    expect(ofJpg).toBeLessThan(0.01);
    expect(ofAvif).toBeLessThan(0.01);
    expect((report.hdr ?? Infinity) / file.length).toBeLessThan(0.15);
    expect((avif.report.hdr ?? Infinity) / avif.file.length).toBeLessThan(0.15);
  });
}
