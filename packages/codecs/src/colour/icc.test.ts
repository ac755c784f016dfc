import { fixture } from '@image-converter/corpus/fixtures';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { needsConversion } from './icc.ts';
import { makeSrgbProfile } from './srgb-profile.ts';

async function profileBySharp(name: 'srgb' | 'p3'): Promise<Uint8Array> {
  const picture = sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } });
  const { icc } = await sharp(await picture.withIccProfile(name).png().toBuffer()).metadata();
  return icc ?? new Uint8Array();
}

test('our own profile and the one that sharp ships are both recognised as sRGB', async () => {
  expect(needsConversion(makeSrgbProfile())).toBe(false);
  expect(needsConversion(await profileBySharp('srgb'))).toBe(false);
});

test('Display P3, which has the curve of sRGB but other primaries, is not sRGB', async () => {
  expect(needsConversion(await profileBySharp('p3'))).toBe(true);
});

test('sRGB primaries with another curve are not sRGB', () => {
  const profile = makeSrgbProfile();
  const gammaOfFirstCurve = Buffer.from(profile).indexOf('para', 200, 'latin1') + 12;
  new DataView(profile.buffer).setInt32(gammaOfFirstCurve, 1.8 * 65536);
  expect(needsConversion(profile)).toBe(true);
});

test('a broken profile is not applied', () => {
  const whole = makeSrgbProfile();
  for (const length of [0, 20, 130, 200, whole.length - 30]) {
    expect(needsConversion(whole.slice(0, length))).toBe(false);
  }
});

test('a profile for inks is left to LittleCMS', async () => {
  const { icc } = await sharp(await fixture('cmyk.jpg')).metadata();
  expect(icc && needsConversion(icc)).toBe(true);
});
