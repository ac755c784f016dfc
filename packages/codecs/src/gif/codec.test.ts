import { expect, test } from 'vitest';
import { sourceOf } from '../codec.ts';
import { hostForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

const palette = [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255];

function word(value: number): number[] {
  return [value & 255, value >> 8];
}

/** Three-bit codes, with a clear code before each index, so that the table never grows. */
function packed(indices: readonly number[]): number[] {
  const bits = [...indices.flatMap((index) => [4, index]), 5].flatMap((code) =>
    [0, 1, 2].map((bit) => (code >> bit) & 1),
  );
  const bytes = Array.from({ length: Math.ceil(bits.length / 8) }, (_, byte) =>
    bits.slice(byte * 8, byte * 8 + 8).reduce((sum, bit, place) => sum | (bit << place), 0),
  );
  return [2, bytes.length, ...bytes, 0];
}

interface Frame {
  readonly place?: readonly [left: number, top: number, width: number, height: number];
  readonly indices: readonly number[];
  readonly flags?: number;
}

function frame({ place = [0, 0, 1, 4], indices, flags = 0 }: Frame): number[] {
  return [0x2c, ...place.flatMap(word), flags, ...packed(indices)];
}

function gif(screen: readonly [number, number], ...blocks: readonly number[][]): Uint8Array<ArrayBuffer> {
  const head = [...'GIF89a'].map((letter) => letter.charCodeAt(0));
  return Uint8Array.from([...head, ...screen.flatMap(word), 0x81, 0, 0, ...palette, ...blocks.flat(), 0x3b]);
}

function decoded(bytes: Uint8Array<ArrayBuffer>) {
  return codec.decode(sourceOf(new Blob([bytes]), 'gif'), hostForTests());
}

const black = [0, 0, 0, 255];
const red = [255, 0, 0, 255];
const green = [0, 255, 0, 255];
const blue = [0, 0, 255, 255];
const clear = [0, 0, 0, 0];

test('indices become the colours of the palette', async () => {
  const { data, opaque, pages } = await decoded(gif([1, 4], frame({ indices: [0, 1, 2, 3] })));
  expect([...data]).toEqual([black, red, green, blue].flat());
  expect({ opaque, pages }).toEqual({ opaque: true, pages: 1 });
});

test('interlaced rows stand in their order', async () => {
  const { data } = await decoded(gif([1, 4], frame({ indices: [0, 2, 1, 3], flags: 0x40 })));
  expect([...data]).toEqual([black, red, green, blue].flat());
});

test('the transparent index shows nothing', async () => {
  const control = [0x21, 0xf9, 4, 1, 0, 0, 2, 0];
  const { data } = await decoded(gif([1, 4], control, frame({ indices: [0, 1, 2, 3] })));
  expect([...data]).toEqual([black, red, clear, blue].flat());
});

test('what the first frame leaves free is transparent, and further frames are counted', async () => {
  const blocks = [frame({ place: [1, 0, 1, 1], indices: [1] }), frame({ place: [0, 0, 1, 1], indices: [2] })];
  const { data, pages } = await decoded(gif([2, 1], ...blocks));
  expect([...data]).toEqual([clear, red].flat());
  expect(pages).toBe(2);
});

test('a frame that is larger than the screen makes it larger', async () => {
  expect(await decoded(gif([0, 0], frame({ indices: [0, 1, 2, 3] })))).toMatchObject({ width: 1, height: 4 });
});

test('a file without the trailer is whole; cut anywhere before, it is incomplete', async () => {
  const whole = gif([1, 4], frame({ indices: [0, 1, 2, 3] }));
  await decoded(whole.slice(0, -1));
  for (let length = 6; length < whole.length - 1; length += 1) {
    await expect(decoded(whole.slice(0, length)), `${length}`).rejects.toMatchObject({ code: 'INCOMPLETE' });
  }
});

test('zeros between frames are skipped, and what is no block ends the file', async () => {
  const one = frame({ indices: [0, 1, 2, 3] });
  const foreign = [...'GIF89a'].map((letter) => letter.charCodeAt(0));
  const { data, pages } = await decoded(gif([1, 4], one, [0, 0], one, foreign, one));
  expect([...data]).toEqual([black, red, green, blue].flat());
  expect(pages).toBe(2);
  await expect(decoded(gif([1, 4], foreign, one))).rejects.toMatchObject({ code: 'CORRUPT' });
});
