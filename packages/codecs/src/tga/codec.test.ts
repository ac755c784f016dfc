import { expect, test } from 'vitest';
import { sourceOf } from '../codec.ts';
import { hostForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

const [red, green, blue, white] = [
  [0, 0, 255, 255],
  [0, 255, 0, 255],
  [255, 0, 0, 255],
  [255, 255, 255, 255],
] as const;

/** Two by two pixels, in the format's order: blue, green, red, alpha. */
function tga(pixels: readonly (readonly number[])[], descriptor = 0x28, kind = 2, depth = 32): number[] {
  return [0, 0, kind, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, depth, descriptor, ...pixels.flat()];
}

/** Adds a footer that points to the meaning of the fourth channel. */
function withMeaning(file: readonly number[], attributes: number): number[] {
  const extension = Array<number>(495).fill(0).with(494, attributes);
  const at = file.length;
  const signature = [...'TRUEVISION-XFILE.\0'].map((letter) => letter.charCodeAt(0));
  return [...file, ...extension, at & 255, at >> 8, 0, 0, 0, 0, 0, 0, ...signature];
}

async function decoded(file: readonly number[]): Promise<number[][]> {
  const { data } = await codec.decode(sourceOf(new Blob([Uint8Array.from(file)]), 'tga'), hostForTests());
  return [0, 4, 8, 12].map((at) => [...data.subarray(at, at + 4)]);
}

const upright = [
  [255, 0, 0, 255],
  [0, 255, 0, 255],
  [0, 0, 255, 255],
  [255, 255, 255, 255],
];

test.each([
  ['top left', 0x28, [red, green, blue, white]],
  ['top right', 0x38, [green, red, white, blue]],
  ['bottom left', 0x08, [blue, white, red, green]],
  ['bottom right', 0x18, [white, blue, green, red]],
])('pixels that begin at the %s stand upright', async (_, descriptor, pixels) => {
  expect(await decoded(tga(pixels, descriptor))).toEqual(upright);
});

test('runs may go on in the next row', async () => {
  const packed = [
    [0x82, ...red],
    [0x00, ...white],
  ];
  expect(await decoded(tga(packed, 0x28, 10))).toEqual([
    ...Array<number[]>(3).fill([255, 0, 0, 255]),
    [255, 255, 255, 255],
  ]);
});

test('five bits of a colour reach from black to white', async () => {
  expect(
    await decoded(
      tga(
        [
          [0xff, 0x7f],
          [0, 0x7c],
          [0xe0, 3],
          [0x1f, 0],
        ],
        0x21,
        2,
        16,
      ),
    ),
  ).toEqual([
    [255, 255, 255, 255],
    [255, 0, 0, 255],
    [0, 255, 0, 255],
    [0, 0, 255, 255],
  ]);
});

const half = [
  [0, 0, 128, 128],
  [0, 0, 128, 128],
  [0, 0, 128, 128],
  [0, 0, 128, 128],
];

test.each([
  ['nothing, if nobody says so: it is alpha', undefined, [128, 0, 0, 128]],
  ['undefined data', 2, [128, 0, 0, 255]],
  ['alpha', 3, [128, 0, 0, 128]],
  ['alpha that the colours are multiplied with', 4, [255, 0, 0, 128]],
])('the fourth channel may be %s', async (_, attributes, expected) => {
  const file = tga(half);
  const [first] = await decoded(attributes === undefined ? file : withMeaning(file, attributes));
  expect(first).toEqual(expected);
});

test('a picture of which all is transparent is meant to be seen', async () => {
  const [first] = await decoded(tga(Array<number[]>(4).fill([0, 0, 255, 0])));
  expect(first).toEqual([255, 0, 0, 255]);
});

test.each([
  ['interleaved rows', tga([red, red, red, red], 0x68), 'UNSUPPORTED'],
  ['a missing row', tga([red, red]), 'INCOMPLETE'],
  ['a run without its end', tga([[0x83]], 0x28, 10), 'INCOMPLETE'],
])('a file with %s is refused', async (_, file, code) => {
  await expect(decoded(file)).rejects.toMatchObject({ code });
});
