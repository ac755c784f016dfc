import { fixture, fixtureNames } from '@image-converter/corpus/fixtures';
import { frameCount } from '@image-converter/corpus/fixtures/animated';
import { softAlpha, softColour } from '@image-converter/corpus/fixtures/colour';
import type { Raster } from '@image-converter/corpus/fixtures/draw';
import { longSide } from '@image-converter/corpus/fixtures/huge';
import {
  colourDifference,
  distanceFromPicture,
  meanColourDifference,
  pixelAt,
  pixelsOf,
} from '@image-converter/corpus/fixtures/measure';
import { distanceFromSaturated } from '@image-converter/corpus/fixtures/saturated';
import { expect, type Page } from '@playwright/test';
import type { Convert } from '../pictures/check-picture.ts';
import { softDistance, softPoints, truthOfFixture } from '../pictures/fixture-truth.ts';
import { convertInPage, convertManyInPage } from './engine.ts';
import { test } from './warm-page.ts';

/* PNG output of every fixture is tested with the other pictures: pictures.spec.ts. */

const targets = ['jpg', 'png', 'webp'] as const;
type Target = (typeof targets)[number];

const mediaTypes: Record<Target, string> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };
const signatures: Record<Target, string> = { jpg: 'ffd8ff', png: '89504e470d0a1a0a', webp: '52494646........57454250' };

/**
 * Tolerance in the middle of an area of one colour. Graphics whose colours are already blurred (e.g. by a JPG) become
 * 4:4:4 JPGs, which ring more: with libjpeg they are 11 off.
 */
const tolerances: Record<Target, number> = { jpg: 12, png: 6, webp: 8 };

/** Safari's canvas limit on phones divided by 64, so that the picture can be small. */
const cappedCanvasArea = 16_777_216 / 64;

interface ConversionRequest {
  convert: Convert;
  name: string;
  target: Target;
  limits?: { canvasArea?: number };
}

/** The output, after checking that its bytes match the stated type and size. */
async function converted({ convert, name, target, limits = {} }: ConversionRequest) {
  const answer = await convert({ file: name, of: 'fixtures', target, limits });
  if (!answer.ok) throw new Error(`${name} to ${target}: ${answer.code}: ${answer.detail}`);
  const { bytes, width, height, pagesOrFrames } = answer;
  expect(bytes.toString('hex', 0, 16)).toMatch(new RegExp(`^${signatures[target]}`));
  expect(answer.type).toBe(mediaTypes[target]);
  const pixels = await pixelsOf(bytes);
  expect(sizeOf(pixels)).toEqual({ width, height });
  return { bytes, pixels, pagesOrFrames };
}

function sizeOf({ width, height }: Raster) {
  return { width, height };
}

const named = (pattern: RegExp) => fixtureNames.filter((name) => pattern.test(name));

for (const name of named(/^(plain|tiles|one-pixel|display-p3-red|cmyk)\./)) {
  test(`${name} has its colours as JPG and WebP`, { tag: /jpg|png|webp|heic/.test(name) ? '@core' : [] }, async ({
    convertOnSite: convert,
  }) => {
    const { size, distance, tolerance = 0 } = truthOfFixture(name);
    for (const target of ['jpg', 'webp'] as const) {
      const { bytes, pixels } = await converted({ convert, name, target });
      if (size) expect(sizeOf(pixels)).toEqual(size);
      const allowed = tolerance === tolerances.png ? tolerances[target] : tolerance;
      expect(await distance?.(pixels, bytes), target).toBeLessThanOrEqual(allowed);
    }
  });
}

for (const name of named(/^(animated.*|three-pages)\./)) {
  test(`${name} tells how many frames or pages it has`, async ({ convertOnSite: convert }) => {
    expect((await converted({ convert, name, target: 'png' })).pagesOrFrames).toBe(frameCount);
  });
}

for (const name of named(/^saturated-/)) {
  test(`${name} keeps its thin lines in full colours as a JPG`, async ({ convertOnSite: convert }) => {
    const { bytes } = await converted({ convert, name, target: 'jpg' });
    expect(await distanceFromSaturated(bytes, name.includes('tiny') ? 'tiny' : 'large')).toBeLessThan(4);
  });
}

