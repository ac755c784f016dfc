import { fixture } from '@image-converter/corpus/fixtures';
import { drawEach, drawTextured, type Raster } from '@image-converter/corpus/fixtures/draw';
import { qoiFile } from '@image-converter/corpus/fixtures/qoi';
import { describe, expect, test } from 'vitest';
import { sourceOf } from '../codec.ts';
import { hostForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

function decoded(bytes: Uint8Array<ArrayBuffer>, host = hostForTests()) {
  return codec.decode(sourceOf(new Blob([bytes]), 'qoi'), host);
}

function rgbaOf({ channels, data }: Raster): number[] {
  if (channels === 4) return [...data];
  return Array.from({ length: data.length / 3 }, (_, pixel) => [
    ...data.subarray(pixel * 3, pixel * 3 + 3),
    255,
  ]).flat();
}

const drawings: Record<string, Raster> = {
  'one colour': drawEach({ width: 70, height: 9 }, () => [9, 8, 7]),
  'a gradient': drawEach({ width: 64, height: 64 }, (x, y) => [x * 4, (x * 3 + y) & 255, y * 2]),
  noise: drawTextured(),
  'colours that come back': drawEach({ width: 40, height: 40 }, (x, y) => [(x % 3) * 90, (y % 2) * 200, 50]),
  'a fading colour': drawEach({ width: 50, height: 20 }, (x, y) => [200, 10 * y, 30, 5 * x]),
};

test.each(Object.entries(drawings))('%s comes back exactly', async (_, raster) => {
  const { width, height, data, opaque } = await decoded(qoiFile(raster));
  expect({ width, height, opaque }).toEqual({
    width: raster.width,
    height: raster.height,
    opaque: raster.channels === 3,
  });
  expect([...data]).toEqual(rgbaOf(raster));
});

test('the colour of a run is recorded, even black at the start, which no other chunk has named', async () => {
  const [run, placeOfBlack, freePlace] = [0xc0, (255 * 11) % 64, 1];
  const file = qoiFile(drawEach({ width: 4, height: 1 }, () => [0, 0, 0]));
  const chunks = [run, 0xfe, 255, 0, 0, placeOfBlack, freePlace];
  const { data } = await decoded(Uint8Array.from([...file.slice(0, 14), ...chunks, ...file.slice(-8)]));
  expect([...data]).toEqual([0, 0, 0, 255, 255, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 0]);
});

test('linear light is encoded as sRGB: a fifth of the light is a middle grey', async () => {
  const file = qoiFile(drawEach({ width: 2, height: 2 }, () => [55, 55, 55]));
  file[13] = 1;
  const [red = 0] = (await decoded(file)).data;
  expect(Math.abs(red - 128)).toBeLessThanOrEqual(1);
});

describe('a file is refused', () => {
  test('as incomplete wherever it is cut', async () => {
    const whole = await fixture('plain.qoi');
    for (let length = 4; length < whole.length; length += 7) {
      await expect(decoded(whole.slice(0, length)), `${length}`).rejects.toMatchObject({ code: 'INCOMPLETE' });
    }
  });

  test('at once if it claims more pixels than its bytes can hold', async () => {
    const bomb = await fixture('plain.qoi');
    new DataView(bomb.buffer).setUint32(4, 100_000);
    await expect(decoded(bomb)).rejects.toMatchObject({ code: 'INCOMPLETE' });
  });

  test('if it has more pixels than the host allows', async () => {
    const decoding = decoded(await fixture('plain.qoi'), hostForTests({ limits: { pixels: 100 } }));
    await expect(decoding).rejects.toMatchObject({ code: 'TOO_LARGE' });
  });

  test.each([
    ['no width', 4],
    ['no height', 8],
  ])('as corrupt if it has %s', async (_, at) => {
    const bytes = await fixture('plain.qoi');
    new DataView(bytes.buffer).setUint32(at, 0);
    await expect(decoded(bytes)).rejects.toMatchObject({ code: 'CORRUPT' });
  });
});
