import { type HdrHeic, hdrHeic, isoDescription } from '@image-converter/corpus/fixtures/hdr';
import { heifFile, type Item } from '@image-converter/corpus/fixtures/heif/file';
import { pictureItem } from '@image-converter/corpus/fixtures/heif/pictures';
import { uprighting } from '@image-converter/corpus/fixtures/heif/properties';
import { readAvifItems, readHdrAvif } from '@image-converter/corpus/hdr-avif';
import {
  appleGain,
  type Gain,
  gainBy,
  hdrLight,
  lightDifference,
  readUltraHdr,
} from '@image-converter/corpus/ultra-hdr';
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
const kinds = ['jpg', 'avif'] as const;

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
    expect(lightDifference(original, ours)).toBeLessThan(0.01);
    expect(report.hdr).toBeGreaterThan(0);
  });

  const turned = [3, 6, 8].flatMap((orientation) => kinds.map((target) => [orientation, target] as const));
  test.each(turned)('is as bright in the same places if it was taken in orientation %i, as %s', async (...one) => {
    const [orientation, target] = one;
    const photo = hdrHeic('XMP', orientation);
    const { file, width, height } = await converted(photo, { quality: 100 }, target);
    const original = await originalLight(photo, mapAlone(orientation), appleGain(4), { width, height });
    expect(lightDifference(original, await lightOf(file, { width, height }))).toBeLessThan(0.01);
  });

  test.each(kinds)('looks on other displays as it does without, to the bit, as %s', async (target) => {
    const photo = hdrHeic('XMP');
    const [kept, plain] = [await converted(photo, {}, target), await converted(photo, { hdr: 'remove' }, target)];
    expect((await pixels(kept.file)).equals(await pixels(plain.file))).toBe(true);
    expect(kept.file.length - plain.file.length).toBe(kept.report.hdr);
    expect(plain.report.hdr).toBeUndefined();
    expect(readUltraHdr(plain.file)).toBeUndefined();
    expect(plain.file.includes('tmap')).toBe(false);
  });

  test('keeps its map, and nothing else unless asked for', async () => {
    const photo = hdrHeic('maker notes');
    const [removed, kept] = [await converted(photo), await converted(photo, { metadata: 'keep' })];
    expect(readUltraHdr(removed.file)?.iso).toEqual(readUltraHdr(kept.file)?.iso);
    expect(removed.file.includes('Apple iOS')).toBe(false);
    expect((await sharp(removed.file).metadata()).exif).toBeUndefined();
    expect(kept.file.includes('Apple iOS')).toBe(true);
  });

  test('keeps nothing but its map in an AVIF, unless asked for', async () => {
    const photo = hdrHeic('maker notes');
    const [removed, kept] = [await converted(photo, {}, 'avif'), await converted(photo, { metadata: 'keep' }, 'avif')];
    const typesIn = ({ file }: { file: Buffer }) => [...readAvifItems(file).items.values()].map(({ type }) => type);
    expect(typesIn(removed)).toEqual(['av01', 'tmap', 'av01']);
    expect(typesIn(kept)).toEqual(['av01', 'Exif', 'tmap', 'av01']);
    expect(readHdrAvif(removed.file)?.iso).toEqual(readHdrAvif(kept.file)?.iso);
  });

  test.each([
    ['jpg', 14_000],
    ['avif', 9000],
  ] as const)('is no larger than asked for, map and all, as %s', async (target, maxBytes) => {
    const { file, report } = await converted(hdrHeic('XMP'), { maxBytes, quality: 100 }, target);
    expect(report.hdr).toBeGreaterThan(0);
    expect(file.length).toBeLessThanOrEqual(maxBytes);
    const tight = await converted(hdrHeic('XMP'), { maxBytes: 3000 }, target);
    expect(tight.report.hdr).toBeUndefined();
  });

  test('has its map where the picture is transparent, too', async () => {
    const pad = { width: 160, height: 160 };
    const choices = { size: { pad } } as const;
    const [kept, plain] = [
      await converted(hdrHeic('XMP'), choices, 'avif'),
      await converted(hdrHeic('XMP'), { ...choices, hdr: 'remove' }, 'avif'),
    ];
    expect(await sharp(kept.file).metadata()).toMatchObject({ hasAlpha: true, ...pad });
    expect((await pixels(kept.file)).equals(await pixels(plain.file))).toBe(true);
    expect(kept.report.hdr).toBeGreaterThan(0);
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
