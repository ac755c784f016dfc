import { PDFiumLibrary } from '@hyzyla/pdfium';
import { sourceOf } from '@image-converter/codecs/codec';
import { codec as browsers } from '@image-converter/codecs/pdf-encoder/codec';
import { joinPdf } from '@image-converter/codecs/pdf-encoder/join';
import { type Pixels, rgbaPixels } from '@image-converter/codecs/pixels';
import { browserHostForTests, settingsForTests } from '@image-converter/codecs/testing/host';
import { halfTransparentPicture } from '@image-converter/codecs/testing/pictures';
import { meanDifference } from '@image-converter/corpus/compare';
import { fixture } from '@image-converter/corpus/fixtures';
import { inspect } from '@image-converter/formats/inspect';
import type { Choices } from '@image-converter/formats/options';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { codec as servers } from './pdf-encoder.ts';

const library = PDFiumLibrary.init();

/** Renders a page with PDFium at one device pixel per image pixel. */
async function drawn(pdf: Blob, index = 0) {
  const document = await (await library).loadDocument(new Uint8Array(await pdf.arrayBuffer()));
  const page = document.getPage(index);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const inPixels = (points: number) => Math.round((points * 150) / 72);
  const size = { width: inPixels(originalWidth), height: inPixels(originalHeight) };
  const { data } = await page.render(size);
  return { ...size, data, pages: document.getPageCount() };
}

async function repacked(name: string, chosen: Partial<Choices> = {}): Promise<Blob> {
  const file = new Blob([await fixture(name)]);
  const source = sourceOf(file, 'jpg', await inspect(file, 'jpg'));
  const { encoded } = (await browsers.repack(source, settingsForTests('pdf', chosen))) ?? {};
  if (!(encoded instanceof Blob)) throw new Error(`${name} was not repacked`);
  return encoded;
}

/** Compares PDFium's rendering of the page with sharp's decoding of the source file. */
async function expectAlike(pdf: Blob, file: Uint8Array, most: number, index = 0): Promise<void> {
  const { width, height, data } = await drawn(pdf, index);
  const truth = await sharp(file).rotate().toColourspace('srgb').flatten({ background: 'white' }).ensureAlpha().raw();
  const { data: expected, info } = await truth.toBuffer({ resolveWithObject: true });
  expect([width, height]).toEqual([info.width, info.height]);
  expect(meanDifference(data, expected)).toBeLessThan(most);
}

describe('a JPG in a PDF', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'stands upright: orientation %i',
    { tags: '@promise:jpg-in-pdf' },
    async (orientation) => {
      const name = orientation === 1 ? 'plain.jpg' : `exif-rotated-${orientation}.jpg`;
      await expectAlike(await repacked(name), await fixture(name), 3);
    },
  );

  test.each([1, 6, 7] as const)('is turned after it stands upright: orientation %i', async (orientation) => {
    const name = orientation === 1 ? 'plain.jpg' : `exif-rotated-${orientation}.jpg`;
    const upright = await sharp(await fixture(name))
      .autoOrient()
      .png()
      .toBuffer();
    const rotated = await sharp(upright).rotate(90).png().toBuffer();
    const turned = await sharp(rotated).flop().png().toBuffer();
    await expectAlike(await repacked(name, { rotate: 90, flip: 'horizontal' }), turned, 3);
  });

  test('does not keep what is cropped', async () => {
    const crop = { left: 0, top: 0, width: 0.5, height: 1 };
    await expect(repacked('plain.jpg', { crop })).rejects.toThrow('not repacked');
  });

  test('keeps its data bit by bit, without what else was in the file', { tags: '@promise:jpg-in-pdf' }, async () => {
    const pixels = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#3366cc' } })
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer();
    const file = new Blob([new Uint8Array(pixels)]);
    const source = sourceOf(file, 'jpg', await inspect(file, 'jpg'));
    const { encoded } = (await browsers.repack(source, settingsForTests('pdf'))) ?? {};
    const pdf = Buffer.from(await (encoded as Blob).arrayBuffer());
    expect(pdf.includes('somebody')).toBe(false);
    const scan = pixels.subarray(pixels.indexOf(Buffer.from([0xff, 0xda])));
    expect(pdf.includes(scan)).toBe(true);
  });

  test('keeps what its colours mean', async () => {
    await expectAlike(await repacked('tagged-matrix.jpg'), await fixture('tagged-matrix.jpg'), 4);
  });

  test('is decoded first where readers would not show it rightly, or another quality is wanted', async () => {
    const file = new Blob([await fixture('cmyk.jpg')]);
    const inspection = await inspect(file, 'jpg');
    expect(await browsers.repack(sourceOf(file, 'jpg', inspection), settingsForTests('pdf'))).toBeUndefined();
    const plain = new Blob([await fixture('plain.jpg')]);
    const source = sourceOf(plain, 'jpg', await inspect(plain, 'jpg'));
    expect(await browsers.repack(source, settingsForTests('pdf', { quality: 50 }))).toBeUndefined();
  });
});

/** Few colours, sharp edges; the size is a whole number of points. */
function drawing(): Pixels<4> {
  const size = { width: 75, height: 50 };
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  for (let pixel = 0; pixel < data.length / 4; pixel += 1) {
    data.set(
      [
        [255, 0, 0, 255],
        [0, 128, 255, 255],
        [20, 20, 20, 255],
      ][(pixel >> 2) % 3] ?? [],
      pixel * 4,
    );
  }
  return rgbaPixels(size, data);
}

describe('pixels in a PDF', () => {
  const encoded = async (picture: Pixels<4>) =>
    (await browsers.encode(picture, settingsForTests('pdf'), browserHostForTests())) as Blob;

  test('of few colours come back exactly', async () => {
    const picture = drawing();
    expect(Buffer.from((await drawn(await encoded(picture))).data).equals(Buffer.from(picture.data))).toBe(true);
  });

  test('of many colours are a JPG, on white', async () => {
    const picture = halfTransparentPicture();
    const { width, height } = picture;
    const png = await sharp(Uint8Array.from(picture.data), { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
    const pdf = await encoded(picture);
    expect(Buffer.from(await pdf.arrayBuffer()).includes('/DCTDecode')).toBe(true);
    await expectAlike(pdf, png, 3);
  });

  test('are written by the server, too', async () => {
    const { width, height, data } = halfTransparentPicture();
    const grey = data.filter((_, at) => at % 4 === 1);
    const picture: Pixels = {
      kind: 'pixels',
      channels: 1,
      colourSpace: 'srgb',
      opaque: true,
      width,
      height,
      data: grey,
    };
    const pdf = (await servers.encode(picture, settingsForTests('pdf'))) as Blob;
    const png = await sharp(Uint8Array.from(grey), { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer();
    await expectAlike(pdf, png, 3);
  });
});

describe('several PDFs as one', () => {
  test('have their pages in order, each with its own picture, as PDFium counts and draws them', {
    tags: '@promise:jpg-in-pdf',
  }, async () => {
    const names = ['plain.jpg', 'tagged-matrix.jpg', 'exif-rotated-6.jpg', 'tagged-grey.jpg'];
    const joined = await joinPdf(await Promise.all(names.map((name) => repacked(name))));
    expect((await drawn(joined)).pages).toBe(names.length);
    for (const [index, name] of names.entries()) await expectAlike(joined, await fixture(name), 4, index);
  });
});
