import { describe, expect, test } from 'vitest';
import { fitted, withLongestSide } from './fitted-size.ts';
import type { Size } from './inspection.ts';
import { boxKinds, sizeCheck } from './size-option.ts';

const outputSize = (...asked: Parameters<typeof fitted>) => fitted(...asked).output;
const photo = { width: 4000, height: 3000 };

test.each([
  ['original', 4000, 3000],
  [{ longestSide: 1600 }, 1600, 1200],
  [{ width: 1000 }, 1000, 750],
  [{ height: 1000 }, 1333, 1000],
  [{ percent: 50 }, 2000, 1500],
  [{ percent: 12.5 }, 500, 375],
] as const)('%j is %i × %i pixels', (size, width, height) => {
  expect(outputSize(size, photo, false)).toEqual({ width, height });
  expect(outputSize(size, photo, true)).toEqual({ width, height });
});

test('the longest side of an upright picture is its height', () => {
  expect(outputSize({ longestSide: 400 }, { width: 600, height: 800 }, false)).toEqual({ width: 300, height: 400 });
});

test.each([{ longestSide: 8000 }, { width: 8000 }, { height: 6000 }, { percent: 200 }])(
  'a picture is enlarged to %j only if that is asked for',
  (size) => {
    expect(outputSize(size, photo, false)).toEqual(photo);
    expect(outputSize(size, photo, true)).toEqual({ width: 8000, height: 6000 });
  },
);

test('a side is never shorter than a pixel', () => {
  expect(outputSize({ longestSide: 10 }, { width: 3000, height: 2 }, false)).toEqual({ width: 10, height: 1 });
});

describe('a box', () => {
  const box = { width: 1000, height: 1000 };
  const small = { width: 400, height: 300 };

  test.each([
    ['holds the whole picture', { box }, photo, { used: photo, scaled: [1000, 750], output: [1000, 750] }],
    [
      'is filled by its middle',
      { fill: box },
      photo,
      { used: [3000, 3000], scaled: [1000, 1000], output: [1000, 1000] },
    ],
    ['is padded', { pad: box }, photo, { used: photo, scaled: [1000, 750], output: [1000, 1000] }],
    ['gives only its ratio', { padRatio: box }, photo, { used: photo, scaled: photo, output: [4000, 4000] }],
    ['holds a smaller picture', { box }, small, { used: small, scaled: small, output: small }],
    [
      'is not filled by a smaller picture, which still gets its ratio',
      { fill: box },
      small,
      { used: [300, 300], scaled: [300, 300], output: [300, 300] },
    ],
    ['is padded around a smaller picture', { pad: box }, small, { used: small, scaled: small, output: [1000, 1000] }],
  ] as const)('%s', (_title, size, original, { used, scaled, output }) => {
    expect(fitted(size, original, false)).toEqual({
      used: sizeOf(used),
      scaled: sizeOf(scaled),
      output: sizeOf(output),
    });
  });

  test.each([
    [{ box }, [1000, 750]],
    [{ fill: box }, [1000, 1000]],
    [{ pad: box }, [1000, 1000]],
    [{ padRatio: box }, [400, 400]],
  ] as const)('may enlarge a picture if that is asked for: %j', (size, output) => {
    expect(outputSize(size, small, true)).toEqual(sizeOf(output));
  });

  test.each([
    [1001, 500],
    [1000, 333],
    [3000, 999],
    [1000, 5000],
  ])('that is filled is met exactly, whatever is rounded: %i × %i', (width, height) => {
    const fill = { width: 1000, height: 333 };
    const { used, output } = fitted({ fill }, { width, height }, false);
    expect(output).toEqual(fill);
    expect(used.width <= width && used.height <= height).toBe(true);
  });

  test.each([
    { box: { width: 5 } },
    { box: 5 },
    { fill: { width: 5, height: 0 } },
    { pad: { ...box, colour: 1 } },
    { cover: box },
  ])('is nothing else: %j', (wrong) => expect(sizeCheck.is(wrong)).toBe(false));
});

test.each(Object.keys(boxKinds))('%s has a width and a height', (kind) => {
  expect(sizeCheck.is({ [kind]: { width: 5, height: 6 } })).toBe(true);
  expect(sizeCheck.is({ [kind]: 5 })).toBe(false);
});

test.each([
  ['original', { longestSide: 500 }],
  [{ width: 800 }, { longestSide: 500 }],
  [{ box: { width: 1000, height: 400 } }, { longestSide: 500 }],
  [{ fill: { width: 1000, height: 400 } }, { fill: { width: 500, height: 200 } }],
  [{ pad: { width: 400, height: 1000 } }, { pad: { width: 200, height: 500 } }],
  [{ padRatio: { width: 16, height: 9 } }, { pad: { width: 500, height: 281 } }],
] as const)('%j with a longest side of 500 pixels is %j', (size, smaller) => {
  expect(withLongestSide(size, 500)).toEqual(smaller);
});

function sizeOf(size: Size | readonly [number, number]): Size {
  return 'width' in size ? size : { width: size[0], height: size[1] };
}
