import { corpus, corpusBytes, hasCorpus } from '@image-converter/corpus/corpus';
import { fixture, fixtureNames } from '@image-converter/corpus/fixtures';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cr2, emptyCr2, pdfOfSide } from '../decoding/testing/server-files.ts';
import { attempt } from '../testing/attempt.ts';
import { mutate } from '../testing/mutate.ts';
import { smallTiff, tiff } from '../testing/pictures.ts';
import { residentBytesOf } from '../testing/processes.ts';
import { refusalOf } from '../testing/refusal.ts';
import { scale } from '../testing/scale.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';

const count = scale('MUTATED_FILES');
const millisecondsEach = 4000;
const largest = 60_000;
const children = 2;
/** Enough that each child always has a file waiting. */
const visitors = 2 * children;
const mebibyte = 2 ** 20;

/** Any answer except a server error. */
const expected = [
  'JPG',
  ...['INVALID_REQUEST', 'FORMAT_MISMATCH', 'CORRUPT', 'INCOMPLETE', 'UNSUPPORTED'],
  ...['TOO_MANY_PIXELS', 'SIDE_TOO_LONG', 'TOO_LARGE', 'TIMED_OUT', 'OUT_OF_MEMORY'],
];

const ours = ['HEIC', 'TIFF', 'BigTIFF', 'CR2', 'NEF', 'ARW', 'PDF'];
const real = corpus
  .filter(({ format, bytes }) => hasCorpus && ours.includes(format) && bytes <= largest)
  .map(({ file }) => corpusBytes(file));
const drawn = fixtureNames.filter((name) => /\.(heic|tiff)$/.test(name));
const files = [...(await Promise.all(drawn.map(fixture))), cr2(), emptyCr2(), pdfOfSide(100), ...real];

let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess({ CONVERSION_CHILDREN: String(children) });
});
afterAll(() => server.close());

/** Makes all calls of a conversion. */
async function outcomeOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (bytes.length === 0) return refusalOf(await server.visitor.create(0));
  const answer = await server.visitor.convert(await server.visitor.uploaded(bytes, tiff));
  if (!answer.ok) return refusalOf(answer);
  const jpg = Buffer.from(await answer.arrayBuffer());
  return jpg.subarray(0, 3).toString('hex') === 'ffd8ff' ? 'JPG' : 'no JPG';
}

it(`${count} files with bytes turned, cut out and put in each give a JPG or are refused as what they are`, {
  timeout: 60_000 + count * millisecondsEach,
}, async () => {
  const ended = attempt('A file with bytes turned, cut out or put in, through all calls');
  expect(await outcomeOf(smallTiff)).toBe('JPG');
  const resting = residentBytesOf(server.pid);
  const seeds = Array.from({ length: count }, (_, index) => index + 1);
  const outcomes: Record<string, number> = {};
  const unexpected: string[] = [];
  const visit = async () => {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
      const mutant = new Uint8Array(mutate(files[seed % files.length] ?? smallTiff, seed));
      const outcome = await outcomeOf(mutant).catch(String);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      if (!expected.includes(outcome)) unexpected.push(`seed ${seed}: ${outcome}`);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));

  const replaced = await server.metric('decoding_children_replaced');
  const megabytes = [resting, residentBytesOf(server.pid)].map((bytes) => Math.round(bytes / mebibyte));
  const endings = Object.entries(outcomes).sort(([, one], [, other]) => other - one);
  ended({
    tried: count,
    survived: count - unexpected.length,
    note:
      `${endings.map(([outcome, times]) => `${outcome} ${times}`).join(', ')}; ` +
      `decoding processes replaced: ${replaced}; memory of the server ${megabytes.join(' MB before, ')} MB after`,
  });
  expect(unexpected).toEqual([]);
  expect(outcomes.JPG).toBeGreaterThan(0);
  expect(await outcomeOf(smallTiff)).toBe('JPG');
  // Spares, and those that wait for their visitor's next file.
  expect(server.children.length).toBeLessThanOrEqual(2 * children);
  expect(await server.metric('decoding_children_busy')).toBe(0);
  expect(server.filesInBucket()).toEqual([]);
});
