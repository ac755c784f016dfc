import { uncounted } from '@image-converter/formats/uncounted';
import { expect, test } from 'vitest';
import { sourceOf } from '../codec.ts';
import { codec as managed } from '../jxl-managed/codec.ts';
import { hostForTests } from '../testing/host.ts';
import { inspectJxl, jxlHeader } from './inspect.ts';

/** A codestream header from pairs of value and bit count, lowest bit first. */
function codestream(...fields: readonly (readonly [value: number, count: number])[]): number[] {
  const bits = fields.flatMap(([value, count]) =>
    Array.from({ length: count }, (_, bit) => Math.floor(value / 2 ** bit) & 1),
  );
  const bytes = Array.from({ length: 30 }, (_, byte) =>
    bits.slice(byte * 8, byte * 8 + 8).reduce((sum, bit, place) => sum | (bit << place), 0),
  );
  return [0xff, 0x0a, ...bytes];
}

function box(kind: string, data: readonly number[], length = data.length + 8): number[] {
  return [0, 0, length >> 8, length & 255, ...[...kind].map((letter) => letter.charCodeAt(0)), ...data];
}

function inspected(bytes: readonly number[]) {
  return inspectJxl(new Blob([Uint8Array.from(bytes)]));
}

const signature = box('JXL ', [13, 10, 0x87, 10]);
/** Small size, 32 high, ratio 1:1, defaults for the rest. */
const small = codestream([1, 1], [3, 5], [1, 3], [1, 1]);

test.each([
  ['eights, and a ratio', small, { width: 32, height: 32 }],
  ['a ratio of 16 to 9', codestream([1, 1], [17, 5], [5, 3], [1, 1]), { width: 256, height: 144 }],
  [
    'two numbers',
    codestream([0, 1], [0, 2], [299, 9], [0, 3], [1, 2], [3999, 13], [1, 1]),
    { width: 4000, height: 300 },
  ],
  [
    'a picture on its side',
    codestream([0, 1], [0, 2], [299, 9], [0, 3], [1, 2], [3999, 13], [0, 1], [1, 1], [5, 3]),
    { width: 300, height: 4000 },
  ],
])('reads the size from %s', async (_, bytes, size) => {
  expect(await inspected(bytes)).toMatchObject({ ...size, complete: true });
});

test('finds the codestream in a container, whole or in parts', async () => {
  expect(await inspected([...signature, ...box('jxlc', small)])).toMatchObject({ width: 32, complete: true });
  const parts = [...box('jxlp', [0, 0, 0, 0, ...small]), ...box('jxlp', [0x80, 0, 0, 1, 9])];
  expect(await inspected([...signature, ...parts])).toMatchObject({ width: 32, complete: true });
});

test.each([
  ['ends inside the codestream', box('jxlc', small, 5000)],
  ['lacks the last part', box('jxlp', [0, 0, 0, 0, ...small])],
  ['has no codestream', box('Exif', [0, 0, 0, 0])],
])('a container that %s is incomplete', async (_, boxes) => {
  expect(await inspected([...signature, ...boxes])).toMatchObject({ complete: false });
});

/** Small size, without the defaults. */
const begun = [
  [1, 1],
  [3, 5],
  [1, 3],
  [0, 1],
] as const;
/** No orientation, size, preview or animation; 8 bits; the flag that 16 bits suffice; no extra channels; XYB. */
const plainPixel = [
  [0, 1],
  [0, 3],
  [1, 1],
  [0, 2],
  [1, 1],
] as const;
const srgb = { primaries: 1, transfer: 13 };
const plain = { isPlain: true, hasAlpha: false, isCmyk: false, hasGreyProfile: false, colours: srgb };
/** An extra channel of kind 4 with 8 bits, at full size and without a name; not XYB; a profile. */
const cmyk = codestream(
  ...begun,
  [0, 1],
  [0, 3],
  [1, 1],
  [1, 2],
  [0, 1],
  [2, 2],
  [2, 4],
  [0, 3],
  [0, 2],
  [0, 2],
  [0, 1],
  [0, 1],
  [1, 1],
  [0, 2],
);

