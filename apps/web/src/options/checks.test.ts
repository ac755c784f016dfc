import { optionsSchema } from '@image-converter/contract/schemas';
import { targetDefaults } from '@image-converter/formats/options';
import { expect, it } from 'vitest';
import { isValid, type Option } from './checks.ts';

/** Values at and beyond the bounds, and of every wrong type. */
const values: readonly unknown[] = [
  ...[
    -1,
    0,
    1,
    1.5,
    9,
    10,
    72.5,
    90,
    100,
    101,
    600,
    601,
    999,
    1000,
    1001,
    16_384,
    16_385,
    1e9,
    1e9 + 1,
    99_999,
    Number.NaN,
  ],
  ...[
    '',
    '90',
    'original',
    'keep',
    'fill',
    'remove',
    'without-location',
    'default',
    'smaller',
    'palette',
    'jpg',
    'heic',
  ],
  ...[
    'first',
    'all',
    '2-5',
    '5-2',
    '#fff',
    '#ffffff',
    '#FFFFFF',
    '#fffffg',
    'as stated',
    'developed',
    'camera preview',
  ],
  ...[true, false, null, [], {}, { width: 0 }, { width: 1 }, { width: 16_385 }, { height: 5, width: 5 }, { depth: 5 }],
  ...[
    { longestSide: 1920 },
    { longestSide: '1920' },
    { percent: 0 },
    { percent: 12.5 },
    { percent: 1000 },
    { percent: 1001 },
  ],
];

it.each(Object.keys(targetDefaults('jpg')) as Option[])('takes the same for %s as the server does', (option) => {
  for (const value of values) {
    const { success } = optionsSchema.safeParse({ ...targetDefaults('jpg'), [option]: value });
    expect([value, isValid(option, value)]).toEqual([value, success]);
  }
});

it('knows no other options, whatever they are called', () => {
  for (const name of ['', 'nonsense', 'constructor', '__proto__', 'toString']) expect(isValid(name, 90)).toBe(false);
});
