import { drawEach } from '@image-converter/corpus/fixtures/draw';
import { drawGainMap, hdrValueAt, ultraHdr } from '@image-converter/corpus/fixtures/hdr';
import { readUltraHdr } from '@image-converter/corpus/ultra-hdr';
import { inspect } from '@image-converter/formats/inspect';
import type { Choices } from '@image-converter/formats/options';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { encodeMap } from '../avif-encoder/codec.ts';
import type { Pixels } from '../pixels.ts';
import { browserHostForTests, settingsForTests } from '../testing/host.ts';
import { gainMapCarrier } from './carrier.ts';
import type { MapPixels } from './map-pixels.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** By sharp, which needs no browser. */
async function decode(coded: Blob | number): Promise<Pixels> {
  if (typeof coded === 'number') throw new Error('not a HEIC');
  const { data, info } = await sharp(await coded.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = { kind: 'pixels', width, height, channels, colourSpace: 'srgb', opaque: true } as const;
  return { ...pixels, data: new Uint8ClampedArray(data) } as Pixels;
}

const encodeAvif = (map: MapPixels) => encodeMap(map, browserHostForTests());

interface Change {
  readonly choices?: Partial<Omit<Choices, 'maxBytes'>> & { readonly maxBytes?: number };
  readonly orientation?: number;
  readonly table?: Uint8Array;
  readonly isTagged?: boolean;
  readonly target?: 'jpg' | 'avif';
}

/** The map that is put into a JPG converted this way; values as in the fixture mean what they say. */
async function mapOf(
  photo: Bytes,
  { choices = {}, orientation = 1, table, isTagged = false, target = 'jpg' }: Change = {},
) {
  const coded = new Uint8Array(readUltraHdr(photo)?.map ?? []);
  const stored = await inspect(new Blob([photo]), 'jpg');
  const { width, height } = stored;
  const inspection = { ...stored, ...(orientation > 4 && { width: height, height: width }), orientation, isTagged };
  let written: Bytes | undefined;
  const { maxBytes, ...others } = choices;
  const form = {
    described: (map: Bytes) => {
      written = map;
      return map;
    },
    put: (picture: Bytes, described: Bytes) => [picture, described],
  };
  const carrier = await gainMapCarrier(
    {
      coded,
      channels: 1,
      table,
      neutral: [0],
      forms: { jpg: form, avif: form },
    },
    { inspection, settings: { ...settingsForTests(target, others), maxBytes }, decode, encodeAvif },
  );
  return carrier && written && { carrier, coded, map: written };
}

async function greys(map: Uint8Array | undefined) {
  const { data, info } = await sharp(map).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { width, height, at: (x: number, y: number) => data[y * width + x] ?? Number.NaN };
}

/** Of two maps, in steps of 255. */
async function meanDifference(map: Uint8Array | undefined, wanted: (x: number, y: number) => number): Promise<number> {
  const { width, height, at } = await greys(map);
  let sum = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) sum += Math.abs(at(x, y) - Math.min(255, wanted(x, y)));
  }
  return sum / (width * height);
}

/** Everything from the tables on: what is decoded. */
function scan(jpeg: Uint8Array): string {
  const file = Buffer.from(jpeg);
  return file.subarray(file.indexOf(Buffer.of(0xff, 0xda))).toString('hex');
}

