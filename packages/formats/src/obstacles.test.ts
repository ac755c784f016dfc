import { expect, it } from 'vitest';
import { UnsupportedFile } from './codec-error.ts';
import { isCompression, obstacleIn, obstacles } from './obstacles.ts';

it('an error carries its obstacle, and is an error of a codec like any other', () => {
  const error = new UnsupportedFile('LZMA');
  expect(error).toMatchObject({ code: 'UNSUPPORTED', message: 'UNSUPPORTED: LZMA' });
  expect(obstacleIn(error)).toBe('LZMA');
});

it.each([{ obstacle: 'whatever a file says' }, { obstacle: 7 }, {}, null, undefined, 'LZMA'])(
  'nothing but a listed obstacle is believed: %j',
  (carrier) => {
    expect(obstacleIn(carrier)).toBeUndefined();
  },
);

it('compressions have names, and everything else a key of its words', () => {
  expect(obstacles.filter((one) => !isCompression(one)).every((one) => /^[A-Z_]+$/.test(one))).toBe(true);
  expect(isCompression('Zstandard')).toBe(true);
});
