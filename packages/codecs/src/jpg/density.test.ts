import { drawTextured, imageOf } from '@image-converter/corpus/fixtures/draw';
import { jpegDensity } from '@image-converter/formats/inspect/jpeg-density';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { jfifBytes, withDensity } from './density.ts';
import { jfifSegment } from './encode.ts';

const photo = imageOf(drawTextured());
const pixelsIn = (jpg: Uint8Array) => sharp(jpg).raw().toBuffer();
const densityIn = async (jpg: Uint8Array) => (await sharp(jpg).metadata()).density;

/** Sharp writes neither of these segments by itself. */
async function jpgWith(...segments: Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  const jpg = await photo.clone().jpeg().toBuffer();
  return new Uint8Array(Buffer.concat([jpg.subarray(0, 2), ...segments, jpg.subarray(2)]));
}

it('is stated in place of what the encoder wrote, and changes nothing else', async () => {
  const jpg = await jpgWith(jfifSegment());
  expect(jpegDensity(jpg)).toBeUndefined();
  const stated = withDensity(jpg, 300);
  expect(stated).toHaveLength(jpg.length);
  expect(jpegDensity(stated)).toBe(300);
  expect(await densityIn(stated)).toBe(300);
  expect((await pixelsIn(stated)).equals(await pixelsIn(jpg))).toBe(true);
});

it('is added to a file without a JFIF segment', async () => {
  const jpg = await jpgWith();
  const stated = withDensity(jpg, 600);
  expect(stated).toHaveLength(jpg.length + jfifBytes);
  expect(jpegDensity(stated)).toBe(600);
  expect(await densityIn(stated)).toBe(600);
  expect((await pixelsIn(stated)).equals(await pixelsIn(jpg))).toBe(true);
});

it.each(['MM', 'II'] as const)('is the same in EXIF data, so that no program reads another: %s', async (order) => {
  const exif = exifStating(72, order);
  const jpg = await jpgWith(Uint8Array.of(0xff, 0xe1, 0, exif.length + 2), exif);
  expect((await sharp(jpg).metadata()).exif).toEqual(exif);
  const stated = withDensity(jpg, 300);
  expect(jpegDensity(stated)).toBe(300);
  expect((await sharp(stated).metadata()).exif).toEqual(exifStating(300, order));
});

it.each([
  ['per inch', 1, 300, 300],
  ['per centimetre', 2, 118, 300],
  ['a mere ratio', 0, 1, undefined],
])('is read as JFIF means it: %s', async (_, unit, number, inches) => {
  const jpg = await jpgWith(jfifSegment());
  jpg.set([unit, number >> 8, number & 255, number >> 8, number & 255], 13);
  expect(jpegDensity(jpg)).toBe(inches);
});

/** "Exif", and one directory with both resolutions (in centimetres, to see that this changes as well). */
function exifStating(density: number, order: 'MM' | 'II'): Buffer {
  const isLittle = order === 'II';
  const unit = density === 300 ? 2 : 3;
  const tiff = new DataView(new ArrayBuffer(66));
  tiff.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  tiff.setUint16(2, 42, isLittle);
  tiff.setUint32(4, 8, isLittle);
  tiff.setUint16(8, 3, isLittle);
  const field = (at: number, tag: number, type: number) => {
    tiff.setUint16(at, tag, isLittle);
    tiff.setUint16(at + 2, type, isLittle);
    tiff.setUint32(at + 4, 1, isLittle);
  };
  field(10, 0x11a, 5);
  tiff.setUint32(18, 50, isLittle);
  field(22, 0x11b, 5);
  tiff.setUint32(30, 58, isLittle);
  field(34, 0x128, 3);
  tiff.setUint16(42, unit, isLittle);
  for (const at of [50, 58]) {
    tiff.setUint32(at, density, isLittle);
    tiff.setUint32(at + 4, 1, isLittle);
  }
  return Buffer.concat([Buffer.from('Exif\0\0'), Buffer.from(tiff.buffer)]);
}
