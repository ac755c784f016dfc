import { fixture } from '@image-converter/corpus/fixtures';
import { drawTextured, imageOf } from '@image-converter/corpus/fixtures/draw';
import { optionCases, pictureFor } from '@image-converter/corpus/fixtures/options';
import { pdfFile } from '@image-converter/corpus/fixtures/pdf';
import { targets as allTargets, type Target } from '@image-converter/formats/formats';
import { type Choices, targetDefaults } from '@image-converter/formats/options';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { convert, formatOfBytes } from './convert.ts';

// The tests decode the output to compare it.
beforeAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }));
afterAll(() => sharp.block({ operation: ['VipsForeignLoad'] }));

const size = { width: 400, height: 300 };
const textured = async (wanted: typeof size) =>
  new Uint8Array(await imageOf(drawTextured(wanted)).tiff({ compression: 'lzw' }).toBuffer());
const tiff = await textured(size);
/** For what encodes a picture many times. */
const quarter = await textured({ width: 200, height: 150 });

async function converted(target: Target, choices: Partial<Choices>, given: Uint8Array<ArrayBuffer> = tiff) {
  const { pictures } = await convert(given, formatOfBytes(given) ?? 'tiff', { ...targetDefaults(target), ...choices });
  const [{ bytes, report, width, height }] = pictures;
  return { file: Buffer.concat(bytes), report, width, height };
}

const targets = ['jpg', 'png', 'webp', 'avif', 'jxl', 'gif', 'bmp', 'tiff', 'pdf'] as const;

describe('on a server', () => {
  test.each(targets)('a %s has the size that is wanted', async (target) => {
    const { report, ...written } = await converted(target, { size: { longestSide: 200 } });
    expect(written).toMatchObject({ width: 200, height: 150 });
    expect(report).toMatchObject({ sourceSize: size });
  });

  test('the picture is the one that sharp makes of it', async () => {
    const { file } = await converted('png', { size: { width: 200 } });
    const wanted = sharp(tiff).resize(200, 150, { kernel: 'lanczos3' }).raw().toBuffer();
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

  test('a JPG states its density, whatever its EXIF data said, and still fits', async () => {
    const described = await converted('jpg', { density: 300, metadata: 'keep' }, await pictureFor('metadata'));
    const { density, exif } = await sharp(described.file).metadata();
    expect({ density, hasExif: exif !== undefined }).toEqual({ density: 300, hasExif: true });
    const { file: usual } = await converted('jpg', {});
    const { file } = await converted('jpg', { density: 300, maxBytes: usual.length });
    expect((await sharp(file).metadata()).density).toBe(300);
    expect(file.length).toBeLessThanOrEqual(usual.length);
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
    const rotated = await sharp(tiff).rotate(90).png().toBuffer();
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

  test('a picture in several widths is a file for each, never larger than it is', async () => {
    const options = { ...targetDefaults('webp'), widths: '100,200,1000' };
    const { pictures } = await convert(tiff, 'tiff', options);
    const found = await Promise.all(pictures.map(({ bytes }) => sharp(Buffer.concat(bytes)).metadata()));
    expect(found.map(({ width, height }) => [width, height])).toEqual([
      [400, 300],
      [200, 150],
      [100, 75],
    ]);
  });

  test('the widths of a page are drawn, not enlarged from a small drawing', async () => {
    const options = { ...targetDefaults('png'), widths: '50,1000', dpi: 72 };
    const { pictures } = await convert(pdfFile([{ width: 72, height: 144, colour: [1, 0, 0] }]), 'pdf', options);
    expect(pictures.map(({ width, height }) => [width, height])).toEqual([
      [1000, 2000],
      [50, 100],
    ]);
  });

  test('pages in several widths are as many files as a server makes', async () => {
    const pages = Array.from({ length: 14 }, () => ({ width: 9, height: 9, colour: [1, 0, 0] as const }));
    const work = convert(pdfFile(pages), 'pdf', { ...targetDefaults('png'), pages: 'all', widths: '16,17,18' });
    await expect(work).rejects.toMatchObject({ code: 'RESULT_TOO_LARGE' });
  });

  test('favicons have margins where the picture is not square', async () => {
    const { pictures } = await convert(tiff, 'tiff', { ...targetDefaults('ico'), favicons: true });
    expect(pictures.map(({ width }) => width)).toEqual([48, 180, 192, 512]);
    const [, apple, , largest] = pictures.map(({ bytes }) => Buffer.concat(bytes));
    const corner = async (png: Buffer | undefined) => (await sharp(png).raw().toBuffer()).subarray(0, 4);
    expect([...(await corner(largest))]).toEqual([0, 0, 0, 0]);
    expect([...(await corner(apple))]).toEqual([255, 255, 255, 255]);
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

  test.each(['jpg', 'webp', 'avif', 'jxl'] as const)('a %s is as good as its largest size allows', async (target) => {
    const maxBytes = 4000;
    const { file, report } = await converted(target, { maxBytes }, quarter);
    expect(file.length).toBeLessThanOrEqual(maxBytes);
    const better = await converted(target, { quality: (report.quality ?? 0) + 2 }, quarter);
    expect(better.file.length).toBeGreaterThan(maxBytes);
  });

  test('a PNG keeps its pixels if they fit, and has the most colours that do otherwise', async () => {
    const small = await textured({ width: 60, height: 45 });
    const png = (choices: Partial<Choices>) => converted('png', choices, small);
    const [all, few] = [await png({}), await png({ effort: 'palette', colours: 64 })];
    const exact = await png({ maxBytes: all.file.length });
    expect([exact.file.equals(all.file), exact.report]).toEqual([true, { encoder: 'sharp' }]);
    const { file, report } = await png({ maxBytes: few.file.length });
    expect(file.length).toBeLessThanOrEqual(few.file.length);
    expect(report).toEqual({ encoder: 'palette-png', colours: expect.any(Number) });
    expect(report.colours).toBeGreaterThanOrEqual(54);
    expect(report.colours).toBeLessThanOrEqual(76);
  });

  test.each([
    ['png', 2],
    ['png', 100],
    ['gif', 7],
  ] as const)('a %s has at most %i colours', async (target, colours) => {
    const { file } = await converted(target, { effort: 'palette', colours }, quarter);
    const { data } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const seen = new Set<number>();
    for (let at = 0; at < data.length; at += 3) seen.add(data.readUIntBE(at, 3));
    expect(seen.size).toBeLessThanOrEqual(colours);
    expect(seen.size).toBeGreaterThan(colours / 2);
  });

  test('a largest size in percent is that of the original file', async () => {
    const original = tiff.length;
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
    expect((await sharp(file).raw().toBuffer()).equals(await sharp(tiff).raw().toBuffer())).toBe(true);
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
    // Most options have the same picture, and need no other choice.
    const files = new Map<string, Buffer>();
    const fileWith = async (choices: Partial<Choices>, picture: Uint8Array<ArrayBuffer>) => {
      const key = JSON.stringify([{ ...targetDefaults(target), ...choices }, Buffer.from(picture).toString('base64')]);
      const file = files.get(key) ?? (await converted(target, choices, picture)).file;
      files.set(key, file);
      return file;
    };
    for (const { option, chosen, otherwise } of optionCases(target)) {
      const picture = await pictureFor(option);
      const [obeyed, without] = [await fileWith(chosen, picture), await fileWith(otherwise, picture)];
      expect.soft(obeyed.equals(without), `${option} is ignored`).toBe(false);
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
