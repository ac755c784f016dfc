import { expect, it } from 'vitest';
import { codesFor } from './huffman.ts';

/** Kraft's sum: 1 if every bit sequence is a sequence of codes. */
function completeness(lengths: Uint8Array): number {
  return lengths.reduce((sum, length) => sum + (length === 0 ? 0 : 2 ** -length), 0);
}

it('frequent symbols have shorter codes, absent ones none', () => {
  expect([...codesFor(Uint32Array.of(50, 0, 30, 10, 10)).lengths]).toEqual([1, 0, 2, 3, 3]);
});

it('codes are numbered by length, then by symbol, and sent first bit first', () => {
  expect([...codesFor(Uint32Array.of(10, 50, 10, 30)).bits]).toEqual([0b011, 0b0, 0b111, 0b01]);
});

it('no code is longer than deflate allows, however uneven the counts', () => {
  const counts = new Uint32Array(286);
  for (let symbol = 0, a = 1, b = 1; symbol < 40; symbol += 1, [a, b] = [b, a + b]) counts[symbol] = a;
  const { lengths } = codesFor(counts);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(15);
  expect(lengths.filter((length) => length > 0)).toHaveLength(40);
  expect(completeness(lengths)).toBe(1);
});
