import { long, short, type TagValue, tiffFile } from '@image-converter/corpus/fixtures/tiff-file';
import { tiffKinds } from '@image-converter/corpus/fixtures/tiff-kinds';
import { within } from '@image-converter/corpus/within';
import { CodecError } from '@image-converter/formats/codec-error';
import { describe, expect, it } from 'vitest';
import { decodePlainTiff, samplesOfPlainTiff } from './decode.ts';
import { tidied } from './tidy.ts';

const mutationsOfEach = 40;
/** CPU time, so that other work on the machine does not count. */
const maxMilliseconds = 2000;

/** Seeded, so that failures are reproducible. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Damage = (bytes: Uint8Array, at: number, random: (below: number) => number) => Uint8Array;

const damages: readonly Damage[] = [
  (bytes, at, random) => bytes.with(at, random(256)),
  (bytes, at, random) => bytes.fill(random(2) * 0xff, at, at + 1 + random(8)),
  (bytes, at) => bytes.slice(0, at),
  (bytes, at, random) => bytes.copyWithin(at, random(bytes.length)),
];

/** Half of the damage hits the directory, which is at the end of our files. */
function damaged(whole: Uint8Array, random: (below: number) => number): Uint8Array {
  let bytes: Uint8Array = whole.slice();
  for (let times = 1 + random(3); times > 0 && bytes.length > 0; times--) {
    const at = random(2) === 0 ? Math.max(0, bytes.length - 1 - random(250)) : random(bytes.length);
    bytes = damages[random(damages.length)]?.(bytes, at, random) ?? bytes;
  }
  return bytes;
}

function attempt(bytes: Uint8Array): unknown {
  try {
    return decodePlainTiff(bytes);
  } catch (error) {
    return error;
  }
}

describe('a damaged TIFF', () => {
  it.each(Object.keys(tiffKinds).filter((name) => name !== 'palette-16-bit.tiff'))(
    'is a picture, left to ImageMagick, or refused: %s',
    async (name) => {
      const whole = tiffKinds[name]?.file() ?? new Uint8Array();
      const random = randomFrom(name.length * 7919 + whole.length);
      for (let round = 0; round < mutationsOfEach; round++) {
        const bytes = damaged(whole, random);
        const outcome = await within(maxMilliseconds, () => attempt(bytes));
        if (outcome instanceof Error) expect(outcome, `round ${round}`).toBeInstanceOf(CodecError);
        expect(() => tidied(bytes), `round ${round}`).not.toThrow();
      }
    },
  );
});

describe('a bomb', () => {
  const drawing = { width: 64, height: 64, bits: 8, samples: 1, sample: () => 0 };
  const claiming = (tags: Readonly<Record<number, TagValue>>) =>
    tiffFile(drawing, { photometric: 1, compression: 'deflate', tile: [64, 64], tags });

  it('of tiles that share one place is bounded by its pixels per byte', () => {
    const tiles = 200 * 200;
    const shared = claiming({ 256: long(64 * 200), 257: long(64 * 200), 324: long(...Array(tiles).fill(16)) });
    // The list of tiles alone is long enough to pass the ratio check.
    expect(shared.length * 2 ** 17).toBeGreaterThan((64 * 200) ** 2);
    const many = claiming({ 256: long(65_535 * 64), 257: long(65_535 * 64) });
    expect(samplesOfPlainTiff(many)).toBeUndefined();
  });

  it.each([
    ['a tile far larger than the picture', { 322: long(2 ** 20), 323: long(2 ** 12) }],
    ['more pixels than any picture has', { 256: long(2 ** 31), 257: long(2 ** 31) }],
    ['tiles of no size', { 322: long(0), 323: long(0) }],
    ['more samples than any pixel has', { 277: short(60_000) }],
  ])('that claims %s is not decoded', (_, tags) => {
    expect(decodePlainTiff(claiming(tags))).toBeUndefined();
  });
});
