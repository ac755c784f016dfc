import { expect, it } from 'vitest';
import { checkCineon } from './cineon.ts';

function header(channels: number, bits: number): Uint8Array {
  return new Uint8Array(1024).fill(channels, 193, 194).fill(bits, 198, 199);
}

it('red, green and blue of ten bits are read', () => {
  expect(() => checkCineon(header(3, 10))).not.toThrow();
});

it.each([
  [1, 10],
  [3, 8],
])('%s channels of %s bits are refused by name', (channels, bits) => {
  expect(() => checkCineon(header(channels, bits))).toThrow(expect.objectContaining({ obstacle: 'KIND_OF_PIXELS' }));
});
