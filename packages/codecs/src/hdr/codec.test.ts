import { expect, test } from 'vitest';
import { sourceOf } from '../codec.ts';
import { hostForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

/** Two rows of three: white, red, green; blue, black, grey. */
const upright = ['white', 'red', 'green', 'blue', 'black', 'grey'];
const stored: Readonly<Record<string, readonly number[]>> = {
  white: [128, 128, 128, 129],
  red: [128, 0, 0, 129],
  green: [0, 128, 0, 129],
  blue: [0, 0, 128, 129],
  black: [0, 0, 0, 0],
  grey: [55, 55, 55, 128],
};

function file(resolution: string, pixels: readonly string[], format = '32-bit_rle_rgbe'): Blob {
  const header = `#?RADIANCE\nFORMAT=${format}\n\n${resolution}\n`;
  return new Blob([header, Uint8Array.from(pixels.flatMap((name) => stored[name] ?? []))]);
}

function decoded(blob: Blob) {
  return codec.decode(sourceOf(blob, 'hdr'), hostForTests());
}

function nameOf(rgb: readonly number[]): string {
  const name = rgb.map((sample) => (sample > 250 ? 'x' : sample > 100 ? 'o' : '.')).join('');
  return { xxx: 'white', 'x..': 'red', '.x.': 'green', '..x': 'blue', '...': 'black', ooo: 'grey' }[name] ?? name;
}

test.each([
  ['-Y 2 +X 3', [0, 1, 2, 3, 4, 5]],
  ['-Y 2 -X 3', [2, 1, 0, 5, 4, 3]],
  ['+Y 2 +X 3', [3, 4, 5, 0, 1, 2]],
  ['+Y 2 -X 3', [5, 4, 3, 2, 1, 0]],
  ['+X 3 -Y 2', [0, 3, 1, 4, 2, 5]],
  ['-X 3 -Y 2', [2, 5, 1, 4, 0, 3]],
  ['+X 3 +Y 2', [3, 0, 4, 1, 5, 2]],
  ['-X 3 +Y 2', [5, 2, 4, 1, 3, 0]],
])('pixels in the order %s stand upright', async (resolution, order) => {
  const { width, height, data } = await decoded(
    file(
      resolution,
      order.map((place) => upright[place] ?? ''),
    ),
  );
  expect([width, height]).toEqual([3, 2]);
  const names = upright.map((_, pixel) => nameOf([...data.subarray(pixel * 4, pixel * 4 + 3)]));
  expect(names).toEqual(upright);
});

test('a fifth of the light is a middle grey', async () => {
  const { data } = await decoded(file('-Y 1 +X 1', ['grey']));
  expect(Math.abs((data[0] ?? 0) - 128)).toBeLessThanOrEqual(1);
});

test('white in CIE XYZ is white', async () => {
  const { data } = await decoded(file('-Y 1 +X 1', ['white'], '32-bit_rle_xyze'));
  expect([...data]).toEqual([255, 255, 255, 255]);
});

test.each([
  ['as incomplete if rows are missing', file('-Y 2 +X 3', ['red']), 'INCOMPLETE'],
  ['as unsupported in another format', file('-Y 1 +X 1', ['red'], 'float'), 'UNSUPPORTED'],
  ['as corrupt without sizes', file('-Y 1', ['red']), 'CORRUPT'],
  ['as too large before memory is reserved', file('-Y 60000 +X 60000', []), 'TOO_LARGE'],
])('a file is refused %s', async (_, blob, code) => {
  await expect(decoded(blob)).rejects.toMatchObject({ code });
});
