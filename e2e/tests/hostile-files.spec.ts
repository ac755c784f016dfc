import { fixtureNames } from '@image-converter/corpus/fixtures';
import { collection } from '@image-converter/corpus/true-files';
import { targetDefaults } from '@image-converter/formats/options';
import { expect } from '@playwright/test';
import { engine } from '../built.ts';
import { convertMutants } from '../hostile/convert-mutants.ts';
import { largestRenderer } from '../hostile/largest-renderer.ts';
import { timeouts } from '../timeouts.ts';
import { test } from './warm-page.ts';

/** HOSTILE_FILES=2000 runs the long form. */
const count = Number(process.env.HOSTILE_FILES ?? 60);
/** More than the engine's timeout for any file. */
const millisecondsEach = 30_000;
const largestFile = 300_000;
const maxBytes = 3 * 2 ** 30;
const stride = 7;

/** Outcomes allowed for a damaged file. Crashes and timeouts are not. */
const expected = [
  'picture',
  ...['CORRUPT', 'INCOMPLETE', 'UNSUPPORTED', 'TOO_LARGE', 'EMPTY', 'UNKNOWN_FORMAT', 'DECODE_FAILED'],
];

const { files, bytes, needed } = collection('formats');
const real = needed.skip ? [] : files.filter(({ file }) => bytes(file).length <= largestFile);
const sources = [
  ...real.map(({ file }) => `/file/formats/${encodeURIComponent(file)}`),
  ...fixtureNames
    .filter((name) => !name.includes('megapixels'))
    .map((name) => `/file/fixtures/${encodeURIComponent(name)}`),
];

/** Spreads the seeds, so that even a few reach files of all kinds. */
function sourceOf(seed: number): number {
  return (seed * stride) % sources.length;
}

test('damaged files of all formats give a picture or a refusal, and the page survives them', async ({
  openWarmPage,
  engineSite,
  browser,
}) => {
  test.setTimeout(timeouts.timeout + count * 2000);
  const page = await openWarmPage();
  await page.goto(`${engineSite.address}/en`);
  const options = targetDefaults('jpg');
  const wrong: string[] = [];
  const outcomes: Record<string, number> = {};
  const times: { milliseconds: number; source: string; seed: number; outcome: string }[] = [];
  for (const [index, source] of sources.entries()) {
    const seeds = Array.from({ length: count }, (_, seed) => seed).filter((seed) => sourceOf(seed) === index);
    if (seeds.length === 0) continue;
    for (const { seed, outcome, detail, milliseconds } of await page.evaluate(convertMutants, {
      engine,
      options,
      source,
      seeds,
    })) {
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      times.push({ milliseconds, source, seed, outcome });
      const isFine = expected.includes(outcome) && milliseconds < millisecondsEach;
      if (!isFine) wrong.push(`${source} ${seed}: ${outcome} after ${milliseconds} ms: ${detail}`);
    }
  }
  const memory = await largestRenderer(browser);
  const slowest = times.sort((one, other) => other.milliseconds - one.milliseconds).slice(0, 5);
  test.info().annotations.push({ type: 'hostile files', description: JSON.stringify({ outcomes, slowest, memory }) });
  await page.close();
  expect(wrong).toEqual([]);
  expect(memory).toBeLessThan(maxBytes);
});
