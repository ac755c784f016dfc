import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isSrgbProfile } from './icc.ts';
import { makeSrgbProfile } from './srgb-profile.ts';

async function profileBySharp(name: 'srgb' | 'p3'): Promise<Uint8Array> {
  const picture = sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } });
  const { icc } = await sharp(await picture.withIccProfile(name).png().toBuffer()).metadata();
  return icc ?? new Uint8Array();
}

test('our own profile and the one that sharp ships are both recognised as sRGB', async () => {
  expect(isSrgbProfile(makeSrgbProfile())).toBe(true);
  expect(isSrgbProfile(await profileBySharp('srgb'))).toBe(true);
});

test('Display P3, which has the curve of sRGB but other primaries, is not sRGB', async () => {
  expect(isSrgbProfile(await profileBySharp('p3'))).toBe(false);
});

test('sRGB primaries with another curve are not sRGB', () => {
  const profile = makeSrgbProfile();
  const gammaOfFirstCurve = Buffer.from(profile).indexOf('para', 200, 'latin1') + 12;
  new DataView(profile.buffer).setInt32(gammaOfFirstCurve, 1.8 * 65536);
  expect(isSrgbProfile(profile)).toBe(false);
});

test('a broken profile is not sRGB', () => {
  const whole = makeSrgbProfile();
  for (const length of [0, 20, 130, 200, whole.length - 30]) {
    expect(isSrgbProfile(whole.slice(0, length))).toBe(false);
  }
});
