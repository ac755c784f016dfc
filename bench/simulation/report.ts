import { slotsPerChild } from '@image-converter/settings/server';
import { machine } from '../machine.ts';
import type { Measurements } from '../measurements.ts';
import { count, readDocument, table } from '../report.ts';
import { assumptions, type Day, type Kind, type Measured, simulateDay } from './day.ts';

const children = 2;
const sizes = [1, 2, 4, 8, 16, 32, 64];
const triedSlots = [2, 4, 8, 16];
const replicasForSlots = 16;

const percent = (part: number) => `${(100 * part).toFixed(1)} %`;

/** docs/scaling.md */
export function simulate(): string {
  const measured = readMeasured();
  const day = (replicas: number, perChild: number) =>
    simulateDay({ replicas, children, slots: perChild * children * replicas }, measured);
  const bySize = sizes.map((replicas) => day(replicas, slotsPerChild));
  const bySlots = triedSlots.map((perChild) => day(replicasForSlots, perChild));
  return `# Scaling

Written by \`npm run bench -- simulate\` on ${new Date().toISOString().slice(0, 10)} (${machine().machine}). Do not edit.

A day with ${count(assumptions.visitors)} visitors, simulated event by event: each brings one HEIC or TIFF for the server,
over connections and on devices of all speeds; replicas crash now and then. Conversion times are those of
[the benchmarks](benchmarks.md), where [real replicas](benchmarks.md#throughput) are as fast as assumed here; the other
assumptions are [below](#assumptions). Every visitor gets a picture: if not from the server, then from their own browser.

## Replicas

Two decoding processes on two cores each, with ${slotsPerChild} slots for each process.

${dayTable(bySize)}

## Slots

A slot is also held during the upload, which on real connections takes longer than the conversion. So too few slots
leave processes idle, and too many make a queue. ${replicasForSlots} replicas, with more and more slots for each
process (the default is ${slotsPerChild}):

${dayTable(bySlots)}

## Assumptions

${assumed()}
`;
}

/** The part of the last full run of the bench that the simulation uses. */
function readMeasured(): Measured {
  const { results }: Measurements = JSON.parse(readDocument('benchmarks.json'));
  const kind = (onServer: string, inBrowser: string): Kind => {
    const ours = (bench: string, title: string) =>
      results.find((one) => one.bench === bench && one.title === title)?.standings[0];
    const [child, browser] = [ours('server', onServer), ours('engine', inBrowser)];
    if (!child?.bytes || !browser?.milliseconds) throw new Error(`The bench has no ${onServer} or no ${inBrowser}`);
    const secondsInChild = child.times.map((milliseconds) => milliseconds / 1000);
    return { picture: child.bytes, secondsInChild, secondsInBrowser: browser.milliseconds / 1000 };
  };
  return { heic: kind('HEIC → JPG', 'HEIC → JPG, cold'), tiff: kind('TIFF (LZW) → JPG', 'TIFF (LZW) → JPG') };
}

function assumed(): string {
  const a = assumptions;
  return [
    `${count(a.visitors)} visitors, ${percent(a.tiffShare)} with a TIFF of ${a.tiffMegabytes} MB, all others with a HEIC of ${a.heicMegabytes} MB, both of 12 megapixels`,
    `a wave over the day: ${a.peak} times the average around ${a.peakHour}:00, ${a.quiet} times twelve hours later; and ${a.bursts} bursts of ${a.burstMinutes} minutes with ${a.burstFactor} times as many`,
    `lines of ${a.upMegabits} Mbit/s up and ${a.downMegabits} down; half of all are slower (log-normal, ${a.lineSpread})`,
    `devices that need ${a.deviceFactor} times what the bench measured for the first file of a visit; half of all need more (log-normal, ${a.deviceSpread})`,
    `${percent(a.leavingShare)} of the visitors close the tab when their upload is done`,
    `each replica dies ${a.deathsPerReplica} times and is back after ${a.secondsUntilBack} s`,
  ]
    .map((line) => `- ${line}`)
    .join('\n');
}

function dayTable(days: readonly Day[]): string {
  const share = (visitors: number) => percent(visitors / assumptions.visitors);
  const head = [
    'replicas',
    'slots',
    'by the server',
    'browser was sooner',
    'refused, so by the browser',
    'gave up or lost a replica',
    'wait: median, 95th, 99th percentile',
    'most in the store',
    'core-hours used of paid',
  ];
  const rows = days.map(({ plan, endings, waits, maxBytesStored, busyCoreHours, coreHours }) => [
    String(plan.replicas),
    String(plan.slots),
    share(endings.server),
    share(endings['browser was sooner']),
    share(endings.refused),
    share(endings['gave up'] + endings['replica died']),
    waits.map((seconds) => `${seconds.toFixed(2)} s`).join(', '),
    `${count(maxBytesStored / 1e6)} MB`,
    `${count(busyCoreHours)} of ${count(coreHours)}`,
  ]);
  return table(head, rows);
}
