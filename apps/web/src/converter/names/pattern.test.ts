import { expect, it } from 'vitest';
import { expanded, isPattern, type NameValues } from './pattern.ts';

const values: NameValues = {
  name: 'IMG_1',
  n: '07',
  date: '2024-05-03',
  time: '14-05-08',
  width: '1920',
  height: '1280',
  quality: '90',
  camera: 'Canon EOS R6',
  format: 'webp',
};

it.each([
  ['{name}', 'IMG_1.webp'],
  ['{date} {time} {name}', '2024-05-03 14-05-08 IMG_1.webp'],
  ['shop-{n}_{width}x{height}_q{quality}.{format}', 'shop-07_1920x1280_q90.webp.webp'],
  ['{camera} {unknown} {}', 'Canon EOS R6 {unknown} {}.webp'],
  ['{constructor}', '{constructor}.webp'],
  ['{name}{name}', 'IMG_1IMG_1.webp'],
  ['  {name}  ', 'IMG_1.webp'],
])('%s is %s', (pattern, name) => {
  expect(expanded(pattern, values, 'webp')).toBe(name);
});

it.each([
  ['{camera} {name}', 'IMG_1.jpg'],
  ['{name}-{quality}', 'IMG_1.jpg'],
  ['{name} ({camera})', 'IMG_1.jpg'],
  ['{name}_{camera}_{n}', 'IMG_1_07.jpg'],
  ['{name} {width}x{height}', 'IMG_1.jpg'],
  ['{camera}', 'IMG_1.jpg'],
])('%s without a camera, a quality and a size is %s', (pattern, name) => {
  const missing = { camera: '', quality: '', width: '', height: '' };
  expect(expanded(pattern, { ...values, ...missing }, 'jpg')).toBe(name);
});

it.each([
  ['a/b\\c:{n}', 'a_b_c_07.jpg'],
  ['../{name}', '.._IMG_1.jpg'],
  ['con', 'con_.jpg'],
  ['rtl\u202e{name}', 'rtl_IMG_1.jpg'],
])('%j gives a name that every system allows, in the same folder: %j', (pattern, name) => {
  expect(expanded(pattern, values, 'jpg')).toBe(name);
});

it('replaces what the file itself says, too', () => {
  expect(expanded('{camera}', { ...values, camera: 'A/B: "C"' }, 'jpg')).toBe('A_B_ _C_.jpg');
});

it('an empty or endless pattern is none', () => {
  expect(['{name}', 'x', '', '   ', 'x'.repeat(201), 5].map(isPattern)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
