import { fixture, fixtureNames } from '@image-converter/corpus/fixtures';
import { frameCount } from '@image-converter/corpus/fixtures/animated';
import { deepSample, p3Red, softAlpha, softColour, srgbOfP3 } from '@image-converter/corpus/fixtures/colour';
import { pictureSize, quadrants, type Raster, texturedSize } from '@image-converter/corpus/fixtures/draw';
import { drawFading, drawTiled, tiledSize } from '@image-converter/corpus/fixtures/heif/drawings';
import { untidyHeics } from '@image-converter/corpus/fixtures/heif/untidy';
import { longSide } from '@image-converter/corpus/fixtures/huge';
import { onePixelColour } from '@image-converter/corpus/fixtures/impostors';
import {
  colourDifference,
  distanceFromGreys,
  distanceFromPicture,
  meanColourDifference,
  pixelAt,
  pixelsOf,
} from '@image-converter/corpus/fixtures/measure';
import { distanceFromSaturated } from '@image-converter/corpus/fixtures/saturated';
import { expect, type Page } from '@playwright/test';
import { faultsOfAvif } from '../firefox/avif-fault.ts';
import type { Convert } from '../pictures/look.ts';
import { convertInPage, convertManyInPage } from './engine.ts';
import { test } from './warm-page.ts';

const targets = ['jpg', 'png', 'webp'] as const;
type Target = (typeof targets)[number];

const mediaTypes: Record<Target, string> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };
const signatures: Record<Target, string> = { jpg: 'ffd8ff', png: '89504e470d0a1a0a', webp: '52494646........57454250' };

/**
 * How much a target may change the middle of an area of one colour. Graphics whose colours were blurred before (in a
 * JPG, say) become JPGs in 4:4:4, which ripple more: those of libjpeg are 11 off.
 */
const tolerances: Record<Target, number> = { jpg: 12, png: 6, webp: 8 };

/** Safari's canvas limit on phones divided by 64, so that the picture need not be large. */
const cappedCanvasArea = 16_777_216 / 64;

interface Order {
  convert: Convert;
  name: string;
  target?: Target;
  limits?: { canvasArea?: number };
}

function answerFor({ convert, name, target = 'png', limits = {} }: Order) {
  return convert({ file: name, of: 'fixtures', target, limits });
}

/** The output, after checking that its bytes match the stated type and size. */
async function converted(order: Order) {
  const target = order.target ?? 'png';
  const answer = await answerFor(order);
  if (!answer.ok) throw new Error(`${order.name} to ${target}: ${answer.code}: ${answer.detail}`);
  const { bytes } = answer;
  expect(bytes.toString('hex', 0, 16)).toMatch(new RegExp(`^${signatures[target]}`));
  expect(answer.type).toBe(mediaTypes[target]);
  const pixels = await pixelsOf(bytes);
  const { width, height, sourceFormat, pagesOrFrames } = answer;
  expect({ width: pixels.width, height: pixels.height }).toEqual({ width, height });
  return { pixels, sourceFormat, pagesOrFrames };
}

async function expectCode(order: Order, code: RegExp): Promise<void> {
  const answer = await answerFor(order);
  expect(answer.ok ? 'converted' : answer.code).toMatch(code);
}

function sizeOf({ width, height }: Raster) {
  return { width, height };
}

/** The fixtures, grouped by the expected outcome. */
const kinds = {
  picture:
    /^(plain|tiled|exif-rotated-\d|text-rotated-\d|turned-\d|really-a-jpg|animated|animated-.*|untidy-.*|three-pages|bitmap-.*)\./,
  halfTransparent: /^transparent-colour-/,
  tiles: /^tiles\./,
  photo: /^twelve-megapixels\./,
  truncated: /^(truncated|shortened|shortened-interlaced|changed|senseless-codes)\./,
  corrupted: /^corrupted\./,
  empty: /^empty\./,
  otherPicture: /^really-(a-gif|an-svg)\./,
  unknown: /^(text|really-html)\./,
  onePixel: /^one-pixel\./,
  long: /^(wide|tall)-/,
  bomb: /^bomb-/,
  deep: /^16-bit\./,
  fading: /^10-bit\./,
  profile: /^(display-p3-red|cmyk)\./,
  pictureInP3: /^display-p3(-by-numbers)?\./,
  tagged: /^tagged-(?!grey)/,
  taggedGrey: /^tagged-grey/,
  transparent: /^transparent(-tagged)?\./,
  megapixel: /^megapixel\./,
  avif: /^(shades-.+|(linear-)?grey|linear-grey-(profile|derived)|12-bit|odd-size|ycgco(-re)?|cropped|tiles-.+|sequence-turned)\.avif$/,
  saturated: /^saturated-/,
  untidyHeic: new RegExp(`^(${Object.keys(untidyHeics).join('|')})$`),
};

