import { execFileSync } from 'node:child_process';
import { sourceOf } from '@image-converter/codecs/codec';
import { decodeItem } from '@image-converter/codecs/heic/codec';
import { corpusBytes, needsCorpus } from '@image-converter/corpus/corpus';
import { readHdrAvif } from '@image-converter/corpus/hdr-avif';
import { appleGain, gainBy, hdrLight, lightDifference, readUltraHdr } from '@image-converter/corpus/ultra-hdr';
import type { Target } from '@image-converter/formats/formats';
import { targetDefaults } from '@image-converter/formats/options';
import { findGainMap } from '@image-converter/metadata/gain-map/find';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { convert } from './convert.ts';
import { hostWith } from './host.ts';

// The tests decode the output to compare it.
beforeAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }));
afterAll(() => sharp.block({ operation: ['VipsForeignLoad'] }));

/** Made of a photo by an iPhone 13 Pro, which states its brightness in the maker notes. */
async function convertedAnew(target: Target) {
  const { pictures } = await convert(corpusBytes('pug.heic'), 'heic', targetDefaults(target));
  const [{ bytes, report }] = pictures;
  return { file: Buffer.concat(bytes), report };
}

const made = new Map<Target, ReturnType<typeof convertedAnew>>();
function converted(target: Target): ReturnType<typeof convertedAnew> {
  const file = made.get(target) ?? convertedAnew(target);
  made.set(target, file);
  return file;
}

test(
  'pug.heic: a real photo is within 1 % of the light of the original, and grows by a tenth',
  needsCorpus,
  async () => {
    const photo = corpusBytes('pug.heic');
    const item = Number(findGainMap(photo, 'heic')?.coded);
    const map = await decodeItem(
      sourceOf(new Blob([photo]), 'heic'),
      item,
      2 ** 24,
      hostWith({ deep: false, keepsColours: false }),
    );
    const raw = { width: map.width, height: map.height, channels: map.channels };
    const cells = { width: 504, height: 378 };
    const original = await hdrLight(
      { picture: sharp((await converted('tiff')).file), map: sharp(map.data, { raw }), gain: appleGain(2 ** 1.8) },
      cells,
    );
    for (const target of ['jpg', 'avif'] as const) {
      const { file, report } = await converted(target);
      const jpg = readUltraHdr(file);
      const read = jpg ?? readHdrAvif(file);
      if (!read?.iso) throw new Error('no gain map');
      const ours = { picture: sharp(jpg?.picture ?? file), map: sharp(read.map), gain: gainBy(read.iso) };
      expect(lightDifference(original, await hdrLight(ours, cells))).toBeLessThan(0.01);
      expect((report.hdr ?? Infinity) / file.length).toBeLessThan(0.1);
    }
  },
);

test('pug.heic: ExifTool reads the map, and finds nothing else', needsCorpus, async () => {
  const { file } = await converted('jpg');
  const exiftool = (...options: string[]) => execFileSync('exiftool', [...options, '-'], { input: file });
  const found = JSON.parse(exiftool('-json', '-G1', '-n', '-a').toString())[0] as Record<string, unknown>;
  expect(found).toMatchObject({
    'XMP-hdrgm:Version': 1,
    'MPF0:NumberOfImages': 2,
    'ExifTool:ExifToolVersion': expect.anything(),
  });
  const groups = new Set(Object.keys(found).map((name) => name.split(':')[0]));
  const known = ['SourceFile', 'ExifTool', 'System', 'File', 'Composite', 'JFIF', 'XMP-hdrgm', 'XMP-Container'];
  expect([...groups].filter((group) => !known.includes(group ?? '') && !/^MP/.test(group ?? ''))).toEqual([]);
  expect(exiftool('-b', '-MPImage2').equals(readUltraHdr(file)?.map ?? Buffer.alloc(0))).toBe(true);
});

test('pug.heic: ExifTool finds nothing wrong with the AVIF, and no metadata', needsCorpus, async () => {
  const { file } = await converted('avif');
  const exiftool = (...options: string[]) => execFileSync('exiftool', [...options, '-'], { input: file }).toString();
  expect(exiftool('-s3', '-validate')).toBe('OK\n');
  expect(exiftool('-XMP:all', '-EXIF:all', '-MakerNotes:all', '-IPTC:all')).toBe('');
  const structure = exiftool('-v2');
  expect(structure).toContain('Item 2: Type=tmap');
  expect(structure).toContain('Item 2 refers to: 1,3');
});
