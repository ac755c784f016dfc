import { expect, it } from 'vitest';
import { lightConversion, plainConversion } from './light-conversion.ts';
import { lightTables } from './light-tables.ts';
import { nclxSpace } from './rgb-space.ts';

const displayP3 = nclxSpace({ primaries: 12, transfer: 13 });
const bt2020 = nclxSpace({ primaries: 9, transfer: 13 });

/** Longer than what is converted at a time, with every red and many of the other samples. */
function manyColours(): Uint8ClampedArray {
  const words = Uint32Array.from({ length: 100_003 }, (_, index) => index * 2_654_435);
  return new Uint8ClampedArray(words.buffer);
}

it('converts the same with and without WebAssembly, also when spaces alternate', () => {
  const conversions = [displayP3, bt2020].map((space) => ({
    ours: lightConversion(space),
    plain: plainConversion(lightTables(space)),
  }));
  for (const { ours, plain } of [...conversions, ...conversions]) {
    const [one, other] = [manyColours(), manyColours()];
    ours(one);
    plain(other);
    expect(isEqual(one, other)).toBe(true);
    expect(isEqual(one, manyColours())).toBe(false);
  }
});

function isEqual(one: Uint8ClampedArray, other: Uint8ClampedArray): boolean {
  return Buffer.from(one.buffer).equals(Buffer.from(other.buffer));
}