const named = (pattern: RegExp) => fixtureNames.filter((name) => pattern.test(name));

test('every fixture is of one kind, and no kind is without', () => {
  const found = Object.values(kinds).map(named);
  expect(found.flat().sort()).toEqual([...fixtureNames].sort());
  expect(found.filter((names) => names.length === 0)).toEqual([]);
});

for (const name of named(kinds.picture)) {
  test(`${name} comes out upright, its first frame, in every target`, {
    tag: ['@promise:no-watermark', '@promise:first-frame'],
  }, async ({ convertOnSite: convert }) => {
    for (const target of targets) {
      const { pixels, sourceFormat, pagesOrFrames } = await converted({ convert, name, target });
      expect(sizeOf(pixels)).toEqual(pictureSize);
      // What moves goes on moving as a WebP, without a still picture that is no frame.
      const isWhole = target === 'webp' && name.startsWith('animated');
      if (!isWhole || name !== 'animated-behind-default.png')
        expect(distanceFromPicture(pixels), target).toBeLessThanOrEqual(tolerances[target]);
      expect(sourceFormat).toBe(name.startsWith('really-a-jpg') ? 'jpg' : name.split('.')[1]);
      expect(pagesOrFrames).toBe(/^(animated|three)/.test(name) && !isWhole ? frameCount : 1);
    }
  });
}

for (const [name, { shows }] of Object.entries(untidyHeics)) {
  test(`${name} shows its picture, upright and whole`, async ({ convertOnSite: convert }) => {
    const { pixels } = await converted({ convert, name, target: 'png' });
    expect(sizeOf(pixels)).toEqual(sizeOf(shows()));
    expect(meanColourDifference(pixels, shows())).toBeLessThan(1);
  });
}

for (const name of named(kinds.saturated)) {
  test(`${name} keeps its thin lines in full colours as a JPG`, async ({ convertOnSite: convert }) => {
    const answer = await answerFor({ convert, name, target: 'jpg' });
    if (!answer.ok) throw new Error(`${answer.code}: ${answer.detail}`);
    const size = name.includes('tiny') ? 'tiny' : 'large';
    expect(await distanceFromSaturated(answer.bytes, size)).toBeLessThan(4);
  });
}

test('all eight orientations come out as one picture', { tag: '@promise:upright' }, async ({
  convertOnSite: convert,
}) => {
  const first = await converted({ convert, name: 'exif-rotated-1.jpg' });
  for (const name of named(/^(exif-rotated|turned)-\d/)) {
    const { pixels } = await converted({ convert, name });
    expect(meanColourDifference(pixels, first.pixels), name).toBeLessThanOrEqual(3);
  }
});

for (const name of named(kinds.halfTransparent)) {
  test(`${name} is transparent on its left half only`, async ({ convertOnSite: convert }) => {
    const { pixels } = await converted({ convert, name });
    const alphas = [0, 31, 32, 63].map((x) => pixelAt(pixels, x, 24)[3]);
    expect(alphas).toEqual([0, 0, 255, 255]);
  });
}

for (const name of named(kinds.truncated)) {
  test(`${name} is refused as incomplete or damaged`, ({ convertOnSite: convert }) =>
    expectCode({ convert, name }, /^(INCOMPLETE|CORRUPT)$/));
}

for (const name of named(kinds.corrupted)) {
  test(`${name} is refused, or converted in its right size`, async ({ convertOnSite: convert }) => {
    const answer = await answerFor({ convert, name });
    test.info().annotations.push({ type: 'answer', description: answer.ok ? 'converted' : answer.code });
    if (answer.ok) expect(answer).toMatchObject(texturedSize);
    else expect(answer.code).toMatch(/^(CORRUPT|INCOMPLETE|DECODE_FAILED|UNSUPPORTED)$/);
    await converted({ convert, name: 'plain.png' });
  });
}

test('AVIF is turned, cropped and in its true colours', { tag: ['@promise:upright', '@promise:true-colours'] }, async ({
  convertOnSite,
}) => {
  expect(await faultsOfAvif(convertOnSite)).toEqual([]);
});

