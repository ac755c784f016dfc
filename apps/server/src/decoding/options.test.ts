import { fixture } from '@image-converter/corpus/fixtures';
import { drawTextured, imageOf } from '@image-converter/corpus/fixtures/draw';
import { optionCases, pictureFor } from '@image-converter/corpus/fixtures/options';
import { pdfFile } from '@image-converter/corpus/fixtures/pdf';
import { targets as allTargets, type Target } from '@image-converter/formats/formats';
import { type Choices, targetDefaults } from '@image-converter/formats/options';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { convert } from './convert.ts';

// The tests decode the output to compare it.
beforeAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }));
afterAll(() => sharp.block({ operation: ['VipsForeignLoad'] }));

const size = { width: 400, height: 300 };
const tiff = async () => new Uint8Array(await imageOf(drawTextured(size)).tiff({ compression: 'lzw' }).toBuffer());

async function converted(target: Target, choices: Partial<Choices>, file?: Uint8Array<ArrayBuffer>) {
  const { pictures } = await convert(file ?? (await tiff()), 'tiff', { ...targetDefaults(target), ...choices });
  const [{ bytes, report, width, height }] = pictures;
  return { file: Buffer.concat(bytes), report, width, height };
}

const targets = ['jpg', 'png', 'webp', 'avif', 'gif', 'bmp', 'tiff', 'pdf'] as const;

