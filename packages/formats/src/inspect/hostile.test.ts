import { corpus, corpusBytes, formatOf, needsCorpus } from '@image-converter/corpus/corpus';
import { fixture, fixtureNames } from '@image-converter/corpus/fixtures';
import { within } from '@image-converter/corpus/within';
import { describe, expect, it } from 'vitest';
import type { Format } from '../formats.ts';
import { inspect } from '../inspect.ts';
import { InspectionError } from '../inspection.ts';
import { sniff, sniffedBytes } from '../sniff.ts';

const smallBytes = 8 * 1024;
const mutationsPerFile = 40;
/** CPU time, so that other processes on the machine do not count. */
const limitMilliseconds = 200;

type Random = (below: number) => number;

/** A linear congruential generator: the same numbers in every run, so that failures are reproducible. */
function randomFrom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Half of the damage goes to the start of the file, which holds the structure. */
function place(length: number, random: Random): number {
  return random(2) === 0 ? random(Math.min(length, 400)) : random(length);
}

const damages: ((bytes: Uint8Array<ArrayBuffer>, random: Random) => Uint8Array<ArrayBuffer>)[] = [
  (bytes, random) => bytes.with(place(bytes.length, random), random(256)),
  (bytes, random) => bytes.slice().fill(0xff, random(bytes.length)),
  (bytes, random) => {
    const at = place(bytes.length, random);
    return bytes.slice().fill(random(2) * 0xff, at, at + 1 + random(8));
  },
  (bytes, random) => bytes.slice(0, random(bytes.length)),
  (bytes, random) => {
    const at = place(bytes.length, random);
    return bytes.slice().copyWithin(at, at + 1 + random(16));
  },
  (bytes, random) => {
    const at = place(bytes.length, random);
    return bytes.slice().copyWithin(at, place(bytes.length, random), bytes.length);
  },
];

const smallPictures = corpus.flatMap(({ bytes, file, ...entry }) => {
  const is = formatOf({ bytes, file, ...entry });
  return is && bytes > 0 && bytes <= smallBytes ? [{ file, is }] : [];
});

const drawn = await Promise.all(
  fixtureNames.map(async (name) => {
    const bytes = await fixture(name);
    return { file: name, is: sniff(bytes.subarray(0, sniffedBytes)), bytes };
  }),
);
const smallDrawings = drawn.flatMap(({ file, is, bytes }) =>
  is && bytes.length <= smallBytes ? [{ file, is, bytes }] : [],
);

describe('inspect, on damaged files', () => {
  it('makes enough of them to be meaningful', () => {
    expect(smallDrawings.length * mutationsPerFile).toBeGreaterThan(2000);
  });

  it.each(smallDrawings)('quickly gives an inspection or an InspectionError for $file', (drawing) =>
    expectInspectionsOfDamaged(drawing),
  );

  it.each(smallPictures)(
    'quickly gives an inspection or an InspectionError for the real $file',
    needsCorpus,
    ({ file, is }) => expectInspectionsOfDamaged({ file, is, bytes: corpusBytes(file) }),
  );
});

interface Whole {
  readonly file: string;
  readonly is: Format;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

async function expectInspectionsOfDamaged({ file, is, bytes }: Whole): Promise<void> {
  const random = randomFrom(file.length * 7919 + bytes.length);
  for (let round = 0; round < mutationsPerFile; round++) {
    let damaged = bytes;
    for (let times = 1 + random(3); times > 0 && damaged.length > 0; times--) {
      damaged = damages[random(damages.length)]?.(damaged, random) ?? damaged;
    }
    const found = await within(limitMilliseconds, () => inspect(new Blob([damaged]), is).catch((error) => error));
    if (found instanceof InspectionError) continue;
    expect(found).not.toBeInstanceOf(Error);
    const { width, height, frames } = found;
    const numbers = [width, height, frames];
    expect(
      numbers.every((value) => Number.isSafeInteger(value) && value > 0),
      `${round}: ${numbers}`,
    ).toBe(true);
  }
}
