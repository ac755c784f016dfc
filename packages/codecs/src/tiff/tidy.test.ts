import { long, short, tiffFile } from '@image-converter/corpus/fixtures/tiff-file';
import { colourAt, greyAt, kindSize } from '@image-converter/corpus/fixtures/tiff-kinds';
import { firstIfdOffset, ifdAt, layoutOf } from '@image-converter/formats/inspect/ifd';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { sourceOf } from '../codec.ts';
import { codec as magick } from '../magick/codec.ts';
import { decodeWithMagick } from '../magick/decode.ts';
import { initializeMagickOnce } from '../magick/magick.ts';
import { hostForTests, wasmForTests } from '../testing/host.ts';
import { tidied } from './tidy.ts';

beforeAll(() => initializeMagickOnce(wasmForTests('magick')));

const beyond = 10_000_000;

/** A page as written by scanners. */
async function faxPage(): Promise<Uint8Array> {
  const page = Uint8Array.from({ length: 64 * 48 }, (_, index) => (index % 64 < 20 || index > 2000 ? 0 : 255));
  const image = sharp(page, { raw: { width: 64, height: 48, channels: 1 } }).toColourspace('b-w');
  return image.tiff({ compression: 'ccittfax4', bitdepth: 1 }).toBuffer();
}

/** Offset of the first directory, and of its link to the next. */
function directoryOf(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const layout = layoutOf(view);
  const start = layout ? firstIfdOffset(view, layout) : 0;
  const entries = view.getUint16(start, true);
  return { view, start, link: start + 2 + entries * 12 };
}

const pixels = (bytes: Uint8Array) => decodeWithMagick(bytes, 'tiff').data;

describe('an untidy TIFF is what it is without its faults', () => {
  it('if the link behind the last page leads nowhere', async () => {
    const bytes = await faxPage();
    const expected = pixels(bytes);
    const { view, link } = directoryOf(bytes);
    view.setUint32(link, beyond, true);
    expect(() => pixels(bytes)).toThrow('CORRUPT');
    expect(pixels(tidied(bytes))).toEqual(expected);
  });

  it('if a fax does not say that its paper is white', async () => {
    const bytes = await faxPage();
    const { view, start, link } = directoryOf(bytes);
    const [photometric, unknown, whiteIsZero] = [262, 261, 0];
    let entry = start + 2;
    while (entry < link && view.getUint16(entry, true) !== photometric) entry += 12;
    view.setUint16(entry + 8, whiteIsZero, true);
    const expected = pixels(bytes);
    view.setUint16(entry, unknown, true);
    expect(() => pixels(bytes)).toThrow('CORRUPT');
    expect(pixels(tidied(bytes))).toEqual(expected);
  });

  it.each(['II', 'MM'] as const)('if a directory that is not about the picture is broken (%s, both sizes)', (order) => {
    // With inks, which are left to ImageMagick.
    const drawing = { ...kindSize, bits: 8, samples: 4, sample: (x: number, y: number) => greyAt(x, y) };
    for (const size of [{}, { isBig: true }] as const) {
      const kind = { photometric: 5, order, ...size };
      const broken = tiffFile(drawing, {
        ...kind,
        tags: { 34665: long(beyond), 32934: { ...long(1, 2, 3), at: beyond } },
      });
      expect(pixels(tidied(broken))).toEqual(pixels(tiffFile(drawing, kind)));
    }
  });
});

it('the codec of ImageMagick tidies a file before it reads it', async () => {
  const bytes = Uint8Array.from(await faxPage());
  const expected = pixels(bytes);
  const { view, link } = directoryOf(bytes);
  view.setUint32(link, beyond, true);
  const picture = await magick.decode(sourceOf(new Blob([bytes]), 'tiff'), hostForTests());
  expect(picture?.data).toEqual(expected);
});

it('nothing that a picture needs is lost', async () => {
  const image = sharp(
    Uint8Array.from({ length: 48 * 48 * 3 }, (_, index) => (index * 7) % 256),
    {
      raw: { width: 48, height: 48, channels: 3 },
    },
  );
  for (const file of [
    image.clone().tiff({ compression: 'jpeg', tile: true, tileWidth: 32, tileHeight: 32 }),
    image.clone().withIccProfile('p3').withMetadata({ orientation: 6 }).tiff({ compression: 'jpeg' }),
    image
      .clone()
      .toColourspace('cmyk')
      .withIccProfile('cmyk')
      .tiff({ compression: 'deflate', predictor: 'horizontal' }),
  ]) {
    const bytes = await file.toBuffer();
    expect(pixels(tidied(bytes))).toEqual(pixels(bytes));
  }
});

it('the first page is all that is left, and the file itself stays as it is', () => {
  const drawing = {
    ...kindSize,
    bits: 8,
    samples: 3,
    sample: (x: number, y: number, i: number) => colourAt(x, y)[i] ?? 0,
  };
  const bytes = tiffFile(drawing, { photometric: 2, next: 8, tags: { 305: short(1) } });
  const before = bytes.slice();
  const { view, start } = directoryOf(tidied(bytes));
  const ifd = ifdAt(view, start, { littleEndian: true, word: 4 });
  expect(ifd?.next).toBe(0);
  expect(ifd?.entries.has(305)).toBe(false);
  expect(bytes).toEqual(before);
});

it('what has no directory stays as it is', () => {
  expect(tidied(Uint8Array.of(1, 2, 3))).toEqual(Uint8Array.of(1, 2, 3));
});
