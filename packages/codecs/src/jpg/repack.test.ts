import { fixture } from '@image-converter/corpus/fixtures';
import { drawTextured, imageOf } from '@image-converter/corpus/fixtures/draw';
import { inspect } from '@image-converter/formats/inspect';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { type EncodeSettings, sourceOf } from '../codec.ts';
import { settingsForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

async function repacked(bytes: Uint8Array<ArrayBuffer>, chosen: Partial<EncodeSettings> = {}) {
  const file = new Blob([bytes]);
  const settings = { ...settingsForTests('jpg'), ...chosen };
  const found = await codec.repack(sourceOf(file, 'jpg', await inspect(file, 'jpg')), settings);
  return found && Buffer.concat(found.encoded as Uint8Array[]);
}

const pixelsIn = (jpg: Uint8Array) => sharp(jpg).raw().toBuffer();
const photo = () => imageOf(drawTextured());
const asBytes = async (image: Sharp) => new Uint8Array(await image.toBuffer());

describe('a JPG that stays a JPG', () => {
  it.each([
    ['baseline', photo().jpeg()],
    ['progressive', photo().jpeg({ progressive: true })],
    ['grey', photo().toColourspace('b-w').jpeg()],
    [
      'with metadata',
      photo()
        .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
        .jpeg(),
    ],
  ] as const)('has the same pixels and nothing else: %s', async (_, image) => {
    const jpg = await asBytes(image);
    const copy = await repacked(jpg);
    expect(copy?.includes('Exif') || copy?.includes('somebody')).toBe(false);
    expect((await pixelsIn(copy ?? Buffer.alloc(0))).equals(await pixelsIn(jpg))).toBe(true);
    expect(copy?.includes('JFIF')).toBe(true);
  });

  it('is written anew to state a density if Adobe’s segment says what its colours are', async () => {
    const jpg = await asBytes(photo().jpeg());
    // Version 100, no flags, YCbCr.
    const adobe = Buffer.from([0xff, 0xee, 0, 14, ...Buffer.from('Adobe'), 0, 100, 0, 0, 0, 0, 1]);
    const marked = new Uint8Array(Buffer.concat([jpg.subarray(0, 2), adobe, jpg.subarray(2)]));
    expect(await repacked(jpg, { density: 300 })).toBeDefined();
    expect(await repacked(marked)).toBeDefined();
    expect(await repacked(marked, { density: 300 })).toBeUndefined();
  });

  it.each(['tagged-matrix.jpg', 'cmyk.jpg'])('is written anew: %s', async (name) => {
    expect(await repacked(await fixture(name))).toBeUndefined();
  });
});
