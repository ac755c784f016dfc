import { drawPicture, imageOf } from '@image-converter/corpus/fixtures/draw';
import { expect, test } from 'vitest';
import { sourceOf } from '../codec.ts';
import { browserHostForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

function short(value: number): number[] {
  return [value & 255, value >> 8];
}

function long(value: number): number[] {
  return [...short(value & 0xffff), ...short(value >>> 16)];
}

interface Entry {
  readonly side: number;
  readonly bits: number;
  readonly data: readonly number[];
}

function ico(...entries: readonly Entry[]): Uint8Array<ArrayBuffer> {
  const start = 6 + entries.length * 16;
  const offsets = entries.map((_, index) =>
    entries.slice(0, index).reduce((sum, { data }) => sum + data.length, start),
  );
  const list = entries.flatMap(({ side, bits, data }, index) => {
    return [side % 256, side % 256, 0, 0, 1, 0, ...short(bits), ...long(data.length), ...long(offsets[index] ?? 0)];
  });
  return Uint8Array.from([0, 0, 1, 0, ...short(entries.length), ...list, ...entries.flatMap(({ data }) => data)]);
}

/** The height in the header includes the mask. */
function bitmap(width: number, height: number, bits: number, ...parts: readonly number[][]): number[] {
  const head = [...long(40), ...long(width), ...long(height * 2), 1, 0, ...short(bits), ...Array<number>(24).fill(0)];
  return [...head, ...parts.flat()];
}

async function decoded(bytes: Uint8Array<ArrayBuffer>) {
  const picture = await codec.decode(sourceOf(new Blob([bytes]), 'ico'), browserHostForTests());
  if (picture.kind !== 'pixels') throw new Error('not in memory');
  return picture;
}

const blackAndRed = [0, 0, 0, 0, 0, 0, 255, 0];

test('bits choose colours from the bottom row up, and the mask what is transparent', async () => {
  const rows = [0x80, 0, 0, 0, 0x40, 0, 0, 0];
  const mask = [0x40, 0, 0, 0, 0, 0, 0, 0];
  const { data } = await decoded(ico({ side: 2, bits: 1, data: bitmap(2, 2, 1, blackAndRed, rows, mask) }));
  expect([...data]).toEqual([0, 0, 0, 255, 255, 0, 0, 255, 255, 0, 0, 255, 0, 0, 0, 0]);
});

test('alpha that is stored counts; where all of it is 0, the mask does', async () => {
  const half = bitmap(1, 1, 32, [1, 2, 3, 128], [0, 0, 0, 0]);
  expect([...(await decoded(ico({ side: 1, bits: 32, data: half }))).data]).toEqual([3, 2, 1, 128]);
  const none = bitmap(1, 1, 32, [1, 2, 3, 0], [0, 0, 0, 0]);
  expect([...(await decoded(ico({ side: 1, bits: 32, data: none }))).data]).toEqual([3, 2, 1, 255]);
});

test('the largest picture is taken, then the one with the most colours', {
  tags: '@promise:largest-icon',
}, async () => {
  const red = { side: 1, bits: 32, data: bitmap(1, 1, 32, [0, 0, 255, 255]) };
  const poor = { side: 1, bits: 1, data: bitmap(1, 1, 1, blackAndRed, [0, 0, 0, 0], [0, 0, 0, 0]) };
  expect([...(await decoded(ico(poor, red))).data]).toEqual([255, 0, 0, 255]);
  const png = [...(await imageOf(drawPicture()).png().toBuffer())];
  expect(await decoded(ico(red, { side: 64, bits: 32, data: png }))).toMatchObject({ width: 64, height: 48 });
});

test.each([
  ['without its rows', bitmap(1, 1, 24), 'INCOMPLETE'],
  ['without its mask', bitmap(1, 1, 24, [1, 2, 3, 0]), 'INCOMPLETE'],
  ['in 16 bits', bitmap(1, 1, 16, [1, 2, 0, 0], [0, 0, 0, 0]), 'UNSUPPORTED'],
  ['of no size', bitmap(0, 0, 24), 'CORRUPT'],
])('a picture %s is refused', async (_, data, code) => {
  await expect(decoded(ico({ side: 1, bits: 24, data }))).rejects.toMatchObject({ code });
});
