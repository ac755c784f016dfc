import { expect, test } from 'vitest';
import { sourceOf } from '../codec.ts';
import { hostForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

function short(value: number): number[] {
  return [(value >> 8) & 255, value & 255];
}

function long(value: number): number[] {
  return [...short(value >>> 16), ...short(value)];
}

interface Drawing {
  readonly mode: number;
  readonly planes: readonly (readonly number[])[];
  readonly bits?: number;
  readonly palette?: readonly number[];
  readonly resources?: readonly number[];
  readonly layers?: readonly number[];
  readonly compression?: number;
}

/** Two pixels. */
function psd({ mode, planes, bits = 8, palette = [], resources = [], layers = [], compression = 0 }: Drawing) {
  const head = [...'8BPS'].map((letter) => letter.charCodeAt(0));
  const sections = [palette, resources, layers].flatMap((section) => [...long(section.length), ...section]);
  return Uint8Array.from([
    ...[...head, ...short(1), 0, 0, 0, 0, 0, 0, ...short(planes.length)],
    ...[...long(1), ...long(2), ...short(bits), ...short(mode), ...sections, ...short(compression), ...planes.flat()],
  ]);
}

async function samples(drawing: Drawing): Promise<number[] | undefined> {
  const pixels = await codec.decode(sourceOf(new Blob([psd(drawing)]), 'psd'), hostForTests());
  return pixels && [...pixels.data];
}

function resource(id: number, data: readonly number[]): number[] {
  return [0x38, 0x42, 0x49, 0x4d, ...short(id), 0, 0, ...long(data.length), ...data, ...(data.length % 2 ? [0] : [])];
}

const rgb = [
  [10, 20],
  [30, 40],
  [50, 60],
];
/** A section with a negative layer count: the merged picture has transparency. */
const transparent = [...long(2), ...short(0xffff)];

test.each([
  ['red, green and blue', { mode: 3, planes: rgb }, [10, 30, 50, 255, 20, 40, 60, 255]],
  [
    'grey of 16 bits',
    { mode: 1, bits: 16, planes: [[0x7f, 0x80, 255, 255]] },
    [127, 127, 127, 255, 255, 255, 255, 255],
  ],
  ['bits, of which a set one is black', { mode: 0, bits: 1, planes: [[0x80]] }, [0, 0, 0, 255, 255, 255, 255, 255]],
  [
    'CIE Lab',
    {
      mode: 9,
      planes: [
        [255, 0],
        [128, 128],
        [128, 128],
      ],
    },
    [255, 255, 255, 255, 0, 0, 0, 255],
  ],
  [
    'CIE Lab of 16 bits',
    {
      mode: 9,
      bits: 16,
      planes: [
        [255, 255, 0, 0],
        [128, 128, 128, 128],
        [128, 128, 128, 128],
      ],
    },
    [255, 255, 255, 255, 0, 0, 0, 255],
  ],
])('reads %s', async (_, drawing, expected) => {
  expect(await samples(drawing)).toEqual(expected);
});

test('a palette has all reds first', async () => {
  const palette = Array.from({ length: 768 }, (_, at) => Math.floor(at / 256) * 100 + (at % 256 === 1 ? 5 : 0));
  expect(await samples({ mode: 2, palette, planes: [[0, 1]] })).toEqual([0, 100, 200, 255, 5, 105, 205, 255]);
});

test('a fourth channel is transparency only if the layers say so, and then white is taken out of the colours', async () => {
  const planes = [
    [255, 155],
    [255, 255],
    [255, 255],
    [255, 100],
  ];
  expect(await samples({ mode: 3, planes })).toEqual([255, 255, 255, 255, 155, 255, 255, 255]);
  expect(await samples({ mode: 3, planes, layers: transparent })).toEqual([255, 255, 255, 255, 0, 255, 255, 100]);
});

function floats(...values: readonly number[]): number[] {
  return values.flatMap((value) => [...new Uint8Array(Float32Array.of(value).buffer)].reverse());
}

test('samples of 32 bits are linear light, cut off at white', async () => {
  const planes = [floats(0.2159, 7), floats(0, 1), floats(1, -1)];
  expect(await samples({ mode: 3, bits: 32, planes })).toEqual([128, 0, 255, 255, 255, 255, 0, 255]);
  expect(await samples({ mode: 1, bits: 32, planes: [floats(0.2159, 0)] })).toEqual([128, 128, 128, 255, 0, 0, 0, 255]);
});

test('white is taken out of transparent light', async () => {
  const planes = [floats(0.5, 1), floats(0.5, 1), floats(1, 1), floats(0.5, 0)];
  expect((await samples({ mode: 3, bits: 32, planes, layers: transparent }))?.slice(0, 4)).toEqual([0, 0, 255, 128]);
});

test('channels with inks of their own are printed over each other', async () => {
  const cyan = [0, 2, 0, 0, 255, 255, 255, 255, 255, 255, 0, 0, 2];
  const blackInLab = [0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2];
  const redInRgb = [0, 0, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 2];
  const resources = resource(1077, [...long(1), ...cyan, ...blackInLab, ...redInRgb]);
  const planes = [
    [0, 255],
    [255, 128],
    [255, 0],
  ];
  expect(await samples({ mode: 7, planes, resources })).toEqual([0, 255, 255, 255, 128, 0, 0, 255]);
});

test('an ink that is nearly pure in Lab is pure', async () => {
  const cyan = [0, 7, 0x23, 0x98, 0xed, 0x39, 0xfa, 0x78, 0, 0, 0, 0, 2];
  const resources = resource(1077, [...long(1), ...cyan, ...cyan]);
  const planes = [
    [0, 255],
    [255, 255],
  ];
  expect(await samples({ mode: 7, planes, resources })).toEqual([0, 255, 255, 255, 255, 255, 255, 255]);
});

test('CMYK is left to ImageMagick', async () => {
  expect(await samples({ mode: 4, planes: [...rgb, [0, 0]] })).toBeUndefined();
});

test.each([
  ['has 32 bits and a palette', { mode: 2, bits: 32, planes: rgb }, { obstacle: 'KIND_OF_PIXELS' }],
  ['has inks without colours', { mode: 7, planes: rgb }, { obstacle: 'KIND_OF_PIXELS' }],
  ['is compressed by ZIP', { mode: 3, planes: rgb, compression: 2 }, { obstacle: 'ZIP' }],
  ['lacks a plane', { mode: 3, planes: [[10, 20], [30, 40], []] }, { code: 'INCOMPLETE' }],
] as const)('a file that %s is refused', async (_, drawing, reason) => {
  await expect(samples(drawing)).rejects.toMatchObject(reason);
});

test('a file that has layers, but no merged picture, is refused by name', {
  tags: '@promise:merged-layers',
}, async () => {
  const resources = resource(1057, [0, 0, 0, 1, 0]);
  await expect(samples({ mode: 3, planes: rgb, resources })).rejects.toMatchObject({
    code: 'UNSUPPORTED',
    obstacle: 'NO_MERGED_PICTURE',
  });
});

test('16 bits of grey and RGB are kept where the target has room for them', async () => {
  const deep = async (drawing: Drawing) => {
    const picture = await codec.decode(sourceOf(new Blob([psd(drawing)]), 'psd'), hostForTests({ deep: true }));
    return picture?.deep && [...picture.deep];
  };
  const planes = [
    [0x12, 0x34, 0, 1],
    [0x56, 0x78, 0, 2],
    [0x9a, 0xbc, 0, 3],
  ];
  const opaque = 65_535;
  expect(await deep({ mode: 3, bits: 16, planes })).toEqual([0x1234, 0x5678, 0x9abc, opaque, 1, 2, 3, opaque]);
  expect(await deep({ mode: 1, bits: 16, planes: planes.slice(0, 1) })).toEqual([
    ...[0x1234, 0x1234, 0x1234, opaque],
    ...[1, 1, 1, opaque],
  ]);
  // Half transparent: black is stored as half white.
  const half = [0x80, 0, 255, 255];
  const black = [0x7f, 0xff, 255, 255];
  expect(await deep({ mode: 3, bits: 16, planes: [black, black, black, half], layers: transparent })).toEqual([
    ...[0, 0, 0, 0x8000],
    ...[opaque, opaque, opaque, opaque],
  ]);
  expect(await deep({ mode: 3, planes: rgb })).toBeUndefined();
});
