import { maskedBmp } from '@image-converter/corpus/fixtures/bmp';
import { expect, test } from 'vitest';
import { sourceOf } from '../codec.ts';
import { hostForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

function decoded(bytes: Uint8Array<ArrayBuffer>, limits = { pixels: 100 }) {
  return codec.decode(sourceOf(new Blob([bytes]), 'bmp'), hostForTests({ limits }));
}

const rgb565 = [0xf800, 0x7e0, 0x1f];

test.each([40, 52, 56, 108, 124])(
  'parts of 5 and 6 bits behind a header of %i bytes reach from 0 to 255',
  async (headerLength) => {
    const pixels = [[0xffff, 0x0000, 0x8410]];
    const picture = await decoded(maskedBmp({ masks: rgb565, bits: 16, pixels, headerLength }));
    expect(picture).toMatchObject({ width: 3, height: 1, opaque: true });
    expect([...(picture?.data ?? [])]).toEqual([255, 255, 255, 255, 0, 0, 0, 255, 132, 130, 132, 255]);
  },
);

test('alpha of one bit is clear or opaque', async () => {
  const masks = [0x7c00, 0x3e0, 0x1f, 0x8000];
  const picture = await decoded(maskedBmp({ masks, bits: 16, pixels: [[0xffff, 0x7fff]], headerLength: 56 }));
  expect(picture).toMatchObject({ opaque: false });
  expect([...(picture?.data ?? [])]).toEqual([255, 255, 255, 255, 255, 255, 255, 0]);
});

test('parts of 10 bits are rounded, and rows run upwards', async () => {
  const masks = [0x3ff00000, 0xffc00, 0x3ff];
  const picture = await decoded(maskedBmp({ masks, bits: 32, pixels: [[0x3ff00000], [0x200]], headerLength: 52 }));
  expect([...(picture?.data ?? [])]).toEqual([0, 0, 128, 255, 255, 0, 0, 255]);
});

test('what is cut short or too large is refused', async () => {
  const whole = maskedBmp({
    masks: rgb565,
    bits: 16,
    pixels: [
      [1, 2],
      [3, 4],
    ],
  });
  await expect(decoded(whole.slice(0, -1))).rejects.toMatchObject({ code: 'INCOMPLETE' });
  await expect(decoded(whole, { pixels: 3 })).rejects.toMatchObject({ code: 'TOO_LARGE' });
});

test('other kinds are left to the next codec', async () => {
  const bytes = maskedBmp({ masks: rgb565, bits: 16, pixels: [[1]] });
  new DataView(bytes.buffer).setUint16(28, 24, true);
  expect(await decoded(bytes)).toBeUndefined();
  const inspection = { width: 1, height: 1, frames: 1, complete: true, demands: ['bmp profile'] } as const;
  const tagged = sourceOf(new Blob([maskedBmp({ masks: rgb565, bits: 16, pixels: [[1]] })]), 'bmp', inspection);
  expect(await codec.decode(tagged, hostForTests())).toBeUndefined();
});
