import { greyProfiles, rgbProfiles } from '@image-converter/corpus/fixtures/profiles';
import { expect, test } from 'vitest';
import { coloursBy } from './to-srgb.ts';

test.each(Object.entries(rgbProfiles))('a profile of %s converts a picture in colour only', (_, profile) => {
  expect(coloursBy(profile, 3)).toBeDefined();
  expect(coloursBy(profile, 1)).toBeUndefined();
});

test.each(Object.entries(greyProfiles))('a grey profile, %s, converts a grey picture only', (_, profile) => {
  expect(coloursBy(profile, 1)).toBeDefined();
  expect(coloursBy(profile, 3)).toBeUndefined();
});
