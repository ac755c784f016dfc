import { type HdrHeic, hdrHeic, isoDescription } from '@image-converter/corpus/fixtures/hdr';
import { heifFile, type Item } from '@image-converter/corpus/fixtures/heif/file';
import { pictureItem } from '@image-converter/corpus/fixtures/heif/pictures';
import { uprighting } from '@image-converter/corpus/fixtures/heif/properties';
import {
  appleGain,
  type Gain,
  gainBy,
  hdrLight,
  lightDifference,
  readUltraHdr,
} from '@image-converter/corpus/ultra-hdr';
import { readHdrAvif } from '@image-converter/corpus/hdr-avif';
import type { Target } from '@image-converter/formats/formats';
import { type Choices, targetDefaults } from '@image-converter/formats/options';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { convert } from './convert.ts';

type Bytes = Uint8Array<ArrayBuffer>;

// The tests decode the output to compare it.
beforeAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }));
afterAll(() => sharp.block({ operation: ['VipsForeignLoad'] }));

async function converted(file: Bytes, choices: Partial<Choices> = {}, target: Target = 'jpg') {
  const { pictures } = await convert(file, 'heic', { ...targetDefaults(target), ...choices });
  const [{ bytes, report, width, height }] = pictures;
  return { file: Buffer.concat(bytes), report, width, height };
}

const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

/** What the photo itself shows on an HDR display. */
async function originalLight(file: Bytes, map: Bytes, gain: Gain, size: { width: number; height: number }) {
  const as = async (photo: Bytes): Promise<Sharp> => sharp((await converted(photo, {}, 'png')).file);
  return hdrLight({ picture: await as(file), map: await as(map), gain }, size);
}

async function lightOf(file: Buffer, size: { width: number; height: number }) {
  const jpg = readUltraHdr(file);
  const read = jpg ?? readHdrAvif(file);
  if (!read?.iso) throw new Error('no gain map');
  return hdrLight({ picture: sharp(jpg?.picture ?? file), map: sharp(read.map), gain: gainBy(read.iso) }, size);
}

const ways: readonly [HdrHeic, Gain][] = [
  ['maker notes', appleGain(2 ** 1.8)],
  ['XMP', appleGain(4)],
  ['ISO 21496-1', (value) => ({ factor: 4 ** (value / 255), before: 0, after: 0 })],
  ["Samsung's XMP", (value) => ({ factor: 4 ** (value / 255), before: 0, after: 0 })],
];

/** The map of the fixture as a picture of its own. */
const mapAlone = (orientation: number) =>
  heifFile([pictureItem('coarse-grey-8', { index: 1, properties: uprighting[orientation] ?? [] })]);

const size = { width: 104, height: 72 };

describe('a HEIC photo for HDR displays', () => {
  test.each(ways)('stays one as a JPG, whether it says so by %s or else', async (saying, gain) => {
    const { file, report } = await converted(hdrHeic(saying), { quality: 100 });
    const [original, ours] = [await originalLight(hdrHeic(saying), mapAlone(1), gain, size), await lightOf(file, size)];
    expect(lightDifference(original, ours)).toBeLessThan(0.01);
    expect((await sharp(file).metadata()).gainMap?.image.length).toBeGreaterThan(0);
    expect(report.hdr).toBeGreaterThan(readUltraHdr(file)?.map.length ?? Infinity);
  });

  test.each(ways)('stays one as an AVIF, too, if it says so by %s', async (saying, gain) => {
    const { file, report } = await converted(hdrHeic(saying), { quality: 100 }, 'avif');
    const [original, ours] = [await originalLight(hdrHeic(saying), mapAlone(1), gain, size), await lightOf(file, size)];
    console.log(lightDifference(original, ours), report);
    expect(lightDifference(original, ours)).toBeLessThan(0.01);
  });

  test.each([3, 6, 8])('is as bright in the same places if it was taken in orientation %i', async (orientation) => {
    const photo = hdrHeic('XMP', orientation);
    const { file, width, height } = await converted(photo, { quality: 100 });
    const original = await originalLight(photo, mapAlone(orientation), appleGain(4), { width, height });
    expect(lightDifference(original, await lightOf(file, { width, height }))).toBeLessThan(0.01);
  });

  test('looks on other displays as it does without, to the bit', async () => {
    const photo = hdrHeic('XMP');
    const [kept, plain] = [await converted(photo), await converted(photo, { hdr: 'remove' })];
    expect((await pixels(kept.file)).equals(await pixels(plain.file))).toBe(true);
    expect(kept.file.length - plain.file.length).toBe(kept.report.hdr);
    expect(plain.report.hdr).toBeUndefined();
    expect(readUltraHdr(plain.file)).toBeUndefined();
  });

  test('keeps its map, and nothing else unless asked for', async () => {
    const photo = hdrHeic('maker notes');
    const [removed, kept] = [await converted(photo), await converted(photo, { metadata: 'keep' })];
    expect(readUltraHdr(removed.file)?.iso).toEqual(readUltraHdr(kept.file)?.iso);
    expect(removed.file.includes('Apple iOS')).toBe(false);
    expect((await sharp(removed.file).metadata()).exif).toBeUndefined();
    expect(kept.file.includes('Apple iOS')).toBe(true);
  });

  test('is no larger than asked for, map and all', async () => {
    const { file, report } = await converted(hdrHeic('XMP'), { maxBytes: 14_000, quality: 100 });
    expect(report.hdr).toBeGreaterThan(0);
    expect(file.length).toBeLessThanOrEqual(14_000);
    const tight = await converted(hdrHeic('XMP'), { maxBytes: 3000 });
    expect(tight.report.hdr).toBeUndefined();
  });

  test.each(['png', 'webp', 'pdf'] as const)('is an ordinary picture as a %s', async (target) => {
    expect((await converted(hdrHeic('XMP'), {}, target)).report.hdr).toBeUndefined();
  });

  test('is an ordinary picture if its map cannot be decoded', async () => {
    const photo = hdrHeic('XMP');
    const at = Buffer.from(photo).indexOf(pictureItem('coarse-grey-8', { index: 1 }).data);
    // The length of its only unit.
    photo.fill(0xff, at, at + 4);
    const { report, file } = await converted(photo);
    expect(report.hdr).toBeUndefined();
    expect(await sharp(file).metadata()).toMatchObject(size);
  });

  test('is an ordinary picture if its map is derived from itself', async () => {
    const stops = isoDescription([0, 2], [[0, 2, 1, 0, 0]]);
    const file = (map: Item) =>
      heifFile([
        pictureItem('coarse-420-8'),
        map,
        {
          type: 'tmap',
          data: new Uint8Array([0, ...stops]),
          properties: [],
          references: { type: 'dimg', to: [0, 1] },
        },
      ]);
    const map = pictureItem('coarse-grey-8');
    const circle: Item = { ...map, type: 'iden', references: { type: 'dimg', to: [1] } };
    expect((await converted(file(map))).report.hdr).toBeGreaterThan(0);
    expect((await converted(file(circle))).report.hdr).toBeUndefined();
  });
});
