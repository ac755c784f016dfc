import { expect, test } from 'vitest';
import { applies, optionTable, targetDefaults, type WritingOption } from './options.ts';
import { isEqual, type Preset, presetNames, presetOf, presetOptions, presets, shortfallOf } from './presets.ts';

const [kilobyte, megabyte] = [1024, 1024 ** 2];

test.each(presetNames)('the choices of %s are valid, and every target of it has them', (name) => {
  const chosen = Object.entries(presetOptions(name));
  expect(chosen).not.toEqual([]);
  for (const [option, value] of chosen) {
    expect(optionTable[option as WritingOption].check.is(value)).toBe(true);
    for (const target of presets[name].targets) expect(applies(option as WritingOption, target)).toBe(true);
  }
});

test.each(presetNames)('%s is known by its choices, whatever else is chosen', (name) => {
  const chosen = presetOptions(name);
  for (const target of presets[name].targets) {
    expect(presetOf({ ...targetDefaults(target), quality: 60, ...chosen })).toBe(name);
  }
  expect(presetOf({ ...targetDefaults('png'), ...chosen })).toBeUndefined();
});

test('what was chosen otherwise is no preset', () => {
  expect(presetOf(targetDefaults('jpg'))).toBeUndefined();
  expect(presetOf({ ...targetDefaults('jpg'), ...presetOptions('email'), maxBytes: 5000 })).toBeUndefined();
  expect(presetOf({ ...targetDefaults('jpg'), size: { fill: { width: 413, height: 531 } } })).toBeUndefined();
});

test.each<[Preset, Parameters<typeof shortfallOf>[1], ReturnType<typeof shortfallOf>]>([
  ['web', { width: 1600, height: 1200, bytes: 300 * kilobyte, density: undefined }, undefined],
  [
    'web',
    { width: 1600, height: 1200, bytes: 300 * kilobyte + 1, density: undefined },
    { reason: 'too many bytes', most: 300 * kilobyte },
  ],
  ['web', { width: 900, height: 1601, bytes: 5000, density: undefined }, { reason: 'too many pixels', most: 1600 }],
  ['email', { width: 1280, height: 960, bytes: megabyte, density: 72 }, undefined],
  ['email', { width: 1281, height: 960, bytes: 5000, density: 72 }, { reason: 'too many pixels', most: 1280 }],
  ['upload', { width: 9000, height: 6000, bytes: 2 * megabyte, density: undefined }, undefined],
  [
    'upload',
    { width: 9, height: 6, bytes: 2 * megabyte + 1, density: undefined },
    { reason: 'too many bytes', most: 2 * megabyte },
  ],
  // 35 and 45 mm at 300 dpi are 413.4 and 531.5 pixels.
  ['passport', { width: 413, height: 531, bytes: 90_000, density: 300 }, undefined],
  [
    'passport',
    { width: 413, height: 530, bytes: 90_000, density: 300 },
    { reason: 'too small', wanted: { width: 413, height: 531 } },
  ],
  [
    'passport',
    { width: 414, height: 531, bytes: 90_000, density: 300 },
    { reason: 'another size', wanted: { width: 413, height: 531 } },
  ],
  [
    'passport',
    { width: 413, height: 531, bytes: 90_000, density: undefined },
    { reason: 'another density', wanted: 300 },
  ],
])('%s: %o', (name, facts, shortfall) => {
  expect(shortfallOf(name, facts)).toEqual(shortfall);
});

test('values are compared by what they contain', () => {
  expect(isEqual({ fill: { width: 1, height: 2 } }, { fill: { height: 2, width: 1 } })).toBe(true);
  expect(isEqual({ width: 1 }, { width: 1, height: 2 })).toBe(false);
  expect(isEqual({ width: 1 }, 'original')).toBe(false);
  expect(isEqual(undefined, null)).toBe(false);
});
