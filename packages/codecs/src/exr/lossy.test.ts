import { deflateSync } from 'node:zlib';
import { dwaBlock, exrFile, flatSquare, risingSquare } from '@image-converter/corpus/fixtures/exr';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../codec.ts';
import { halfBits, halfFloat } from '../colour/half.ts';
import { hostForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

async function decoded(bytes: Uint8Array<ArrayBuffer>) {
  return codec.decode(sourceOf(new Blob([bytes]), 'exr'), hostForTests());
}

async function pixels(bytes: Uint8Array<ArrayBuffer>): Promise<number[][]> {
  const { data } = await decoded(bytes);
  return Array.from({ length: data.length / 4 }, (_, index) => [...data.subarray(index * 4, index * 4 + 4)]);
}

function words(...values: readonly number[]): Uint8Array {
  return new Uint8Array(Uint16Array.from(values).buffer);
}

/** Compresses DC values: differences between neighbouring bytes, low bytes first. */
function deflatedMeans(...halves: readonly number[]): Uint8Array {
  const bytes = [...halves.map((half) => half & 255), ...halves.map((half) => half >> 8)];
  return deflateSync(Uint8Array.from(bytes, (byte, at) => (at === 0 ? byte : byte - (bytes[at - 1] ?? 0) + 128)));
}

const [one, half, quarter] = [halfBits(1), halfBits(0.5), halfBits(0.25)];
const rgb = ['B', 'G', 'R'].map((name) => ({ name, type: 'half' }) as const);

it.each([0, 1, -1, 0.5, 2.5, 1e-7, -6e-6, 65_504])('the half float of %s is the nearest', (value) => {
  expect(halfFloat(halfBits(value))).toBeCloseTo(value, 6);
});

it('what is too large for a half float is infinite', () => {
  expect(halfFloat(halfBits(1e6))).toBe(Number.POSITIVE_INFINITY);
});

describe('B44', () => {
  const shape = { width: 4, height: 4, compression: 7, lines: 32 };

  it('flat squares have one value', async () => {
    const block = [half, 0, one].flatMap(flatSquare);
    expect(await pixels(exrFile({ ...shape, channels: rgb, blocks: [block] }))).toEqual(
      Array(16).fill([255, 0, 188, 255]),
    );
  });

  it('other squares have differences from the left', async () => {
    const file = exrFile({ ...shape, channels: [{ name: 'Y', type: 'half' }], blocks: [risingSquare(quarter, 8)] });
    const levels = (await pixels(file)).map(([level]) => level);
    // For 0.25, 0.3125, 0.375 and 0.4375.
    expect(levels).toEqual([137, 152, 165, 177, 137, 152, 165, 177, 137, 152, 165, 177, 137, 152, 165, 177]);
  });

  it('perceptual values are exponentials', async () => {
    const channels = [{ name: 'Y', type: 'half', isPerceptual: true }] as const;
    const file = exrFile({ ...shape, channels, blocks: [flatSquare(halfBits(Math.exp(0.5 / 8)))] });
    // Not quite 188, because half floats are not exact.
    expect((await pixels(file))[0]).toEqual([187, 187, 187, 255]);
  });

  it('a block that was cut is refused', async () => {
    const file = exrFile({ ...shape, channels: rgb, blocks: [flatSquare(one)] });
    await expect(decoded(file)).rejects.toMatchObject({ code: 'CORRUPT' });
  });
});

describe('DWA', () => {
  const shape = { width: 8, height: 8, lines: 32 };
  /** The rest of the square is zero. */
  const flat = 0xff00;

  it.each([8, 9])('colours are brightness and differences (compression %s)', async (compression) => {
    const block = dwaBlock({
      ac: deflateSync(words(flat, flat, flat)),
      acCount: 3,
      // Eight times the mean, luma only.
      dc: deflatedMeans(halfBits(8), 0, 0),
      dcCount: 3,
    });
    const file = exrFile({ ...shape, compression, channels: rgb, blocks: [block] });
    expect(await pixels(file)).toEqual(Array(64).fill([255, 255, 255, 255]));
  });

  it('more than the mean makes waves, and alpha comes in runs', async () => {
    const channels = [{ name: 'A', type: 'half' } as const, { name: 'Y', type: 'half' } as const];
    // 64 low bytes, then 64 high ones.
    const runs = [63, one & 255, 63, one >> 8];
    const block = dwaBlock({
      ac: deflateSync(words(halfBits(1), flat)),
      acCount: 2,
      dc: deflatedMeans(halfBits(4)),
      dcCount: 1,
      runs: deflateSync(Uint8Array.from(runs)),
      runsBytes: runs.length,
      runsRawBytes: 128,
    });
    const row = (await pixels(exrFile({ ...shape, compression: 8, channels, blocks: [block] }))).slice(0, 8);
    const curve = (value: number) => Math.round(255 * (1.055 * value ** (2.2 / 2.4) - 0.055));
    const expected = row.map((_, x) => curve(0.5 + (Math.cos(((2 * x + 1) * Math.PI) / 16) * Math.SQRT1_2) / 4));
    for (const [x, [level = 0, , , alpha]] of row.entries()) {
      expect(Math.abs(level - (expected[x] ?? 0)), `${x}`).toBeLessThanOrEqual(1);
      expect(alpha).toBe(255);
    }
  });

  it('what is no colour loses nothing', async () => {
    const values = Array.from({ length: 64 }, (_, index) => halfBits(index));
    const channels = [{ name: 'Y', type: 'half' } as const, { name: 'Z', type: 'half' } as const];
    const block = dwaBlock({
      plain: deflateSync(words(...values)),
      plainBytes: 128,
      ac: deflateSync(words(flat)),
      acCount: 1,
      dc: deflatedMeans(halfBits(8)),
      dcCount: 1,
    });
    expect((await pixels(exrFile({ ...shape, compression: 8, channels, blocks: [block] })))[0]).toEqual([
      255, 255, 255, 255,
    ]);
  });

  it.each([
    ['means', { ac: deflateSync(words(flat)), acCount: 1 }],
    ['numbers', { dc: deflatedMeans(one), dcCount: 1 }],
    ['room', { ac: deflateSync(words(flat)), acCount: 2 ** 40, dc: deflatedMeans(one), dcCount: 1 }],
  ])('a block without enough %s is refused', async (_, parts) => {
    const channels = [{ name: 'Y', type: 'half' } as const];
    const file = exrFile({ ...shape, compression: 8, channels, blocks: [dwaBlock(parts)] });
    await expect(decoded(file)).rejects.toMatchObject({ code: 'CORRUPT' });
  });
});

describe('brightness with differences of colour', () => {
  const sampled = [
    { name: 'BY', type: 'half', sampling: 2 },
    { name: 'RY', type: 'half', sampling: 2 },
    { name: 'Y', type: 'half' },
  ] as const;

  it('every second pixel and line have a colour of their own, and the others are between them', async () => {
    // No blue at all; as much red as luminance, then twice as much.
    const chroma = [...words(halfBits(-1), halfBits(-1)), ...words(0, one)];
    const light = [...words(half, half, half, half)];
    const file = exrFile({
      width: 4,
      height: 2,
      compression: 0,
      lines: 1,
      channels: sampled,
      blocks: [[...chroma, ...light], light],
    });
    const row = await pixels(file);
    expect(row.slice(0, 4)).toEqual(row.slice(4));
    const reds = row.slice(0, 3).map(([red]) => red);
    expect(reds).toEqual([188, 225, 255]);
    expect(row.every(([, , blue]) => blue === 0)).toBe(true);
  });

  it('without differences it is grey', async () => {
    const block = [...words(0, 0), ...words(0, 0), ...words(quarter, quarter, quarter, quarter)];
    const file = exrFile({ width: 4, height: 1, compression: 0, lines: 1, channels: sampled, blocks: [block] });
    expect((await pixels(file))[0]).toEqual([137, 137, 137, 255]);
  });
});
