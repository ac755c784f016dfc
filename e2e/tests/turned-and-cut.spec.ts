import { drawEach, imageOf } from '@image-converter/corpus/fixtures/draw';
import { type Target, targets } from '@image-converter/formats/formats';
import type { ConversionOptions } from '@image-converter/formats/options';
import { expect, type Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { convertInPage } from './engine.ts';
import { test } from './warm-page.ts';

type Options = Partial<ConversionOptions>;

/** Odd sides; each corner has a number of dots of its own, and the right half may be transparent. */
const size = { width: 65, height: 47 };
const dots = (x: number, y: number) => {
  const corner = (x < size.width / 2 ? 1 : 2) + (y < size.height / 2 ? 0 : 2);
  const [fromLeft, fromTop] = [Math.min(x, size.width - 1 - x), Math.min(y, size.height - 1 - y)];
  return fromTop === 2 && fromLeft % 2 === 0 && fromLeft <= 2 * corner;
};
const colourAt = (x: number, y: number): [number, number, number] =>
  dots(x, y) ? [0, 0, 0] : [x < 32 ? 220 : 40, y < 23 ? 60 : 180, x < 10 ? 250 : 90];
const opaque = drawEach(size, colourAt);
const clear = drawEach(size, (x, y) => [...colourAt(x, y), x > 40 ? 0 : 255]);
const files = {
  opaque: imageOf(opaque).png().toBuffer(),
  clear: imageOf(clear).png().toBuffer(),
  // Decoded by the browser to a bitmap, as photos are.
  photo: imageOf(opaque).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer(),
};

const crop = { left: 0.2, top: 0.1, width: 0.5, height: 0.75 };
const turns: Options[] = ([0, 90, 180, 270] as const).flatMap((rotate) =>
  (['none', 'horizontal', 'vertical'] as const).map((flip) => ({ rotate, flip })),
);

/** By sharp, one step after the other. */
async function wanted(file: Buffer, { rotate, flip, crop }: Options): Promise<Buffer> {
  const raw = async (image: Sharp) => {
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  };
  const turned = await raw((await raw(sharp(file).ensureAlpha())).rotate(rotate ?? 0));
  const flipped = await raw(turned.flop(flip === 'horizontal').flip(flip === 'vertical'));
  if (!crop || crop === 'none' || 'ratio' in crop) return flipped.raw().toBuffer();
  const { width, height } = await flipped.metadata();
  const [across, down] = [Math.round(crop.width * width), Math.round(crop.height * height)];
  const [left, top] = [Math.round(crop.left * width), Math.round(crop.top * height)];
  return flipped.extract({ left, top, width: across, height: down }).raw().toBuffer();
}

async function converted(page: Page, file: Buffer, target: Target, options: Options, limits = {}) {
  const answer = await convertInPage(page, { bytes: new Uint8Array(file), target, options, limits });
  if (!answer.ok) throw new Error(`${answer.code} ${answer.detail}`);
  return { ...answer, bytes: Buffer.from(answer.base64, 'base64') };
}

const pixelsOf = (bytes: Buffer) => sharp(bytes).ensureAlpha().raw().toBuffer();

/** The targets most visitors choose. */
const inCore: readonly string[] = ['png', 'jpg', 'webp'];

for (const kind of ['opaque', 'clear', 'photo'] as const) {
  test(`every pixel of a ${kind} picture is where it belongs`, {
    tag: kind === 'photo' ? ['@core', '@firefox'] : '@firefox',
  }, async ({ enginePage }) => {
    const file = await files[kind];
    const asDecoded = (await converted(enginePage, file, 'png', {})).bytes;
    for (const turn of turns) {
      for (const part of ['none', crop] as const) {
        const options = { ...turn, crop: part };
        const { bytes } = await converted(enginePage, file, 'png', options);
        const same = (await pixelsOf(bytes)).equals(await wanted(asDecoded, options));
        expect.soft(same, JSON.stringify(options)).toBe(true);
      }
    }
  });

  test(`strips of a ${kind} picture that no canvas holds are joined`, { tag: kind === 'photo' ? '@core' : [] }, async ({
    enginePage,
  }) => {
    const file = await files[kind];
    const limits = { canvasArea: 700 };
    const asDecoded = (await converted(enginePage, file, 'png', {}, limits)).bytes;
    for (const turn of turns) {
      const { bytes } = await converted(enginePage, file, 'png', { ...turn, crop }, limits);
      expect
        .soft((await pixelsOf(bytes)).equals(await wanted(asDecoded, { ...turn, crop })), JSON.stringify(turn))
        .toBe(true);
    }
  });
}

for (const target of targets) {
  test(`a ${target} is turned, cut and padded`, {
    tag: inCore.includes(target) ? ['@core', '@firefox'] : '@firefox',
  }, async ({ enginePage }) => {
    const part = await converted(enginePage, await files.clear, target, { rotate: 90, flip: 'vertical', crop });
    expect(part).toMatchObject({ width: 24, height: 49, report: { sourceSize: size } });
    if (target === 'ico') return;
    const pad = { width: 90, height: 80 };
    expect(await converted(enginePage, await files.opaque, target, { rotate: 90, size: { pad } })).toMatchObject(pad);
    const fill = { width: 20, height: 30 };
    expect(await converted(enginePage, await files.opaque, target, { size: { fill } })).toMatchObject(fill);
  });
}

test('margins of a photo are transparent or have the background', { tag: '@core' }, async ({ enginePage }) => {
  const options: Options = { size: { pad: { width: 85, height: 67 } }, background: '#0000ff' };
  const pad = async (target: Target, more: Options = {}) =>
    pixelsOf((await converted(enginePage, await files.photo, target, { ...options, ...more })).bytes);
  expect([...(await pad('png')).subarray(0, 4)]).toEqual([0, 0, 0, 0]);
  expect([...(await pad('png', { transparency: 'fill' })).subarray(0, 4)]).toEqual([0, 0, 255, 255]);
  const [red = 255, green = 255, blue = 0] = await pad('jpg');
  expect(Math.max(red, green, 255 - blue)).toBeLessThan(10);
});

test('a JPG that is only turned is not encoded again', { tag: ['@core', '@firefox'] }, async ({ enginePage }) => {
  const picture = drawEach({ width: 96, height: 64 }, (x, y) => [x * 2, y * 3, (x * y) % 200]);
  const jpg = await imageOf(picture).jpeg({ quality: 70 }).toBuffer();
  const { bytes, report } = await converted(enginePage, jpg, 'jpg', { rotate: 180 });
  expect(report).toMatchObject({ copied: 'blocks' });
  const again = await converted(enginePage, bytes, 'jpg', { rotate: 180 });
  expect((await pixelsOf(again.bytes)).equals(await pixelsOf(jpg))).toBe(true);
  const within = await converted(enginePage, jpg, 'jpg', { crop });
  expect(within.report.copied).toBeUndefined();
});

test('an animation stays one', { tag: '@core' }, async ({ enginePage }) => {
  const frames = [opaque, drawEach(size, (x, y) => colourAt(size.width - 1 - x, y))];
  const data = Buffer.concat(frames.map((frame) => frame.data));
  const raw = { ...size, height: size.height * 2, channels: 3 as const, pageHeight: size.height };
  const gif = await sharp(data, { raw })
    .gif({ loop: 0, delay: [100, 200] })
    .toBuffer();
  const options: Options = { rotate: 90, crop: { ...crop, left: 0 }, size: { percent: 200 }, enlarge: true };
  for (const target of ['gif', 'webp'] as const) {
    const { bytes } = await converted(enginePage, gif, target, options);
    const { pages, width, pageHeight, delay } = await sharp(bytes, { pages: -1 }).metadata();
    expect({ pages, width, pageHeight, delay }).toEqual({ pages: 2, width: 48, pageHeight: 98, delay: [100, 200] });
  }
});

test('a drawing is drawn so large that its part has the size', async ({ enginePage }) => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect x="10" width="10" height="20" fill="red"/></svg>',
  );
  const right = { left: 0.5, top: 0, width: 0.5, height: 0.5 };
  const { bytes, width, height } = await converted(enginePage, svg, 'png', { crop: right, size: { width: 500 } });
  expect([width, height]).toEqual([500, 500]);
  // No edge is blurred, because nothing was enlarged.
  expect([...new Set((await pixelsOf(bytes)).toString('hex').match(/.{8}/g))]).toEqual(['ff0000ff']);
});