for (const [name, size] of [
  ['wide-20000x8.png', { width: longSide, height: 8 }],
  ['tall-8x20000.jpg', { width: 8, height: longSide }],
] as const) {
  test(`${name} keeps its size in JPG and is too long for WebP`, async ({ convertOnSite: convert }) => {
    const { pixels } = await converted({ convert, name, target: 'jpg' });
    expect(sizeOf(pixels)).toEqual(size);
    expect(distanceFromPicture(pixels)).toBeLessThanOrEqual(tolerances.jpg);
    const answer = await convert({ file: name, of: 'fixtures', target: 'webp' });
    expect(answer.ok ? 'converted' : answer.code).toMatch(/^(TOO_LARGE|ENCODE_FAILED)$/);
  });
}

for (const name of named(/^bomb-/)) {
  test(`${name} is refused without being decoded, and the page lives on`, async ({ enginePage: page }) => {
    expect(await convertInPage(page, { bytes: await fixture(name), target: 'jpg' })).toMatchObject({
      ok: false,
      code: 'TOO_LARGE',
    });
    const next = await convertInPage(page, { bytes: await fixture('plain.jpg'), target: 'png' });
    if (!next.ok) throw new Error(`${next.code}: ${next.detail}`);
    const pixels = await pixelsOf(Buffer.from(next.base64, 'base64'));
    expect(distanceFromPicture(pixels)).toBeLessThanOrEqual(tolerances.png);
  });
}

test('several HEIC pictures of 12 megapixels at once keep their size', async ({ enginePage: page }) => {
  const bytes = await fixture('twelve-megapixels.heic');
  const answers = await convertManyInPage(page, { bytes, target: 'jpg', count: 3 });
  expect(answers).toEqual(Array(3).fill('4032 × 3024'));
});

for (const name of named(/^transparent(-tagged)?\./)) {
  test(`${name} keeps its transparency in WebP and lies on white in JPG`, {
    tag: ['@promise:keeps-transparency', '@promise:white-background', ...(/png|webp/.test(name) ? ['@core'] : [])],
  }, async ({ convertOnSite: convert }) => {
    const webp = await converted({ convert, name, target: 'webp' });
    expect(softDistance(webp.pixels)).toBeLessThanOrEqual(12);
    const jpg = await converted({ convert, name, target: 'jpg' });
    for (const [x, y] of softPoints) {
      const share = softAlpha(x, y) / 255;
      const blended = softColour.map((value) => value * share + 255 * (1 - share));
      expect(colourDifference(pixelAt(jpg.pixels, x, y), blended), `at ${x}, ${y}`).toBeLessThanOrEqual(12);
    }
  });
}

/** Makes canvases larger than `area` pixels stay empty in the engine's workers, as Safari does on phones. */
async function capCanvases(page: Page, area: number): Promise<void> {
  const cap = `{
    const Uncapped = OffscreenCanvas;
    self.OffscreenCanvas = class extends Uncapped {
      getContext(...settings) {
        const context = super.getContext(...settings);
        const isOver = this.width * this.height > ${area};
        if (!isOver) return context;
        context.drawImage = context.putImageData = context.fillRect = () => {};
        const empty = new Uncapped(this.width, this.height);
        empty.getContext('2d');
        const transfer = context.transferFromImageBitmap;
        context.transferFromImageBitmap = () => transfer.call(context, empty.transferToImageBitmap());
        return context;
      }
    };
  }\n`;
  await page.route('**/assets/worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: cap + (await response.text()) });
  });
}

test.describe('where a canvas holds only a quarter of the picture', () => {
  // In one worker and one page, which loads the engine once.
  test.describe.configure({ mode: 'default' });
  let page: Page;
  let convert: Convert;

  test.beforeAll(async ({ openWarmPage, convertIn }) => {
    page = await openWarmPage();
    await capCanvases(page, cappedCanvasArea);
    convert = await convertIn(page);
  });

  test.afterAll(() => page.close());

  test('megapixel.png stays empty if the engine does not know of it', async () => {
    const { pixels } = await converted({ convert, name: 'megapixel.png', target: 'png' });
    expect(distanceFromPicture(pixels)).toBeGreaterThan(100);
  });

  for (const target of targets) {
    test(`megapixel.png becomes ${target}`, async () => {
      const limits = { canvasArea: cappedCanvasArea };
      const { pixels } = await converted({ convert, name: 'megapixel.png', target, limits });
      expect(sizeOf(pixels)).toEqual({ width: 1024, height: 1024 });
      expect(distanceFromPicture(pixels)).toBeLessThanOrEqual(tolerances[target]);
      const expected = await pixelsOf(await fixture('megapixel.png'));
      expect(meanColourDifference(pixels, expected)).toBeLessThanOrEqual(2);
    });
  }
});
