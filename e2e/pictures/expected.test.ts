import { expect, it } from 'vitest';
import { unexpected } from './expected.ts';
import type { Known } from './known.ts';
import { pictureNamed } from './testing.ts';

const right = pictureNamed('a.tif');
const listed: readonly Known[] = [{ file: 'a.tif', engines: ['Firefox'], is: 'wrong', why: 'its decoder' }];

it.each([
  ['right', 'right', true],
  ['right', 'not read', true],
  ['right', 'refused', false],
  ['right', 'wrong', false],
  ['right or refused', 'refused', true],
  ['right or refused', 'wrong', false],
  ['refused', 'refused', true],
  ['refused', 'wrong', false],
  ['compared', 'refused', true],
] as const)('of a picture that has to be %s, %s is fine: %s', (expectation, status, isFine) => {
  const complaint = unexpected('Chromium', { ...right, expect: expectation }, { status, detail: 'CORRUPT' }, []);
  expect(complaint === undefined).toBe(isFine);
});

it('a listed fault is expected, in its engine only', () => {
  const wrong = { status: 'wrong', detail: 'is 9.0 off' } as const;
  expect(unexpected('Firefox', right, wrong, listed)).toBeUndefined();
  expect(unexpected('Chromium', right, wrong, listed)).toBe('a.tif is wrong in Chromium: is 9.0 off');
});

it('a listed fault that is mended has to be removed', () => {
  expect(unexpected('Firefox', right, { status: 'right' }, listed)).toBe(
    'a.tif is right in Firefox now: remove it from e2e/pictures/known.ts',
  );
});

it('a listed fault that became another one is named', () => {
  expect(unexpected('Firefox', right, { status: 'refused', detail: 'CORRUPT' }, listed)).toBe(
    'a.tif is refused in Firefox: CORRUPT',
  );
});
