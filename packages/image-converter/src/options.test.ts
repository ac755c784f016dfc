import { targetDefaults } from '@image-converter/formats/options';
import { expect, test } from 'vitest';
import { completeOptions, type Options } from './options.ts';

test('what is not chosen has its default', () => {
  const options = completeOptions({ target: 'webp', quality: 80, density: undefined });
  expect(options).toEqual({ ...targetDefaults('webp'), quality: 80 });
});

test.each([
  ['quality', { target: 'webp', quality: 101 }],
  ['crop', { target: 'webp', crop: { left: 2 } }],
  ['speed', { target: 'webp', speed: 1 }],
  ['target', { target: 'doc' }],
])('a wrong %s is refused by its name', (name, options) => {
  expect(() => completeOptions(options as unknown as Options)).toThrow(name);
});
