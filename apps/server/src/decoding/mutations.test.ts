import { corpus, corpusBytes, hasCorpus } from '@image-converter/corpus/corpus';
import { fixture, fixtureNames } from '@image-converter/corpus/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DecodingError, decodingErrorCodes } from './decoding-error.ts';
import { DecodingPool } from './pool.ts';
import { fileBody } from './testing/file-body.ts';
import { mutate } from './testing/mutate.ts';
import { cr2, nef, pdfOfSide } from './testing/server-files.ts';

/** The number of mutated files; the long form uses 2000. */
const count = Number(process.env.MUTATIONS ?? 100);
const SECONDS_EACH = 4;
const LARGEST = 60_000;
const CHILDREN = 2;

const ours = ['HEIC', 'TIFF', 'BigTIFF', 'CR2', 'NEF', 'ARW', 'PDF'];
const real = corpus
  .filter(({ format, bytes }) => hasCorpus && ours.includes(format) && bytes <= LARGEST)
  .map(({ file }) => corpusBytes(file));
const drawn = fixtureNames.filter((name) => /\.(heic|tiff)$/.test(name));
const files = [...(await Promise.all(drawn.map(fixture))), cr2(), nef(), pdfOfSide(100), ...real];

describe('files with bytes turned, cut out and put in', () => {
  const pool = new DecodingPool({ children: CHILDREN });
  beforeAll(() => pool.warmUp());
  afterAll(() => pool.close(0));

  async function outcome(seed: number): Promise<string> {
    const mutant = mutate(files[seed % files.length] ?? new Uint8Array(), seed);
    try {
      const { jpg } = await pool.convert(new AbortController().signal, fileBody(mutant));
      return jpg.subarray(0, 3).toString('hex') === 'ffd8ff' ? 'JPG' : 'no JPG';
    } catch (error) {
      return error instanceof DecodingError ? error.code : `no DecodingError: ${error}`;
    }
  }

  test(
    `${count} of them each give a JPG or an error of ours, and the pool is as before`,
    async () => {
      const outcomes: Record<string, number> = {};
      for (let seed = 1; seed <= count; seed += CHILDREN) {
        const both = await Promise.all(Array.from({ length: CHILDREN }, (_, next) => outcome(seed + next)));
        for (const one of both) outcomes[one] = (outcomes[one] ?? 0) + 1;
      }
      console.log(outcomes, `${pool.replaced} children replaced`);
      const allowed: string[] = ['JPG', ...decodingErrorCodes];
      expect(Object.keys(outcomes).filter((one) => !allowed.includes(one))).toEqual([]);
      expect(outcomes.JPG).toBeGreaterThan(0);
      await expect.poll(() => pool.pids).toHaveLength(CHILDREN);
      expect([pool.busy, pool.waiting]).toEqual([0, 0]);
    },
    count * SECONDS_EACH * 1000,
  );
});
