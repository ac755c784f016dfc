import { writeFileSync } from 'node:fs';
import type { Pair } from '@image-converter/formats/pairs';
import { median } from '@image-converter/tools/median';
import type { Measured } from '@image-converter/web/claims/measured';
import type { SavingPair } from '@image-converter/web/claims/saving-pairs';
import type { EqualLook, Savings as SavingsForPages } from '@image-converter/web/claims/savings';
import { noiseIn, type Result } from './contest.ts';
import type { Conversion } from './conversions.ts';
import {
  duels,
  markdown,
  matrix,
  type Ratios,
  readDocument,
  type Section,
  sizeAndLikeness,
  timeAndRatio,
  writeDocument,
} from './report.ts';
import { type Savings, savingsSection } from './savings.ts';
import { serverSection } from './server/speed.ts';

export interface MeasuredCase extends Result {
  readonly bench: Conversion['bench'] | 'server';
  readonly pair?: Pair;
}

/** docs/benchmarks.json, from which docs/benchmarks.md and the figures on the pages are written. */
export interface Measurements {
  readonly surroundings: Readonly<Record<string, string>>;
  readonly cores: number;
  readonly megapixels: number;
  /** Of the run before. */
  readonly before?: Ratios;
  readonly results: readonly MeasuredCase[];
  readonly savings: readonly Savings[];
  readonly looks: Readonly<Partial<Record<SavingPair, EqualLook>>>;
  /** Everything else, as it is printed. */
  readonly sections: readonly Section[];
}

const claims = new URL('../apps/web/src/claims/', import.meta.url);

export function readMeasurements(): Measurements {
  return JSON.parse(readDocument('benchmarks.json'));
}

/** Writes what the pages and the simulation need; returns docs/benchmarks.md. */
export function publish(measurements: Measurements): string {
  writeDocument('benchmarks.json', asJson(measurements));
  writeFileSync(new URL('measured.json', claims), asJson(figuresForPages(measurements)));
  writeFileSync(new URL('savings.json', claims), asJson(savingsForPages(measurements)));
  return report(measurements);
}

const pairs: readonly Pair[] = [
  'png-to-jpg',
  'jpg-to-png',
  'jpg-to-webp',
  'webp-to-jpg',
  'webp-to-png',
  'png-to-webp',
  'heic-to-jpg',
  'tiff-to-jpg',
];

/** What the pages say about time: apps/web/src/claims/measured.json. */
export function figuresForPages({ surroundings, cores, megapixels, results }: Measurements): Measured {
  // The median of the photos, each as if it had this many megapixels.
  const time = (pair: Pair) => {
    const times = results
      .filter((result) => result.pair === pair)
      .flatMap(({ standings: [ours], megapixels: own = megapixels }) =>
        ours?.milliseconds ? [(ours.milliseconds * megapixels) / own] : [],
      );
    return times.length > 0 ? Math.round(median(times)) : null;
  };
  return {
    browser: `Chromium ${(surroundings.Chromium ?? '').split('.')[0]}`,
    cores,
    megapixels,
    milliseconds: Object.fromEntries(pairs.map((pair) => [pair, time(pair)])),
  };
}

/** What the pages say about savings: apps/web/src/claims/savings.json. */
export function savingsForPages({ savings, looks }: Measurements): Partial<SavingsForPages> {
  const rounded = (share: number) => Math.round(share * 1000) / 1000;
  return Object.fromEntries(
    savings.map(({ pair, files, larger, quartiles }) => [
      pair,
      { files, larger, quartiles: quartiles.map(rounded), besideJpg: looks[pair] },
    ]),
  );
}

/** Puts short lists of figures on one line, as the formatter does. */
function asJson(content: unknown): string {
  const inline = (list: string) => list.replaceAll(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']');
  return `${JSON.stringify(content, null, 2).replaceAll(/\[[-\d.,\s]{1,80}\]/g, inline)}\n`;
}

export function caseSections(results: readonly Result[], before: Ratios = {}): Section[] {
  return [
    duels(
      'Against the named peer',
      `Medians, with the fastest and the slowest in brackets. Contenders took turns, ours and the named peer one right after the other, so that a busy moment of the machine hit both. Ours ÷ peer is the median of the ratios of all rounds, which can differ from the ratio of the two medians; below 1.00 ours is faster. A target is met if the upper quartile of the photos meets it. Times of one contender varied by ${percent(noiseIn(results))} between rounds (half of them by less).`,
      results,
      before,
    ),
    matrix('Beside everybody else', 'Milliseconds, and ours ÷ theirs in brackets.', results, timeAndRatio),
    matrix(
      'What comes out',
      'Kilobytes of the converted file, and its PSNR in decibels compared with the original, as a viewer shows both (upright, in sRGB). “identical”: nothing was lost. “turned or resized”: it cannot be compared.',
      results,
      sizeAndLikeness,
    ),
  ];
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}

function report({ surroundings, results, savings, sections, before }: Measurements): string {
  const about: Section = {
    title: 'Where and how',
    text: 'Photos as cameras, phones and scanners write them, or made of those; 12 megapixels if there is only one; JPG and WebP at quality 90. sharp works on one thread, from buffer to buffer. jSquash, magick-wasm, libheif-js and “canvas, one worker” run in one worker each, warm; heic-to and heic2any bring their own. heif-convert, ImageMagick and vips are started for each picture, read a file and write one, with their default number of threads. Cold means a fresh page with nothing cached, loaded or compiled.',
    head: ['', ''],
    rows: Object.entries(surroundings),
  };
  const of = (name: MeasuredCase['bench']) => results.filter(({ bench }) => bench === name);
  const cases = caseSections(of('engine'), before);
  const server = serverSection(of('server'));
  const growth = matrix(
    'Growth',
    'Milliseconds, and ours ÷ theirs in brackets. Workers: the engine is told this number of cores, whatever the machine has.',
    of('growth'),
    timeAndRatio,
  );
  return markdown(
    'Benchmarks',
    'Written by `npm run bench`; do not edit by hand. All figures are from the run described here, except savings, which `npm run bench -- savings` measures.\n\nSee also [where the time goes](benchmarks/time.md), [the cost of options](benchmarks/options.md), [decoders compared with native tools](benchmarks/inputs.md) and [encoders compared with sharp](benchmarks/outputs.md).',
    [about, ...cases, growth, savingsSection(savings), server, ...sections],
  );
}
