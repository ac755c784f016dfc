import { median } from '@image-converter/tools/median';
import { describeTimes, ratioOf } from '../contest.ts';
import { count, table } from '../table.ts';
import type { ServerMeasurements } from './measure.ts';

/** The server's part of the report. */
export function serverSection(measurements: ServerMeasurements): string {
  return [
    '## On the server',
    `The real server in its own process, called over HTTP from the same machine. Photos as above: 12 megapixels, HEIC and TIFF (LZW).`,
    '### Processor time of one conversion',
    'User and system time in milliseconds, median with minimum and maximum in brackets; in turns. Ours: a warm decoding process that also converts colours to sRGB; theirs: the whole program.',
    processorTime(measurements),
    '### Throughput',
    throughput(measurements),
    '### Memory',
    'Resident megabytes. Uploads: 8 of 50 MB at once, a fresh server for each measurement; the peak growth of the API process.',
    uploads(measurements),
    childMemory(measurements),
    '### More than it can take',
    burst(measurements),
    visits(measurements),
  ].join('\n\n');
}

function processorTime({ duels, versions }: ServerMeasurements): string {
  const rows = duels.map(({ title, peer, ours, theirs }) => [
    title,
    `${peer} ${versions[peer]}`,
    `**${ratioOf(ours, theirs).toFixed(2)}**`,
    describeTimes(ours),
    describeTimes(theirs),
  ]);
  return table(['', 'peer', 'ours ÷ peer', 'ours', 'peer'], rows);
}

function throughput({ throughputs }: ServerMeasurements): string {
  const rows = throughputs.map(({ children, rate, inChild, inServer }) => [
    String(children),
    rate.toFixed(2),
    count(inChild),
    count(inServer),
    (1000 / (inChild + inServer)).toFixed(2),
  ]);
  const head = [
    'children',
    'HEIC per second',
    'ms of processor each, in the child',
    'in the process that answers',
    'per second of one core',
  ];
  return table(head, rows);
}

function uploads({ uploads }: ServerMeasurements): string {
  const rows = uploads.map(({ storage, before, growth, largestGrowth }) => [
    storage,
    count(before),
    count(growth),
    count(largestGrowth),
  ]);
  return table(['uploads to', 'before', 'growth, median', 'largest'], rows);
}

function childMemory({ childMemories }: ServerMeasurements): string {
  const rows = childMemories.map(({ title, peak, afterwards }) => [title, count(peak), count(afterwards)]);
  return table(['a decoding child', 'peak in a conversion', 'after it'], rows);
}

function burst({ bursts }: ServerMeasurements): string {
  const { jobs, accepted, finished, refusals, refusalsAtWork, bareRefusals } = bursts;
  const row = (what: string, times: readonly number[]) => [
    what,
    String(times.length),
    median(times).toFixed(1),
    Math.max(...times).toFixed(1),
  ];
  const head = [`refusals, ms, of ${jobs} jobs at once on 2 children`, 'how many', 'median', 'slowest'];
  const rows = [
    row('on an idle server', refusals),
    row('while it converts', refusalsAtWork),
    row('by a bare Node server, before each of these bursts', bareRefusals),
  ];
  return `${table(head, rows)}\n\nAccepted: ${accepted}; ended with a JPG: ${finished}. A refusal is the answer to the first call, so nothing was uploaded. The server has seen such bursts before.`;
}

function visits({ visits: { pages, byServer, byBrowser, milliseconds } }: ServerMeasurements): string {
  return `${pages} pages in Chromium that convert the HEIC at once, on the same machine: ${byServer} got their JPG from the server and ${byBrowser} from their browser, the last one after ${(milliseconds / 1000).toFixed(1)} s.`;
}
