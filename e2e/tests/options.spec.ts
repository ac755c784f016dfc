import { lookScore } from '@image-converter/codecs/look/score';
import { rgbaPixels } from '@image-converter/codecs/pixels';
import { rgbaOfRgb } from '@image-converter/codecs/rgba';
import { drawTextured, imageOf } from '@image-converter/corpus/fixtures/draw';
import { optionCases, pictureFor } from '@image-converter/corpus/fixtures/options';
import { targets } from '@image-converter/formats/formats';
import type { ConversionOptions } from '@image-converter/formats/options';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { convertInPage } from './engine.ts';
import { test } from './warm-page.ts';

const size = { width: 600, height: 450 };
const png = imageOf(drawTextured(size)).png({ compressionLevel: 1 }).toBuffer();

/** Converts a picture of noise; returns the result with its decoded pixels. */
async function converted(
  page: Page,
  { target, ...options }: Pick<ConversionOptions, 'target'> & Partial<ConversionOptions>,
) {
  const answer = await convertInPage(page, { bytes: new Uint8Array(await png), target, options });
  if (!answer.ok) throw Object.assign(new Error(answer.code), answer);
  const bytes = Buffer.from(answer.base64, 'base64');
  return { ...answer, bytes, image: sharp(bytes) };
}

/** Peak signal-to-noise ratio of two pictures, in decibels. */
function decibels(a: Buffer, b: Buffer): number {
  const squares = a.reduce((sum, sample, at) => sum + (sample - (b[at] ?? 0)) ** 2, 0);
  return 10 * Math.log10((255 ** 2 * a.length) / squares);
}

/** The targets most visitors choose. */
const inCore: readonly string[] = ['png', 'jpg', 'webp'];

for (const target of targets) {
  test(`every option that applies to ${target} is obeyed`, { tag: inCore.includes(target) ? '@core' : [] }, async ({
    enginePage,
  }) => {
    for (const { option, chosen, otherwise } of optionCases(target)) {
      const bytes = await pictureFor(option);
      const convert = (options: Partial<ConversionOptions>) => convertInPage(enginePage, { bytes, target, options });
      const answers = [await convert(chosen), await convert(otherwise)];
      expect(answers, option).toMatchObject([{ ok: true }, { ok: true }]);
      const [obeyed, without] = answers.map((answer) => answer.ok && answer.base64);
      expect.soft(obeyed === without, `${option} is ignored`).toBe(false);
    }
  });
}

for (const target of ['png', 'jpg', 'webp', 'gif', 'avif'] as const) {
  test(`a ${target} has the size that is wanted`, {
    tag: inCore.includes(target) ? ['@core', '@firefox'] : '@firefox',
  }, async ({ enginePage }) => {
    const { image, report } = await converted(enginePage, { target, size: { longestSide: 240 } });
    expect(await image.metadata()).toMatchObject({ width: 240, height: 180 });
    expect(report.sourceSize).toEqual(size);
    const wanted = sharp(await png).resize(240, 180, { kernel: 'lanczos3' });
    const ours = await image.removeAlpha().raw().toBuffer();
    expect(decibels(ours, await wanted.removeAlpha().raw().toBuffer())).toBeGreaterThan(target === 'png' ? 50 : 28);
  });
}

for (const target of ['jpg', 'webp'] as const) {
  for (const maxBytes of [30_000, 70_000]) {
    test(`a ${target} is as good as ${maxBytes} bytes allow`, {
      tag: ['@firefox', '@promise:file-size-limit', ...(maxBytes < 50_000 ? ['@core'] : [])],
    }, async ({ enginePage }) => {
      const { bytes, report } = await converted(enginePage, { target, maxBytes });
      expect(bytes.length).toBeLessThanOrEqual(maxBytes);
      const quality = report.quality ?? 0;
      const better = await converted(enginePage, { target, quality: quality + 2 });
      expect(better.bytes.length).toBeGreaterThan(maxBytes);
    });
  }

  test(`a ${target} is the same with a generous limit as without`, { tag: '@firefox' }, async ({ enginePage }) => {
    const { bytes } = await converted(enginePage, { target });
    expect((await converted(enginePage, { target, maxBytes: 500_000 })).bytes.equals(bytes)).toBe(true);
  });

  test(`a ${target} that cannot be so small says which size can`, async ({ enginePage }) => {
    const failure = await converted(enginePage, { target, maxBytes: 1000 }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'CANNOT_FIT' });
    const longestSide = Number((failure as { detail: string }).detail);
    const { bytes } = await converted(enginePage, { target, maxBytes: 1000, size: { longestSide } });
    expect(bytes.length).toBeLessThanOrEqual(1000);
  });
}

for (const target of ['jpg', 'webp', 'avif'] as const) {
  test(`a ${target} looks as the report says, by our score in Node as in the browser`, { tag: '@firefox' }, async ({
    enginePage,
  }) => {
    const drawn = drawTextured({ width: 600, height: 400 });
    const original = rgbaPixels(drawn, rgbaOfRgb(drawn.data), true);
    const bytes = new Uint8Array(await imageOf(drawn).png().toBuffer());
    const answer = await convertInPage(enginePage, { bytes, target, options: { look: 'same' } });
    if (!answer.ok) throw new Error(answer.code);
    const { data } = await sharp(Buffer.from(answer.base64, 'base64'))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const score = lookScore(original, rgbaPixels(drawn, new Uint8ClampedArray(data), true));
    const { look } = answer.report;
    expect(Math.abs(score - (look?.score ?? 0))).toBeLessThan(0.5);
    // So much noise takes WebP a far larger file.
    expect(look?.fallsShort).toBe(target === 'webp' ? true : undefined);
    expect(score >= 84.5).toBe(target !== 'webp');
  });
}

test('a WebP without loss has every pixel as it was', { tag: ['@core', '@firefox', '@promise:lossless-webp'] }, async ({
  enginePage,
}) => {
  const { image } = await converted(enginePage, { target: 'webp', lossless: true });
  const same = (await image.removeAlpha().raw().toBuffer()).equals(
    await sharp(await png)
      .removeAlpha()
      .raw()
      .toBuffer(),
  );
  expect(same).toBe(true);
});

for (const [target, effort] of [
  ['jpg', 'smaller'],
  ['png', 'smaller'],
  ['png', 'palette'],
] as const) {
  test(`a ${target} is smaller by the effort for it: ${effort}`, { tag: '@firefox' }, async ({ enginePage }) => {
    const size = { longestSide: 300 };
    const usual = await converted(enginePage, { target, size });
    const { bytes, image, report } = await converted(enginePage, { target, size, effort });
    expect(report.encoder).toBe(effort === 'palette' ? 'palette-png' : { jpg: 'mozjpeg', png: 'oxipng' }[target]);
    expect(bytes.length).toBeLessThan(usual.bytes.length);
    expect(await image.metadata()).toMatchObject({ width: 300, height: 225 });
  });
}

test('a JPG that stays a JPG is not encoded again', { tag: ['@core', '@firefox'] }, async ({ enginePage }) => {
  const jpg = await sharp(await png)
    .jpeg({ quality: 60 })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .toBuffer();
  const answer = await convertInPage(enginePage, { bytes: new Uint8Array(jpg), target: 'jpg' });
  if (!answer.ok) throw new Error(answer.code);
  expect(answer.report.copied).toBe('picture');
  const copy = Buffer.from(answer.base64, 'base64');
  expect(copy.includes('somebody')).toBe(false);
  expect((await sharp(copy).raw().toBuffer()).equals(await sharp(jpg).raw().toBuffer())).toBe(true);
});
