import { expect, test } from 'vitest';
import { sourceOf } from '../codec.ts';
import { hostForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

function decoded(...parts: BlobPart[]) {
  return codec.decode(sourceOf(new Blob(parts), 'ppm'), hostForTests());
}

async function samples(...parts: BlobPart[]): Promise<number[]> {
  return [...(await decoded(...parts)).data];
}

test.each([
  ['digits that touch', 'P1 2 1\n01', [255, 255, 255, 255, 0, 0, 0, 255]],
  ['comments anywhere', 'P2 # grey\n2 1 # sizes\n10\n0 # black\n10', [0, 0, 0, 255, 255, 255, 255, 255]],
  ['a maximum that is not 255', 'P3 1 1 4 0 2 4', [0, 128, 255, 255]],
])('reads %s', async (_, text, expected) => {
  expect(await samples(text)).toEqual(expected);
});

test('samples of two bytes are rounded', async () => {
  expect(await samples('P5 2 1 65535\n', Uint8Array.of(0x7f, 0x80, 0xff, 0x00))).toEqual([
    127, 127, 127, 255, 254, 254, 254, 255,
  ]);
});

test('PAM may have alpha', async () => {
  const header = 'P7\nWIDTH 1\nHEIGHT 1\nDEPTH 2\nMAXVAL 255\nTUPLTYPE GRAYSCALE_ALPHA\nENDHDR\n';
  expect(await samples(header, Uint8Array.of(9, 99))).toEqual([9, 9, 9, 99]);
});

test('floats are linear light, from the bottom row up', async () => {
  const [top, , , , bottom] = await samples('Pf\n1 2\n-1.0\n', Float32Array.of(0.2159, 1));
  expect([top, bottom]).toEqual([255, 128]);
});

test('floats by Photoshop run from the top row down', async () => {
  const [top, , , , bottom] = await samples('Pf\n1\n2\n-1.0000\n', Float32Array.of(0.2159, 1));
  expect([top, bottom]).toEqual([128, 255]);
});

test('floats that are whole numbers are levels', async () => {
  expect((await samples('Pf\n2 1\n-1.0\n', Float32Array.of(77, 255)))[0]).toBe(77);
});

test('half floats are floats', async () => {
  expect((await samples('Ph\n2 1\n-1.0\n', Uint16Array.of(0x3800, 0x3c00)))[0]).toBe(188);
});

test.each([
  ['with a missing sample', 'P3 1 1 255 1 2', 'INCOMPLETE'],
  ['with a word among its digits', 'P2 2 1 255 1 two', 'CORRUPT'],
  ['with a maximum of 0', 'P2 1 1 0 0', 'CORRUPT'],
  ['of something else', 'P7\nWIDTH 1\nHEIGHT 1\nDEPTH 5\nMAXVAL 255\nTUPLTYPE SPECTRUM\nENDHDR\n12345', 'UNSUPPORTED'],
  ['that claims to be huge', 'P6 99999 99999 255\n', 'TOO_LARGE'],
])('a file %s is refused', async (_, text, code) => {
  await expect(decoded(text)).rejects.toMatchObject({ code });
});
