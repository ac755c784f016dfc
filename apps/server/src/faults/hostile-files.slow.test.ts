import { corpus, corpusBytes, needsCorpus } from '@image-converter/corpus/corpus';
import { fixture } from '@image-converter/corpus/fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tiffBomb } from '../decoding/testing/bombs.ts';
import { bombTiff, smallTiff, tiff } from '../testing/pictures.ts';
import { residentBytesOf } from '../testing/processes.ts';
import { refusalOf } from '../testing/refusal.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';

const children = 2;
const mebibyte = 2 ** 20;

let server: ServerProcess;
let startingBytes: number;
beforeAll(async () => {
  server = await startServerProcess({ CONVERSION_CHILDREN: String(children), CONVERSION_SLOTS: '1000' });
  expect(await outcomeOf(smallTiff)).toBe('converted');
  startingBytes = residentBytesOf(server.pid);
});

afterAll(() => server.close());

async function outcomeOf(bytes: Uint8Array): Promise<string> {
  const answer = await server.visitor.convert(await server.visitor.uploaded(new Uint8Array(bytes), tiff));
  if (!answer.ok) return refusalOf(answer);
  await answer.arrayBuffer();
  return 'converted';
}

describe('a bomb is refused by what it claims', () => {
  const bombs = [
    ['TIFF, 60,000 × 60,000 of real pixels', bombTiff],
    ['TIFF, 60,000 × 60,000 of no pixels', tiffBomb],
  ] as const;

  it.each(bombs)('%s', async (_, bomb) => {
    expect(await outcomeOf(bomb())).toBe('TOO_MANY_PIXELS');
  });

  it('HEIC, 65,535 × 65,535', async () => {
    expect(await outcomeOf(await fixture('bomb-65535x65535.heic'))).toBe('TOO_MANY_PIXELS');
  });

  it('ten at once', async () => {
    const bomb = bombTiff();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => outcomeOf(bomb)));
    expect(new Set(outcomes)).toEqual(new Set(['TOO_MANY_PIXELS']));
  });
});

const faultOfFile = ['FORMAT_MISMATCH', 'CORRUPT', 'INCOMPLETE', 'UNSUPPORTED', 'TOO_MANY_PIXELS', 'SIDE_TOO_LONG'];

describe('a broken file', () => {
  it.each(['truncated.heic', 'truncated.tiff', 'text.png', 'really-a-jpg.heic'])('%s is refused', async (name) => {
    expect(faultOfFile).toContain(await outcomeOf(await fixture(name)));
  });

  it.each(['corrupted.heic', 'corrupted.tiff'])('%s is converted or refused', async (name) => {
    expect(['converted', ...faultOfFile]).toContain(await outcomeOf(await fixture(name)));
  });
});

describe('a broken file of the corpus', needsCorpus, () => {
  const broken = corpus.filter((entry) => entry.expect !== 'ok').map((entry) => ({ ...entry, name: entry.file }));

  it.each(broken.filter(({ expect }) => expect === 'error'))('$name is refused', async ({ file }) => {
    const bytes = corpusBytes(file);
    if (bytes.length === 0) expect(await refusalOf(await server.visitor.create(0))).toBe('INVALID_REQUEST');
    else expect(faultOfFile).toContain(await outcomeOf(bytes));
  });

  it.each(broken.filter(({ expect }) => expect === 'either'))('$name is converted or refused', async ({ file }) => {
    expect(['converted', ...faultOfFile]).toContain(await outcomeOf(corpusBytes(file)));
  });
});

it('the server is as it was before', async () => {
  expect(await outcomeOf(smallTiff)).toBe('converted');
  // Spares, and those that wait for their visitor's next file.
  expect(server.children.length).toBeLessThanOrEqual(2 * children);
  expect(residentBytesOf(server.pid) - startingBytes).toBeLessThan(150 * mebibyte);
  expect(server.filesInBucket()).toEqual([]);
});