test('empty.png is told to be empty', ({ convertOnSite: convert }) =>
  expectCode({ convert, name: 'empty.png' }, /^EMPTY$/));

for (const name of named(kinds.otherPicture)) {
  test(`${name} is converted as what it is`, async ({ convertOnSite: convert }) => {
    const { pixels, sourceFormat } = await converted({ convert, name, target: 'png' });
    expect(sizeOf(pixels)).toEqual(pictureSize);
    expect(name).toContain(sourceFormat);
  });
}

for (const name of named(kinds.unknown)) {
  test(`${name} is told to be of no known format`, ({ convertOnSite: convert }) =>
    expectCode({ convert, name }, /^UNKNOWN_FORMAT$/));
}

for (const target of targets) {
  test(`one-pixel.png becomes one pixel of ${target}`, async ({ convertOnSite: convert }) => {
    const { pixels } = await converted({ convert, name: 'one-pixel.png', target });
    expect(sizeOf(pixels)).toEqual({ width: 1, height: 1 });
    expect(colourDifference(pixelAt(pixels, 0, 0), onePixelColour)).toBeLessThanOrEqual(tolerances[target]);
  });
}

const long: Record<string, { width: number; height: number }> = {
  'wide-20000x8.png': { width: longSide, height: 8 },
  'tall-8x20000.jpg': { width: 8, height: longSide },
};
for (const [name, size] of Object.entries(long)) {
  for (const target of ['jpg', 'png'] as const) {
    test(`${name} keeps its size in ${target}`, async ({ convertOnSite: convert }) => {
      const { pixels } = await converted({ convert, name, target });
      expect(sizeOf(pixels)).toEqual(size);
      expect(distanceFromPicture(pixels)).toBeLessThanOrEqual(tolerances[target]);
    });
  }

  test(`${name} is too long for WebP, and told so`, ({ convertOnSite: convert }) =>
    expectCode({ convert, name, target: 'webp' }, /^(TOO_LARGE|ENCODE_FAILED)$/));
}

for (const name of named(kinds.bomb)) {
  test(`${name} is refused at once, and the page lives on`, async ({ enginePage: page }) => {
    const bytes = await fixture(name);
    const start = performance.now();
    const answer = await convertInPage(page, { bytes, target: 'jpg' });
    expect(answer).toMatchObject({ ok: false, code: 'TOO_LARGE' });
    expect(performance.now() - start).toBeLessThan(3000);
    const next = await convertInPage(page, { bytes: await fixture('plain.jpg'), target: 'png' });
    if (!next.ok) throw new Error(`${next.code}: ${next.detail}`);
    const pixels = await pixelsOf(Buffer.from(next.base64, 'base64'));
    expect(distanceFromPicture(pixels)).toBeLessThanOrEqual(tolerances.png);
  });
}

for (const name of named(kinds.deep)) {
  test(`${name} is rounded to 8 bits, over its whole range`, { tag: '@promise:rounded-to-8-bits' }, async ({
    convertOnSite: convert,
  }) => {
    const { pixels } = await converted({ convert, name });
    const errors = deepErrors(pixels);
    expect(Math.max(...errors.map(Math.abs))).toBeLessThanOrEqual(0.5);
    const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
    expect(Math.abs(mean)).toBeLessThan(0.05);
  });
}

/** Differences from the exact values, in 8-bit steps. */
function deepErrors({ width, height, data }: Raster): number[] {
  return Array.from({ length: width * height * 3 }, (_, index) => {
    const [pixel, channel] = [Math.floor(index / 3), index % 3];
    const exact = deepSample(pixel % width, Math.floor(pixel / width), channel) / 257;
    return (data[pixel * 4 + channel] ?? 0) - exact;
  });
}

for (const name of named(kinds.tiles)) {
  test(`${name} is put together of its tiles, in every target`, async ({ convertOnSite: convert }) => {
    const truth = drawTiled();
    for (const target of targets) {
      const { pixels } = await converted({ convert, name, target });
      expect(sizeOf(pixels)).toEqual(tiledSize);
      expect(meanColourDifference(pixels, truth), target).toBeLessThanOrEqual(2);
    }
  });
}

test('several HEIC pictures of 12 megapixels at once keep their size', async ({ enginePage: page }) => {
  const bytes = await fixture('twelve-megapixels.heic');
  const answers = await convertManyInPage(page, { bytes, target: 'jpg', count: 3 });
  expect(answers).toEqual(Array(3).fill('4032 × 3024'));
});

