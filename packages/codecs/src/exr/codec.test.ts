import { expect, test } from 'vitest';
import { sourceOf } from '../codec.ts';
import { hostForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

function long(value: number): number[] {
  return [0, 8, 16, 24].map((shift) => (value >> shift) & 255);
}

function text(value: string): number[] {
  return [...[...value].map((letter) => letter.charCodeAt(0)), 0];
}

function float(value: number): number[] {
  return [...new Uint8Array(Float32Array.of(value).buffer)];
}

function attribute(name: string, type: string, value: readonly number[]): number[] {
  return [...text(name), ...text(type), ...long(value.length), ...value];
}

interface Drawing {
  readonly channels: Readonly<Record<string, number>>;
  /** Left, top, right and bottom. */
  readonly data?: readonly [number, number, number, number];
  readonly display?: readonly [number, number, number, number];
  readonly compression?: number;
  readonly more?: readonly number[];
  readonly flags?: number;
}

/** Uncompressed floats, the same colour everywhere. */
function exr({ channels, data = [0, 0, 1, 1], display = data, compression = 0, more = [], flags = 2 }: Drawing) {
  const names = Object.keys(channels).sort();
  const list = names.flatMap((name) => [...text(name), ...long(2), ...long(0), ...long(1), ...long(1)]);
  const head = [
    ...[0x76, 0x2f, 0x31, 0x01, ...long(flags)],
    ...attribute('channels', 'chlist', [...list, 0]),
    ...attribute('compression', 'compression', [compression]),
    ...attribute('dataWindow', 'box2i', data.flatMap(long)),
    ...attribute('displayWindow', 'box2i', display.flatMap(long)),
    ...more,
    0,
  ];
  const [left, top, right, bottom] = data;
  const [width, height] = [right - left + 1, bottom - top + 1];
  const line = names.flatMap((name) => Array.from({ length: width }, () => float(channels[name] ?? 0)).flat());
  const blocks = Array.from({ length: height }, (_, y) => [...long(top + y), ...long(line.length), ...line]);
  const start = head.length + height * 8;
  const offsets = blocks.flatMap((block, index) => [...long(start + index * block.length), ...long(0)]);
  return Uint8Array.from([...head, ...offsets, ...blocks.flat()]);
}

async function decoded(drawing: Drawing | Uint8Array<ArrayBuffer>) {
  const bytes = drawing instanceof Uint8Array ? drawing : exr(drawing);
  return codec.decode(sourceOf(new Blob([bytes]), 'exr'), hostForTests());
}

async function firstPixel(drawing: Drawing): Promise<number[]> {
  return [...(await decoded(drawing)).data.subarray(0, 4)];
}

test('linear light is encoded as sRGB, and what is brighter than white is white', {
  tags: '@promise:clipped-light',
}, async () => {
  expect(await firstPixel({ channels: { R: 0.2159, G: 7, B: -1 } })).toEqual([128, 255, 0, 255]);
});

test('colours that are multiplied with alpha become straight', async () => {
  expect(await firstPixel({ channels: { R: 0.5, G: 0.25, B: 0, A: 0.5 } })).toEqual([255, 188, 0, 128]);
});

test('brightness alone is grey', async () => {
  expect(await firstPixel({ channels: { Y: 1 } })).toEqual([255, 255, 255, 255]);
});

test('the name of the only layer does not matter', async () => {
  expect(await firstPixel({ channels: { 'Layer 1.R': 1, 'Layer 1.G': 0, 'Layer 1.B': 0 } })).toEqual([255, 0, 0, 255]);
});

test('the picture is what the display window shows, and free where there are no data', async () => {
  const { width, height, data } = await decoded({ channels: { Y: 1 }, data: [-1, 1, 1, 2], display: [0, 0, 2, 1] });
  expect([width, height]).toEqual([3, 2]);
  const alpha = [...data].filter((_, at) => at % 4 === 3);
  expect(alpha).toEqual([0, 0, 0, 255, 255, 0]);
});

test('primaries other than those of sRGB are converted', async () => {
  const p3 = [0.68, 0.32, 0.265, 0.69, 0.15, 0.06, 0.3127, 0.329].flatMap(float);
  const [red = 0, green = 0] = await firstPixel({
    channels: { R: 0, G: 0.5, B: 0 },
    more: attribute('chromaticities', 'chromaticities', p3),
  });
  expect(red).toBe(0);
  expect(green).toBeGreaterThan(188);
});

test('white is where the primaries say it is', async () => {
  const aces = [0.7347, 0.2653, 0, 1, 0.0001, -0.077, 0.321_68, 0.337_67].flatMap(float);
  const more = attribute('chromaticities', 'chromaticities', aces);
  expect(await firstPixel({ channels: { R: 0.2159, G: 0.2159, B: 0.2159 }, more })).toEqual([128, 128, 128, 255]);
});

test.each([
  ['in a compression that nobody reads', { channels: { Y: 1 }, compression: 10 }, 'UNSUPPORTED'],
  ['of depths', { channels: { Z: 1 } }, 'UNSUPPORTED'],
  ['with deep data', { channels: { Y: 1 }, flags: 0x802 }, 'UNSUPPORTED'],
  ['that claims to be huge', { channels: { Y: 1 }, display: [0, 0, 99_999, 99_999] }, 'TOO_LARGE'],
] as const)('a file %s is refused', async (_, drawing, code) => {
  await expect(decoded(drawing)).rejects.toMatchObject({ code });
});

test('a file that was cut is incomplete', async () => {
  const whole = exr({ channels: { Y: 1 } });
  for (let length = 8; length < whole.length; length += 3) {
    await expect(decoded(whole.slice(0, length)), `${length}`).rejects.toMatchObject({ code: 'INCOMPLETE' });
  }
});