describe('the gain map of a converted photo', () => {
  test('is the stored one, to the bit, if the photo keeps its place', async () => {
    const found = await mapOf(await ultraHdr());
    expect(scan(found?.map ?? new Uint8Array())).toBe(scan(found?.coded ?? new Uint8Array()));
    expect(Buffer.from(found?.map ?? []).includes('hdrgm')).toBe(false);
  });

  // Where a value of the turned map comes from.
  const { width, height } = { width: 80, height: 60 };
  test.each([
    [3, {}, (x: number, y: number) => hdrValueAt(width - 1 - x, height - 1 - y)],
    [6, {}, (x: number, y: number) => hdrValueAt(y, height - 1 - x)],
    [6, { rotate: 90 }, (x: number, y: number) => hdrValueAt(width - 1 - x, height - 1 - y)],
    [1, { flip: 'horizontal' }, (x: number, y: number) => hdrValueAt(width - 1 - x, y)],
  ] as const)('is turned with a photo of orientation %i and %o', async (orientation, choices, wanted) => {
    const found = await mapOf(await ultraHdr(), { orientation, choices });
    expect(await meanDifference(found?.map, wanted)).toBeLessThan(1);
  });

  test('is cut with the photo, even between its pixels', async () => {
    // 78 of 320 pixels are 19.5 of 80.
    const crop = { left: 78 / 320, top: 10 / 240, width: 160 / 320, height: 100 / 240 };
    const found = await mapOf(await ultraHdr(), { choices: { crop } });
    expect(await greys(found?.map)).toMatchObject({ width: 40, height: 25 });
    const wanted = (x: number, y: number) => ((x + 19.5 - 16) / 64) * 200 + ((y + 2.5) / 60) * 50;
    expect(await meanDifference(found?.map, wanted)).toBeLessThan(1);
  });

  test('shrinks with the photo, and does not grow with it', async () => {
    const half = await mapOf(await ultraHdr(), { choices: { size: { percent: 50 } } });
    expect(await greys(half?.map)).toMatchObject({ width: 40, height: 30 });
    expect(await meanDifference(half?.map, (x, y) => hdrValueAt(2 * x + 0.5, 2 * y + 0.5))).toBeLessThan(1.5);
    const double = await mapOf(await ultraHdr(), { choices: { size: { percent: 200 }, enlarge: true } });
    expect(scan(double?.map ?? new Uint8Array())).toBe(scan(double?.coded ?? new Uint8Array()));
  });

  test.each([
    [{}, { width: 80, height: 60 }, hdrValueAt],
    [{ rotate: 180 }, { width: 80, height: 60 }, (x: number, y: number) => hdrValueAt(79 - x, 59 - y)],
    [
      { size: { percent: 50 } },
      { width: 40, height: 30 },
      (x: number, y: number) => hdrValueAt(2 * x + 0.5, 2 * y + 0.5),
    ],
  ] as const)('is arranged in the same way for an AVIF, which has it as AV1: %o', async (choices, size, wanted) => {
    const { map } = (await mapOf(await ultraHdr(), { target: 'avif', choices })) ?? {};
    expect(await sharp(map).metadata()).toMatchObject({ compression: 'av1', ...size });
    expect(await meanDifference(map, wanted)).toBeLessThan(1.5);
  });

  test('has colours in an AVIF, too, if it has some', async () => {
    const coloured = await ultraHdr({ map: drawEach({ width: 80, height: 60 }, (x, y) => [x * 3, y * 4, 9]) });
    const { map } = (await mapOf(coloured, { target: 'avif' })) ?? {};
    const { data } = await sharp(map).raw().toBuffer({ resolveWithObject: true });
    const [red = 0, green = 0, blue = 0] = data.subarray((30 * 80 + 60) * 3);
    for (const [made, drawn] of [
      [red, 180],
      [green, 120],
      [blue, 9],
    ] as const) {
      expect(Math.abs(made - drawn)).toBeLessThan(6);
    }
  });

  test('brightens no margin', async () => {
    const bright = await ultraHdr({ map: drawEach({ width: 80, height: 60 }, () => [255]) });
    const found = await mapOf(bright, { choices: { size: { pad: { width: 320, height: 320 } } } });
    const { at, ...size } = await greys(found?.map);
    expect(size).toEqual({ width: 80, height: 80 });
    for (const y of [0, 4, 75, 79]) expect(at(40, y)).toBeLessThan(4);
    for (const y of [14, 40, 65]) expect(at(40, y)).toBeGreaterThan(251);
  });

  test('gets the values of a table', async () => {
    const table = Uint8Array.from({ length: 256 }, (_, value) => value >> 1);
    const found = await mapOf(await ultraHdr(), { table });
    expect(await meanDifference(found?.map, (x, y) => hdrValueAt(x, y) / 2)).toBeLessThan(1);
  });

  test('keeps its colours only if those of the photo stay as they are', async () => {
    const coloured = await ultraHdr({ map: drawEach({ width: 80, height: 60 }, (x, y) => [x * 3, y * 4, 9]) });
    const choices = { size: { percent: 50 } } as const;
    const kept = await mapOf(coloured, { choices });
    expect((await sharp(kept?.map).metadata()).channels).toBe(3);
    expect(await mapOf(coloured, { isTagged: true })).toBeUndefined();
    const grey = await ultraHdr({ map: drawEach({ width: 80, height: 60 }, (x) => [x * 3, x * 3, x * 3]) });
    expect((await sharp((await mapOf(grey, { isTagged: true }))?.map).metadata()).channels).toBe(1);
  });

  test.each([
    ['larger than the photo', drawEach({ width: 328, height: 246 }, () => [9])],
    ['of another shape', drawEach({ width: 80, height: 80 }, () => [9])],
  ])('is left out if it is %s', async (_, map) => {
    expect(await mapOf(await ultraHdr({ map }))).toBeUndefined();
  });

  test('is left out if its end is missing', async () => {
    const photo = await ultraHdr();
    const at = Buffer.from(photo).lastIndexOf(Buffer.of(0xff, 0xda));
    photo.set([0xff, 0xd9], at + 40);
    expect(await mapOf(photo)).toBeUndefined();
  });

  test('leaves the photo most of a limited file', async () => {
    const map = drawGainMap();
    const { carrier, map: written } = (await mapOf(await ultraHdr({ map }), { choices: { maxBytes: 100_000 } })) ?? {};
    expect(carrier?.maxBytes).toBeLessThan(100_000 - (written?.length ?? 0));
    expect(carrier?.maxBytes).toBeGreaterThan(75_000);
    expect(await mapOf(await ultraHdr({ map }), { choices: { maxBytes: 6000 } })).toBeUndefined();
  });
});