test.each([
  ['defaults', small, plain],
  ['sRGB', codestream(...begun, ...plainPixel, [1, 1]), plain],
  ['a profile', codestream(...begun, ...plainPixel, [0, 1], [1, 1], [0, 2]), { ...plain, colours: undefined }],
  [
    'P3',
    // RGB, D65 white point, primaries 11, no gamma, transfer 13.
    codestream(...begun, ...plainPixel, [0, 2], [0, 2], [1, 2], [2, 2], [9, 4], [0, 1], [2, 2], [11, 4]),
    { ...plain, colours: { primaries: 12, transfer: 13 } },
  ],
  [
    'grey of a gamma of 2.2',
    codestream(...begun, ...plainPixel, [0, 2], [1, 2], [1, 2], [1, 1], [4_545_455, 24]),
    { ...plain, colours: { primaries: 1, transfer: 4 } },
  ],
  [
    'numbers with a fraction',
    codestream(...begun, [0, 1], [1, 1], [0, 2], [7, 4], [1, 1], [0, 2], [1, 1], [1, 1]),
    { ...plain, isPlain: false },
  ],
  [
    'usual transparency',
    codestream(...begun, [0, 1], [0, 3], [1, 1], [1, 2], [1, 1], [1, 1], [1, 1]),
    { ...plain, hasAlpha: true },
  ],
  [
    'colours multiplied with alpha',
    codestream(
      ...begun,
      [0, 1],
      [0, 3],
      [1, 1],
      [1, 2],
      [0, 1],
      [0, 2],
      [0, 3],
      [0, 2],
      [0, 2],
      [1, 1],
      [1, 1],
      [1, 1],
    ),
    { ...plain, isPlain: false, hasAlpha: true },
  ],
  [
    'a profile for grey',
    codestream(...begun, ...plainPixel, [0, 1], [1, 1], [1, 2]),
    { ...plain, colours: undefined, hasGreyProfile: true },
  ],
  ['black ink', cmyk, { ...plain, isPlain: false, isCmyk: true, colours: undefined }],
])('knows pixels with %s', async (_, bytes, pixel) => {
  expect((await jxlHeader(new Blob([Uint8Array.from(bytes)]))).pixel).toMatchObject(pixel);
});

test('knows the size of a picture whose channels have longer names than it looks at', async () => {
  const named = codestream(
    ...begun,
    [0, 1],
    [0, 3],
    [1, 1],
    [1, 2],
    [0, 1],
    [2, 2],
    [3, 4],
    [0, 3],
    [0, 2],
    [3, 2],
    [900, 10],
  );
  const file = new Blob([Uint8Array.from(named)]);
  expect(await jxlHeader(file)).toMatchObject({ size: { width: 32, height: 32 }, pixel: { isPlain: false } });
});

test('knows an animation, whatever stands before that in the header', { tags: '@promise:first-frame' }, async () => {
  const extras = [
    [1, 1],
    [0, 3],
    [1, 1],
    [1, 1],
    [3, 5],
    [1, 3],
  ] as const;
  const preview = [
    [1, 1],
    [1, 1],
    [2, 2],
    [0, 5],
    [1, 3],
  ] as const;
  const times = [
    [1, 1],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 1],
  ] as const;
  const moving = codestream(...begun, ...extras, ...preview, ...times, ...plainPixel.slice(1), [1, 1]);
  expect(await jxlHeader(new Blob([Uint8Array.from(moving)]))).toMatchObject({
    size: { width: 32, height: 32 },
    isAnimated: true,
    pixel: plain,
  });
  expect(await inspected(moving)).toMatchObject({ frames: uncounted });
  expect(await inspected(small)).toMatchObject({ frames: 1 });
});

test('printing inks are neither for the browser nor for a decoder without black ink', async () => {
  expect(await inspected(cmyk)).toMatchObject({ cmyk: true });
  const source = sourceOf(new Blob([Uint8Array.from(cmyk)]), 'jxl');
  await expect(managed.decode(source, hostForTests())).rejects.toMatchObject({ obstacle: 'KIND_OF_PIXELS' });
});
