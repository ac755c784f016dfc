import { ultraHdr } from '@image-converter/corpus/fixtures/hdr';
import { readHdrAvif } from '@image-converter/corpus/hdr-avif';
import { gainBy, hdrLight, lightDifference, readUltraHdr } from '@image-converter/corpus/ultra-hdr';
import type { Target } from '@image-converter/formats/formats';
import { type Choices, targetDefaults } from '@image-converter/formats/options';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { convertFile } from './convert.ts';

const cells = { width: 32, height: 24 };

async function converted(bytes: Uint8Array<ArrayBuffer>, target: Target, choices: Partial<Choices> = {}) {
  const { outputs } = await convertFile(new Blob([bytes]), { ...targetDefaults(target), ...choices }, () => {});
  const [{ blob, report }] = outputs;
  return { file: new Uint8Array(await blob.arrayBuffer()), report };
}

async function lightOf(file: Uint8Array<ArrayBuffer>) {
  const jpg = readUltraHdr(file);
  const read = jpg ?? readHdrAvif(file);
  const description = jpg?.iso ?? jpg?.xmp ?? read?.iso;
  if (!read || !description) throw new Error('no gain map');
  return hdrLight({ picture: sharp(jpg?.picture ?? file), map: sharp(read.map), gain: gainBy(description) }, cells);
}

test('an HDR JPG stays one as an AVIF, and as a JPG of that', async () => {
  const photo = await ultraHdr();
  const avif = await converted(photo, 'avif', { quality: 100 });
  const jpg = await converted(avif.file, 'jpg', { quality: 100 });
  const original = await lightOf(photo);
  for (const { file, report } of [avif, jpg]) {
    expect(lightDifference(original, await lightOf(file))).toBeLessThan(0.01);
    expect(report.hdr).toBeGreaterThan(0);
  }
});