describe('on a server', () => {
  test.each(targets)('a %s has the size that is wanted', async (target) => {
    const { report, ...written } = await converted(target, { size: { longestSide: 200 } });
    expect(written).toMatchObject({ width: 200, height: 150 });
    expect(report).toMatchObject({ sourceSize: size });
  });

  test('the picture is the one that sharp makes of it', async () => {
    const { file } = await converted('png', { size: { width: 200 } });
    const wanted = sharp(await tiff())
      .resize(200, 150, { kernel: 'lanczos3' })
      .raw()
      .toBuffer();
    expect((await sharp(file).raw().toBuffer()).equals(await wanted)).toBe(true);
  });

  test.each(['png', 'tiff'] as const)('16 bits stay 16 bits in a %s, and this is reported', async (target) => {
    const deep = await fixture('16-bit.tiff');
    const { file, report } = await converted(target, {}, deep);
    const samples = async (bytes: Uint8Array) =>
      sharp(bytes).toColourspace('rgb16').raw({ depth: 'ushort' }).toBuffer();
    expect((await samples(file)).equals(await samples(deep))).toBe(true);
    expect(report.bits).toBe(16);
  });

  test('16 bits are rounded where an option needs other pixels or a smaller file', async () => {
    const deep = await fixture('16-bit.tiff');
    for (const choices of [{ effort: 'smaller' }, { size: { percent: 50 } }] as const) {
      const { file, report } = await converted('png', choices, deep);
      expect((await sharp(file).metadata()).depth).toBe('uchar');
      expect(report.bits).toBeUndefined();
    }
  });

  const part = { left: 0.25, top: 0.5, width: 0.5, height: 0.25 };

  test.each(allTargets)('a %s is turned and cut', async (target) => {
    const { report, ...written } = await converted(target, { rotate: 90, crop: part });
    expect(written).toMatchObject({ width: 150, height: 100 });
    expect(report).toMatchObject({ sourceSize: size });
  });

  test('every pixel is where sharp puts it', async () => {
    const { file } = await converted('png', { rotate: 90, flip: 'horizontal', crop: part });
    const rotated = await sharp(await tiff())
      .rotate(90)
      .png()
      .toBuffer();
    const wanted = sharp(await sharp(rotated).flop().png().toBuffer()).extract({
      left: 75,
      top: 200,
      width: 150,
      height: 100,
    });
    expect((await sharp(file).raw().toBuffer()).equals(await wanted.raw().toBuffer())).toBe(true);
  });

  test.each(['png', 'tiff'] as const)('16 bits stay 16 bits in a %s that is turned and cut', async (target) => {
    const deep = await fixture('16-bit.tiff');
    const { width = 0, height = 0 } = await sharp(deep).metadata();
    const { file, report } = await converted(target, { rotate: 180, crop: { ...part, left: 0 } }, deep);
    const area = { left: 0, top: height / 2, width: width / 2, height: height / 4 };
    const turned = await sharp(deep).rotate(180).toColourspace('rgb16').png().toBuffer();
    const samples = (image: ReturnType<typeof sharp>) =>
      image.toColourspace('rgb16').raw({ depth: 'ushort' }).toBuffer();
    expect((await samples(sharp(file))).equals(await samples(sharp(turned).extract(area)))).toBe(true);
    expect(report.bits).toBe(16);
  });

  test.each([
    ['png', [0, 0, 0, 0]],
    ['jpg', [255, 0, 0, 255]],
  ] as const)('the margins of a %s are %j', async (target, [red, green, blue, alpha]) => {
    const pad = { width: 400, height: 400 };
    const { file, ...written } = await converted(target, { size: { pad }, background: '#ff0000' });
    expect(written).toMatchObject(pad);
    const corner = [...(await sharp(file).ensureAlpha().raw().toBuffer()).subarray(0, 4)];
    for (const [index, wanted] of [red, green, blue, alpha].entries())
      expect(Math.abs((corner[index] as number) - wanted)).toBeLessThan(4);
  });

  test('a box is filled, and the part of a page has the size that is wanted', async () => {
    expect(await converted('webp', { size: { fill: { width: 99, height: 50 } } })).toMatchObject({
      width: 99,
      height: 50,
    });
    const options = { ...targetDefaults('png'), crop: part, size: { width: 1000 } };
    const { pictures } = await convert(pdfFile([{ width: 72, height: 144, colour: [1, 0, 0] }]), 'pdf', options);
    expect(pictures[0]).toMatchObject({ width: 1000, height: 1000 });
  });

  test('a picture is enlarged only if that is asked for', async () => {
    expect(await converted('jpg', { size: { percent: 200 } })).toMatchObject(size);
    const enlarged = await converted('jpg', { size: { percent: 200 }, enlarge: true });
    expect(enlarged).toMatchObject({ width: 800, height: 600 });
  });

  test.each(['TOO_LARGE', 'SIDE_TOO_LONG'])('what is too large is refused: %s', async (code) => {
    const wide = { size: { width: 16_384 }, enlarge: true };
    const work = code === 'TOO_LARGE' ? converted('jpg', wide) : converted('webp', wide, await flat());
    await expect(work).rejects.toMatchObject({ code });
  });

  test.each(['jpg', 'webp', 'avif'] as const)('a %s is as good as its largest size allows', async (target) => {
    const { file, report } = await converted(target, { maxBytes: 15_000 });
    expect(file.length).toBeLessThanOrEqual(15_000);
    const better = await converted(target, { quality: (report.quality ?? 0) + 2 });
    expect(better.file.length).toBeGreaterThan(15_000);
  });

  test('a largest size in percent is that of the original file', async () => {
    const original = (await tiff()).length;
    const { file } = await converted('jpg', { maxBytes: { percent: 3 } });
    const better = await converted('jpg', { maxBytes: { percent: 4 } });
    expect(file.length).toBeLessThanOrEqual(original * 0.03);
    expect(better.file.length).toBeLessThanOrEqual(original * 0.04);
    expect(better.file.length).toBeGreaterThan(original * 0.03);
  });

  test('a file that cannot be so small is left to the browser, which knows what fits', async () => {
    await expect(converted('jpg', { maxBytes: 1000 })).rejects.toMatchObject({ code: 'RESULT_TOO_LARGE' });
  });

  test('a WebP without loss has every pixel as it was', async () => {
    const { file } = await converted('webp', { lossless: true });
    const same = (await sharp(file).raw().toBuffer()).equals(
      await sharp(await tiff())
        .raw()
        .toBuffer(),
    );
    expect(same).toBe(true);
  });

  test.each([
    ['jpg', 'smaller'],
    ['png', 'smaller'],
    ['png', 'palette'],
  ] as const)('a %s is smaller with the effort for it: %s', async (target, effort) => {
    const [usual, small] = [await converted(target, {}), await converted(target, { effort })];
    expect(small.file.length).toBeLessThan(usual.file.length);
  });

  test.each(['png', 'webp', 'gif', 'bmp', 'ico'] as const)(
    'transparency of a %s is filled on request',
    async (target) => {
      const clear = new Uint8Array(
        await sharp(await fixture('transparent.png'))
          .tiff()
          .toBuffer(),
      );
      const { file } = await converted(target, { transparency: 'fill', background: '#00ff00' }, clear);
      if (target === 'png' || target === 'webp')
        expect(await sharp(file).metadata()).toMatchObject({ hasAlpha: false });
      else expect(file.length).toBeGreaterThan(0);
    },
  );

  test.each(allTargets)('every option that applies to %s is obeyed', async (target) => {
    for (const { option, chosen, otherwise } of optionCases(target)) {
      const picture = await pictureFor(option);
      const [obeyed, without] = [await converted(target, chosen, picture), await converted(target, otherwise, picture)];
      expect.soft(obeyed.file.equals(without.file), `${option} is ignored`).toBe(false);
    }
  });

  test('what does not apply to a target is not obeyed', async () => {
    const [odd, usual] = [await converted('jpg', { lossless: true, effort: 'palette' }), await converted('jpg', {})];
    expect(odd.file.equals(usual.file)).toBe(true);
  });
});

/** So flat that even the widest picture has few pixels. */
async function flat(): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp({ create: { width: 800, height: 2, channels: 3, background: '#fff' } });
  return new Uint8Array(await image.tiff().toBuffer());
}
