import type { Result } from './cases.ts';
import { type Chart, growthCharts, outputCharts, timeCharts } from './charts.ts';
import { describeTimes, type Standing } from './contest.ts';
import type { Measurements, Surroundings } from './measurements.ts';
import { growthTables } from './report-growth.ts';
import { beaten, blocking, downloadTable, likeness, peakTable, savingsTable, sizes } from './report-outputs.ts';
import { camerasOfPhotos } from './sample/pictures.ts';
import { serverSection } from './server/section.ts';
import { count, table } from './table.ts';
import { ratioTo, standingOf, verdicts } from './verdicts.ts';

export function report(measurements: Measurements): string {
  const { surroundings, results } = measurements;
  return [
    '# Benchmarks',
    'Written by `npm run bench`; do not edit by hand. All figures are from the run described here, except sizes as WebP, which `npm run bench -- savings` measures.',
    'See also [the cost of options](benchmarks/options.md), [decoders compared with native tools](benchmarks/inputs.md) and [encoders compared with native ones](benchmarks/outputs.md).',
    describe(surroundings),
    '## Targets',
    targets(measurements),
    '## Against the named peer',
    `Median of ${surroundings.rounds.decisive} runs (${surroundings.rounds.counted} for contenders other than the named peer, fewer for those far behind after three), with the fastest and the slowest in brackets. Contenders took turns, ours and the named peer one right after the other, so that a busy moment of the machine hit both. Ours ÷ peer is the median of the ratios of all rounds, which can differ from the ratio of the two medians; below 1.00 ours is faster. A run was repeated, up to four times, if the host gave more than 3 % of its processor time to others. sharp works on one thread, from buffer to buffer. Cold means a fresh page with nothing cached, loaded or compiled.`,
    againstPeer(results),
    '## Beside everybody else',
    'Milliseconds, and ours ÷ theirs in brackets: for the named peer as above, for others by medians. jSquash, magick-wasm, libheif-js and “canvas, one worker” run in one worker each, warm; heic-to and heic2any bring their own. heif-convert, ImageMagick and vips are started for each picture, read a file and write one, with their default number of threads.',
    besideOthers(results),
    failures(results),
    links(timeCharts(measurements)),
    '## Where a peer wins',
    'By more than 2 % in time or size, or 0.1 dB in PSNR. A smaller file is often also less like the source.',
    beaten(results),
    '## What comes out',
    'Kilobytes of the converted file; JPG and WebP at quality 90. Encoders trade time for size differently.',
    sizes(results),
    'PSNR in decibels, of the result as a viewer shows it (upright, in sRGB), compared with the original; for HEIC with libheif’s pixels, loop filters included, after applying their profile. “identical”: nothing was lost. “turned or resized”: a viewer shows it in a different size, so it cannot be compared.',
    likeness(results),
    links(outputCharts(measurements)),
    '## JPG and PNG as WebP',
    `Real pictures, converted by our engine at quality 90; a negative share means that the file grew. JPG: photos of ${camerasOfPhotos()} cameras, from 0.3 megapixels and 40 KB, so the most compressed ones are missing. PNG: drawings, diagrams, screenshots and photos from 0.1 megapixels. The lists with their sources are in \`bench/sample\`. Part of the saving is metadata and previews inside the originals.`,
    savingsTable(measurements.savings),
    '## Where the time goes',
    'Steps of the peers that can be measured, in milliseconds. “canvas, one worker” is what ours does for formats that the browser decodes.',
    parts(results),
    '## The main thread meanwhile',
    'Longest task of the main thread while one file converts, in milliseconds (none: no task of 50 ms or more), and in brackets the longest delay of a 5 ms timer.',
    blocking(results),
    mainThread(measurements),
    '## Growth',
    'Medians; sharp converts several files at once, canvas one after the other. Workers: the engine is told this number of cores, whatever the machine has.',
    growthTables(measurements.growths),
    links(growthCharts(measurements)),
    '## Memory',
    memory(measurements),
    '## Bytes',
    'What a visitor downloads before the first file is converted. Ours: engine, worker, the codecs the file needs, and the page around them; peers: their JavaScript and WebAssembly with a few lines that call them. Canvas needs nothing.',
    downloadTable(measurements.downloads),
    'Ours, one by one:',
    bytes(measurements),
    serverSection(measurements.server),
    '',
  ]
    .filter((part) => part !== undefined)
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

function links(charts: readonly Chart[]): string {
  return charts.map(({ title, file }) => `![${title}](benchmarks/${file})`).join('\n\n');
}

function describe({ date, machine, system, versions, load, stolen, megapixels }: Surroundings): string {
  return table(
    ['', ''],
    [
      ['Date', date],
      ['Machine', machine],
      ['System', system],
      ['Busy processes before and after', `${load.before.toFixed(1)}, ${load.after.toFixed(1)}`],
      ['Processor time that the host gave to others', `${(stolen * 100).toFixed(1)} %`],
      ['Photo', `${megapixels} megapixels; HEIC: 12 megapixels from an iPhone 13 Pro`],
      ...Object.entries(versions),
    ],
  );
}

function targets(measurements: Measurements): string {
  return table(
    ['', 'measured', 'target', '', 'made of'],
    verdicts(measurements).map(({ what, value, target, isMet, because }) => [
      what,
      value,
      target,
      isMet ? 'met' : '**missed**',
      because,
    ]),
  );
}

export function againstPeer(results: readonly Result[]): string {
  const rows = results.map((result) => [
    result.title,
    result.measure,
    `**${ratioTo(result, result.measure).toFixed(2)}**`,
    times(standingOf(result, 'ours')),
    times(standingOf(result, result.measure)),
  ]);
  return table(['', 'peer', 'ours ÷ peer', 'ours, ms', 'peer, ms'], rows);
}

export function besideOthers(results: readonly Result[]): string {
  const others = contenderNames(results);
  const rows = results.map((result) => [
    result.title,
    count(standingOf(result, 'ours')?.milliseconds),
    ...others.map((name) => {
      const standing = standingOf(result, name);
      if (!standing) return '–';
      if (standing.failure !== undefined) return 'failed';
      return `${count(standing.milliseconds)} (${ratioTo(result, name).toFixed(2)})`;
    }),
  ]);
  return table(['', 'ours', ...others], rows);
}

function failures(results: readonly Result[]): string | undefined {
  const lines = results.flatMap(({ title, standings }) =>
    standings.flatMap(({ name, failure }) => (failure === undefined ? [] : [`- ${title}, ${name}: ${failure}`])),
  );
  return lines.length > 0 ? lines.join('\n') : undefined;
}

function parts(results: readonly Result[]): string {
  const rows = results.flatMap(({ title, standings }) =>
    standings
      .filter(({ stages }) => Object.keys(stages).length > 0)
      .map(({ name, stages, milliseconds }) => [
        title,
        name,
        ...['decode', 'draw', 'encode'].map((stage) => count(stages[stage])),
        count(milliseconds),
      ]),
  );
  return table(['', 'peer', 'decode', 'draw', 'encode', 'in all'], rows);
}

function mainThread({ calm }: Measurements): string {
  const rows = calm.map(({ what, longestTask, longTasks, worstGap, typicalGap, milliseconds, failure }) => {
    if (failure !== undefined) return [what, `failed: ${failure}`, '–', '–', '–', '–'];
    return [
      what,
      longestTask === undefined ? 'none of 50 or more' : count(longestTask),
      String(longTasks),
      count(worstGap),
      count(typicalGap),
      count(milliseconds),
    ];
  });
  const head = ['milliseconds', 'longest task', 'long tasks', 'worst gap', '99th percentile of the gaps', 'in all'];
  return `Our page with five files at once. A timer ticks every 5 ms; a gap is the time between two ticks.\n\n${table(head, rows)}`;
}

function memory({ steadiness: { early, late }, appetites, peaks }: Measurements): string {
  const steady = table(
    ['five 3-megapixel JPG → WebP each', 'MB'],
    [early, late].map(({ batches, megabytes }) => [`after ${batches} batches`, count(megabytes)]),
  );
  const rows = appetites.map(({ target, megapixels, growth }) => [
    `JPG → ${target === 'png' ? 'PNG' : 'WebP'}`,
    megapixels.toFixed(0),
    count(growth),
    (growth / megapixels).toFixed(1),
  ]);
  const hungry = table(['one picture', 'megapixels', 'peak growth, MB', 'MB per megapixel'], rows);
  return `Resident memory of all Chromium processes; shared memory is counted for each.\n\n${steady}\n\n${hungry}\n\nOne 12-megapixel picture in a fresh browser, including everything that is loaded for it:\n\n${peakTable(peaks)}`;
}

function bytes({ engine, wasm }: Measurements): string {
  const rows = (weights: Measurements['engine'], what: string) =>
    weights.map(({ name, bytes }) => [name, what, (bytes / 1024).toFixed(1)]);
  return table(
    ['', 'loaded', 'KB, brotli'],
    [...rows(engine, 'before the first file'), ...rows(wasm, 'when a file needs it')],
  );
}

function contenderNames(results: readonly Result[]): string[] {
  const names = new Set(results.flatMap(({ standings }) => standings.map(({ name }) => name)));
  names.delete('ours');
  return [...names];
}

function times(standing: Standing | undefined): string {
  return standing && standing.failure === undefined ? describeTimes(standing) : 'failed';
}
