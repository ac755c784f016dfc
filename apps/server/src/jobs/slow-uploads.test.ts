import { expect, it } from 'vitest';
import { SlowUploads } from './slow-uploads.ts';

it('one visitor gets half of the places, and leaves the rest to others', () => {
  const uploads = new SlowUploads(4);
  const admitted = ['a', 'a', 'a', 'b', 'c', 'd'].map((visitor) => uploads.admit(visitor) !== undefined);
  expect(admitted).toEqual([true, true, false, true, true, false]);
});

it('a network gets no more than its allowance, however many visitors it has', () => {
  const uploads = new SlowUploads(6);
  const household = ['1', '2', '3', '4', '5', '6'].map((own) => uploads.admit(`wide|home|${own}`));
  expect(household.filter((place) => place !== undefined)).toHaveLength(4);
});

it('a place is free again once its upload has ended', () => {
  const uploads = new SlowUploads(1);
  const place = uploads.admit('a');
  expect(uploads.admit('b')).toBeUndefined();
  place?.[Symbol.dispose]();
  expect(uploads.admit('b')).toBeDefined();
});
