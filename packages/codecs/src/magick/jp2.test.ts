import { drawPicture } from '@image-converter/corpus/fixtures/draw';
import { gammaTag, iccProfile, xyzTag } from '@image-converter/corpus/fixtures/icc';
import { jp2File, movedCodestream, subsampledCodestream } from '@image-converter/corpus/fixtures/jp2';
import { distanceFromPicture } from '@image-converter/corpus/fixtures/measure';
import { rgbProfiles } from '@image-converter/corpus/fixtures/profiles';
import { describe, expect, test } from 'vitest';
import { decoded } from '../testing/magick.ts';
import { writtenByMagick } from '../testing/magick-files.ts';

const picture = drawPicture();
const codestream = () => writtenByMagick(picture, 'J2k');

async function distanceOf(bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  const { data, width, height } = await decoded(bytes, 'jp2');
  expect([width, height]).toEqual([picture.width, picture.height]);
  return distanceFromPicture({ width, height, channels: 4, data: new Uint8Array(data) });
}

const lossy = 8;

test.each([
  [0, 0],
  [2048, 0],
  [0, 4096],
  [6144, 2048],
])('a picture that starts at %i, %i of its coordinates is whole', async (right, down) => {
  expect(await distanceOf(movedCodestream(await codestream(), right, down))).toBeLessThanOrEqual(lossy);
});

test('a bare codestream with subsampled colours is YCbCr', async () => {
  expect(await distanceOf(subsampledCodestream())).toBeLessThanOrEqual(lossy);
});

describe('a defective profile is ignored', () => {
  const [none, curve] = [xyzTag([0, 0, 0]), gammaTag(1.8)];
  const curves = { rTRC: curve, gTRC: curve, bTRC: curve };
  const sound = { rXYZ: xyzTag([0.44, 0.22, 0.01]), gXYZ: xyzTag([0.39, 0.72, 0.1]), bXYZ: xyzTag([0.14, 0.06, 0.71]) };
  const dark = { rXYZ: xyzTag([0.04, 0.02, 0]), gXYZ: xyzTag([0.04, 0.07, 0.01]), bXYZ: xyzTag([0.01, 0, 0.07]) };
  const black = gammaTag(0);
  new DataView(black.buffer, black.byteOffset).setUint32(8, 2);
  const profiles = {
    'without primaries': { ...curves, rXYZ: none, gXYZ: none, bXYZ: none },
    'with a huge negative primary': { ...curves, rXYZ: none, gXYZ: xyzTag([-32_768, 0, 0]), bXYZ: none },
    'with only one primary': { ...curves, ...sound, gXYZ: none, bXYZ: none },
    'with primaries that make no white': { ...curves, ...dark },
    'with curves that stay black': { ...sound, rTRC: black, gTRC: black, bTRC: black },
    'without curves': sound,
  };

  test.each(Object.entries(profiles))('%s', async (_, tags) => {
    const profile = iccProfile({ colourSpace: 'RGB ', version: 2, tags });
    expect(await distanceOf(jp2File(await codestream(), picture, profile))).toBeLessThanOrEqual(lossy);
  });

  test('cut off', async () => {
    const profile = iccProfile({ colourSpace: 'RGB ', version: 2, tags: { ...curves, ...sound } });
    expect(await distanceOf(jp2File(await codestream(), picture, profile.subarray(0, 250)))).toBeLessThanOrEqual(lossy);
  });
});

test.each(Object.entries(rgbProfiles))('a sound profile is applied: %s', async (_, profile) => {
  expect(await distanceOf(jp2File(await codestream(), picture, profile))).toBeGreaterThan(50);
});
