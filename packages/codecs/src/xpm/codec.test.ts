import { expect, test } from 'vitest';
import { sourceOf } from '../codec.ts';
import { hostForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

async function pixel(colour: string): Promise<number[]> {
  const text = `/* XPM */\nstatic char *a[] = {"1 1 1 1", "x c ${colour}", "x"};`;
  return [...(await codec.decode(sourceOf(new Blob([text]), 'xpm'), hostForTests())).data];
}

test.each([
  ['#f80', [255, 136, 0, 255]],
  ['#ffff88880000', [255, 136, 0, 255]],
  ['None', [0, 0, 0, 0]],
  ['light goldenrod yellow', [250, 250, 210, 255]],
  ['grey51', [130, 130, 130, 255]],
  ['crimson', [220, 20, 60, 255]],
  // Shades of the colour itself, and of a different base colour.
  ['snow2', [238, 233, 233, 255]],
  ['DarkSlateGray1', [151, 255, 255, 255]],
  ['DarkSlateGrey3', [121, 205, 205, 255]],
  ['HotPink3', [205, 96, 144, 255]],
])('%s is a colour', async (name, expected) => {
  expect(await pixel(name)).toEqual(expected);
});

test.each(['nowhere', 'nowhere3', 'red5', 'constructor1'])('%s is none, and refused', async (name) => {
  await expect(pixel(name)).rejects.toMatchObject({ code: 'UNSUPPORTED' });
});
