import { meanDifference } from '@image-converter/corpus/compare';
import { drawEach, type Raster } from '@image-converter/corpus/fixtures/draw';
import { pixelsOf } from '@image-converter/corpus/fixtures/measure';
import { profiledJpg, profiledWebp } from '@image-converter/corpus/fixtures/profiled';
import { greyProfiles, rgbProfiles, shownRenamed, smallTableProfile } from '@image-converter/corpus/fixtures/profiles';
import { within } from '@image-converter/corpus/within';
import { describe, expect, test } from 'vitest';
import { colourConversion } from './to-srgb.ts';

/** 4,096 colours, including the corners of the cube and all greys. */
const colours = drawEach({ width: 64, height: 64 }, (x, y) =>
  [x & 15, y & 15, (x >> 4) + 4 * (y >> 4)].map((step) => step * 17),
);
const greys = drawEach({ width: 256, height: 8 }, (x) => [x]);

/** RGBA. */
function converted({ data, channels }: Raster, icc: Uint8Array): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray((data.length / channels) * 4).fill(255);
  for (let i = 0; i < data.length / channels; i++) {
    const pixel = data.subarray(i * channels, (i + 1) * channels);
    rgba.set(channels === 1 ? [...pixel, ...pixel, ...pixel] : pixel, i * 4);
  }
  colourConversion({ icc })?.(rgba);
  return rgba;
}

describe('a picture becomes the same sRGB as through LittleCMS, with a profile of', () => {
  test.each(Object.entries(rgbProfiles))('%s', async (_, icc) => {
    const { data } = await pixelsOf(await profiledWebp(colours, icc));
    expect(meanDifference(converted(colours, icc), data)).toBeLessThan(0.25);
  });

  test.each(Object.entries(greyProfiles))('grey, %s', async (_, icc) => {
    const { data } = await pixelsOf(await profiledJpg(greys, icc));
    expect(meanDifference(converted(greys, icc), data)).toBeLessThan(0.6);
  });
});

test('all our profiles give the colours their other names', () => {
  const colour = [200, 150, 100];
  const picture: Raster = { width: 1, height: 1, channels: 3, data: Uint8Array.from(colour) };
  for (const icc of Object.values(rgbProfiles)) {
    expect(meanDifference(converted(picture, icc).subarray(0, 3), shownRenamed(colour))).toBeLessThan(2);
  }
});

test('colours and a gamma that a file describes by itself', () => {
  const srgb = { white: [0.3127, 0.329], red: [0.64, 0.33], green: [0.3, 0.6], blue: [0.15, 0.06] } as const;
  const renamed = { ...srgb, red: srgb.green, green: srgb.blue, blue: srgb.red };
  const shown = (source: Parameters<typeof colourConversion>[0], rgb: readonly number[]) => {
    const pixel = new Uint8ClampedArray([...rgb, 255]);
    colourConversion(source)?.(pixel);
    return [...pixel.subarray(0, 3)];
  };
  expect(meanDifference(shown({ ...renamed, gamma: 1 / 2.2 }, [200, 150, 100]), [100, 200, 150])).toBeLessThan(2);
  // A fifth of the light is a middle grey.
  expect(meanDifference(shown({ ...srgb, gamma: 1 }, [55, 55, 55]), [128, 128, 128])).toBeLessThan(2);
  // White stays white, whatever the white point.
  expect(shown({ ...srgb, white: [0.3457, 0.3585], gamma: 1 / 2.2 }, [255, 255, 255])).toEqual([255, 255, 255]);
});

describe('hostile profiles', () => {
  const hosts = { ...greyProfiles, ...rgbProfiles, smallTableProfile };
  const damagesOfEach = 6;
  /** CPU time, so that other work on the machine does not count. */
  const maxMilliseconds = 2000;

  /** Seeded, so that failures are reproducible. */
  function randomFrom(seed: number): (below: number) => number {
    let state = seed;
    return (below) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
  }

  test.each(Object.entries(hosts))('%s, damaged in many places, neither crashes nor hangs', async (name, whole) => {
    const random = randomFrom(name.length);
    for (let index = 0; index < damagesOfEach; index++) {
      const icc = Uint8Array.from(whole);
      // Mostly where sizes and offsets are stored.
      const at = random(index % 3 === 0 ? icc.length : 300);
      if (index % 4 === 0) icc.fill(255, at, at + 4);
      else icc[at] = random(256);
      const cut = index % 5 === 0 ? icc.slice(0, at) : icc;
      const rgba = new Uint8ClampedArray([1, 2, 3, 77, 250, 128, 0, 255]);
      await within(maxMilliseconds, () => colourConversion({ icc: cut })?.(rgba));
      expect([rgba[3], rgba[7]]).toEqual([77, 255]);
    }
  });
});
