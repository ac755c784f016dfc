import { fixture, fixtureNames } from '@image-converter/corpus/fixtures';
import { maskedBmp } from '@image-converter/corpus/fixtures/bmp';
import { pictureSize } from '@image-converter/corpus/fixtures/draw';
import { distanceFromPicture } from '@image-converter/corpus/fixtures/measure';
import { expect, test, vi } from 'vitest';
import { sourceOf } from '../codec.ts';
import type { Pixels } from '../pixels.ts';
import { browserHostForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

const host = browserHostForTests();

async function decoded(bytes: Uint8Array<ArrayBuffer>, pixels = host.limits.pixels): Promise<Pixels<4>> {
  const limits = { ...host.limits, pixels };
  const picture = await codec.decode(sourceOf(new Blob([bytes]), 'bmp'), { ...host, limits });
  if (picture.kind !== 'pixels') throw new Error('not in memory');
  return picture;
}

const rgb565 = [0xf800, 0x7e0, 0x1f];
const shown = fixtureNames.filter((name) => /^(plain|bitmap-(?!of)|tagged-.*).*bmp$/.test(name));
const whole = maskedBmp({
  masks: rgb565,
  bits: 16,
  pixels: [
    [1, 2],
    [3, 4],
  ],
});

test.each(shown)('%s shows the picture, opaque and in sRGB', async (name) => {
  const picture = await decoded(await fixture(name));
  expect(picture).toMatchObject({ ...pictureSize, opaque: true });
  expect(distanceFromPicture({ ...picture, data: new Uint8Array(picture.data) })).toBeLessThanOrEqual(8);
});

test.each(['jpg', 'png'] as const)('a whole %s inside is handed on as it is', async (format) => {
  const pictureIn = vi.fn<typeof host.pictureIn>().mockRejectedValue(new Error('seen'));
  const bytes = await fixture(`bitmap-of-a-${format}.bmp`);
  await expect(codec.decode(sourceOf(new Blob([bytes]), 'bmp'), { ...host, pictureIn })).rejects.toThrow('seen');
  const [inner] = pictureIn.mock.calls[0] ?? [];
  expect(inner?.format).toBe(format);
  expect(new Uint8Array((await inner?.file.arrayBuffer()) ?? [])).toEqual(await fixture(`plain.${format}`));
});

test.each([40, 52, 56, 108, 124])(
  'parts of 5 and 6 bits behind a header of %i bytes reach from 0 to 255',
  async (headerLength) => {
    const pixels = [[0xffff, 0x0000, 0x8410]];
    const picture = await decoded(maskedBmp({ masks: rgb565, bits: 16, pixels, headerLength }));
    expect(picture).toMatchObject({ width: 3, height: 1, opaque: true });
    expect([...picture.data]).toEqual([255, 255, 255, 255, 0, 0, 0, 255, 132, 130, 132, 255]);
  },
);

test.each([
  ['red', [0, 0xff00, 0xff], 16, 0x80ff, [0, 128, 255, 255]],
  ['green', [0xff00, 0, 0xff], 16, 0x80ff, [128, 0, 255, 255]],
  ['blue', [0xff00, 0xff, 0], 16, 0x80ff, [128, 255, 0, 255]],
  ['blue', [0xff0000, 0xff00, 0], 32, 0x8040c0, [128, 64, 0, 255]],
  ['green and blue', [0xff000000, 0, 0, 0xff], 32, 0x80000040, [128, 0, 0, 64]],
] as const)('a picture without a mask for %s (%j) has none of it', async (_, masks, bits, pixel, rgba) => {
  const { data } = await decoded(maskedBmp({ masks, bits, pixels: [[pixel]], headerLength: 56 }));
  expect([...data]).toEqual(rgba);
});

const oneBitAlpha = { masks: [0x7c00, 0x3e0, 0x1f, 0x8000], bits: 16, headerLength: 56 } as const;

test('alpha of one bit is clear or opaque', async () => {
  const picture = await decoded(maskedBmp({ ...oneBitAlpha, pixels: [[0xffff, 0x7fff]] }));
  expect(picture).toMatchObject({ opaque: false });
  expect([...picture.data]).toEqual([255, 255, 255, 255, 255, 255, 255, 0]);
});

test('alpha that is zero everywhere was forgotten', async () => {
  const picture = await decoded(maskedBmp({ ...oneBitAlpha, pixels: [[0x7fff, 0]] }));
  expect(picture).toMatchObject({ opaque: true });
  expect([...picture.data]).toEqual([255, 255, 255, 255, 0, 0, 0, 255]);
});

test('parts of 10 bits are rounded, and rows run upwards', async () => {
  const masks = [0x3ff00000, 0xffc00, 0x3ff];
  const picture = await decoded(maskedBmp({ masks, bits: 32, pixels: [[0x3ff00000], [0x200]], headerLength: 52 }));
  expect([...picture.data]).toEqual([0, 0, 128, 255, 255, 0, 0, 255]);
});

/** A bitmap of three pixels in one row with two colours and the given data. */
function smallBitmap(bits: number, compression: number, data: readonly number[]): Uint8Array<ArrayBuffer> {
  const head = new DataView(new ArrayBuffer(62));
  head.setUint16(0, 0x424d);
  for (const [at, value] of [
    [10, 62],
    [14, 40],
    [18, 3],
    [22, 1],
    [30, compression],
    [46, 2],
    [58, 0x0a1450],
  ] as const) {
    head.setUint32(at, value, true);
  }
  head.setUint16(28, bits, true);
  return Uint8Array.from([...new Uint8Array(head.buffer), ...data]);
}

const black = [0, 0, 0, 255];
const colour = [10, 20, 80, 255];

test('an index of 2 bits that the palette does not have is black', async () => {
  const { data } = await decoded(smallBitmap(2, 0, [0b01_00_11_00, 0, 0, 0]));
  expect([...data]).toEqual([...colour, ...black, ...black]);
});

test('runs may list pixels, skip some and leave out the end; what they skip is clear', async () => {
  const listed = await decoded(smallBitmap(8, 1, [0, 3, 1, 0, 1, 0]));
  expect([...listed.data]).toEqual([...colour, ...black, ...colour]);
  const skipped = await decoded(smallBitmap(4, 2, [1, 0x10, 0, 2, 1, 0, 1, 0x10, 0, 1]));
  expect(skipped.opaque).toBe(false);
  expect([...skipped.data]).toEqual([...colour, 0, 0, 0, 0, ...colour]);
});

test('a run that goes far beyond its row is damage', async () => {
  const { data } = await decoded(smallBitmap(8, 1, [4, 1, 0, 1]));
  expect([...data]).toEqual([...colour, ...colour, ...colour]);
  await expect(decoded(smallBitmap(8, 1, [40, 1, 0, 1]))).rejects.toMatchObject({ code: 'CORRUPT' });
});

test.each([
  ['rows', whole.slice(0, -3)],
  ['a header', whole.slice(0, 40)],
  ['runs', smallBitmap(8, 1, [2, 1])],
  ['listed pixels', smallBitmap(8, 1, [0, 3, 1])],
])('what is cut in %s is incomplete', async (_, bytes) => {
  await expect(decoded(bytes)).rejects.toMatchObject({ code: 'INCOMPLETE' });
});

test('what is too large is refused, and so are kinds that nobody writes', async () => {
  await expect(decoded(whole, 3)).rejects.toMatchObject({ code: 'TOO_LARGE' });
  for (const [bits, compression] of [
    [7, 0],
    [4, 1],
    [8, 9],
  ] as const) {
    const bytes = smallBitmap(bits, compression, [0, 0, 0, 0]);
    await expect(decoded(bytes)).rejects.toMatchObject({ code: 'UNSUPPORTED', obstacle: 'KIND_OF_PIXELS' });
  }
});