test('10-bit.heic is rounded to 8 bits', async ({ convertOnSite: convert }) => {
  const { pixels } = await converted({ convert, name: '10-bit.heic' });
  expect(sizeOf(pixels)).toEqual(pictureSize);
  expect(meanColourDifference(pixels, drawFading())).toBeLessThanOrEqual(1);
});

for (const name of named(kinds.pictureInP3)) {
  test(`${name} has its colours in sRGB`, { tag: '@promise:true-colours' }, async ({ convertOnSite: convert }) => {
    const { pixels } = await converted({ convert, name });
    for (const [x, y, colour] of [
      [16, 12, quadrants.topLeft],
      [48, 12, quadrants.topRight],
      [16, 36, quadrants.bottomLeft],
      [48, 36, quadrants.bottomRight],
    ] as const) {
      expect(colourDifference(pixelAt(pixels, x, y), srgbOfP3(colour)), `at ${x}, ${y}`).toBeLessThanOrEqual(4);
    }
  });
}

test('display-p3-red.png has its colour in sRGB', { tag: '@promise:true-colours' }, async ({
  convertOnSite: convert,
}) => {
  const expected = srgbOfP3(p3Red);
  expect(colourDifference(p3Red, expected)).toBeGreaterThan(10);
  for (const target of targets) {
    const { pixels } = await converted({ convert, name: 'display-p3-red.png', target });
    expect(colourDifference(pixelAt(pixels, 32, 24), expected), target).toBeLessThanOrEqual(3);
  }
});

test('cmyk.jpg has the colours of its profile', { tag: '@promise:true-colours' }, async ({
  convertOnSite: convert,
}) => {
  const expected = await pixelsOf(await fixture('cmyk.jpg'));
  for (const target of targets) {
    const { pixels } = await converted({ convert, name: 'cmyk.jpg', target });
    // Without its profile it is off by more than 12, and as Chromium itself reads it by more than 3.
    expect(meanColourDifference(pixels, expected), target).toBeLessThanOrEqual(2);
  }
});

/** Opaque, at two thirds and at a quarter of the edge, and outside. */
const softPoints = [
  [32, 24],
  [45, 24],
  [51, 24],
  [0, 0],
] as const;

for (const name of named(kinds.tagged)) {
  test(`${name} has its colours in sRGB`, { tag: '@promise:true-colours' }, async ({ convertOnSite: convert }) => {
    const { pixels } = await converted({ convert, name });
    expect(distanceFromPicture(pixels)).toBeLessThanOrEqual(tolerances.png);
  });
}

for (const name of named(kinds.taggedGrey)) {
  test(`${name} has its greys in sRGB`, async ({ convertOnSite: convert }) => {
    const { pixels } = await converted({ convert, name });
    expect(distanceFromGreys(pixels)).toBeLessThanOrEqual(tolerances.png);
  });
}

for (const name of named(kinds.transparent)) {
  test(`${name} keeps its transparency in PNG and WebP`, { tag: '@promise:keeps-transparency' }, async ({
    convertOnSite: convert,
  }) => {
    for (const target of ['png', 'webp'] as const) {
      const { pixels } = await converted({ convert, name, target });
      for (const [x, y] of softPoints) {
        const [red, green, blue, alpha] = pixelAt(pixels, x, y);
        expect(Math.abs((alpha ?? 0) - softAlpha(x, y)), `${target} at ${x}, ${y}`).toBeLessThanOrEqual(3);
        if (alpha) expect(colourDifference([red, green, blue] as number[], softColour)).toBeLessThanOrEqual(12);
      }
    }
  });

  test(`${name} lies on white in JPG, its edges blended`, { tag: '@promise:white-background' }, async ({
    convertOnSite: convert,
  }) => {
    const { pixels } = await converted({ convert, name, target: 'jpg' });
    for (const [x, y] of softPoints) {
      const share = softAlpha(x, y) / 255;
      const blended = softColour.map((value) => value * share + 255 * (1 - share));
      expect(colourDifference(pixelAt(pixels, x, y), blended), `at ${x}, ${y}`).toBeLessThanOrEqual(12);
    }
  });
}

/** Makes canvases over `area` pixels stay empty, in the engine's workers, as Safari's do on phones. */
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
  // In one worker, and in one page, which loads the engine once.
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
    const { pixels } = await converted({ convert, name: 'megapixel.png' });
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
