import { slotsPerChild } from '@image-converter/settings/server';
import { lineChart } from '../svg/lines.ts';
import { count, table } from '../table.ts';
import type { Check } from './check.ts';
import type { Cost } from './closed-loop.ts';
import { assumptions, type Day } from './day.ts';

const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
const seconds = (value: number) => `${value.toFixed(2)} s`;

export interface Scaling {
  readonly date: string;
  readonly machine: string;
  readonly bySize: readonly Day[];
  readonly bySlots: readonly Day[];
  /** The section that compares with real replicas. */
  readonly comparison: string;
}

interface Comparison {
  readonly date: string;
  readonly machine: string;
  readonly cost: Cost;
  readonly checks: readonly Check[];
}

/** docs/scaling.md */
export function scalingReport({ date, machine, bySize, bySlots, comparison }: Scaling): string {
  return `# Scaling

Written by \`npm run bench -- simulate\` on ${date} (${machine}). Do not edit.

A day with ${count(assumptions.visitors)} visitors, simulated event by event: each brings one HEIC or TIFF for the server,
over connections and on devices of all speeds; replicas crash now and then. Conversion times are those of
[the benchmarks](benchmarks.md); the other assumptions are [below](#assumptions). Every visitor gets a picture: if not
from the server, then from their own browser.

## Replicas

Two decoding processes on two cores each, with ${slotsPerChild} slots for each process.

${dayTable(bySize)}

![Share of visitors by how their picture was made](scaling/endings.svg)

![Seconds in the queue](scaling/waits.svg)

## Slots

A slot is also held during the upload, which on real connections takes longer than the conversion. So too few slots
leave processes idle, and too many make a queue. ${bySlots[0]?.plan.replicas ?? 0} replicas, with more and more slots for each
process (the default is ${slotsPerChild}):

${dayTable(bySlots)}

${comparison}

## Assumptions

${assumed()}
`;
}

const heading = '## Simulated and measured';

export function comparisonOf({ date, machine, cost, checks }: Comparison): string {
  return `${heading}

Measured on ${date} (${machine}): real replicas with PostgreSQL and S3, compared with simulated ones that only know
the cost of a single conversion there: ${(1000 * cost.inChild).toFixed(0)} ms of processor time in the decoding process and
${(1000 * cost.elsewhere).toFixed(0)} ms elsewhere (server, database, store and visitor share the machine).

${table(
  ['replicas × processes', 'measured, a second', 'simulated', 'difference'],
  checks.map(({ replicas, children, measured, simulated }) => [
    `${replicas} × ${children}`,
    measured.toFixed(2),
    simulated.toFixed(2),
    percent(simulated / measured - 1),
  ]),
)}`;
}

/** The section as it stands in a report. */
export function comparisonIn(report: string): string {
  const [, rest] = report.split(`${heading}\n`);
  if (rest === undefined) throw new Error('The report compares nothing');
  return `${heading}\n${rest.replace(/\n## [\s\S]*$/, '')}`.trimEnd();
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
  return table(
    [
      'replicas',
      'slots',
      'by the server',
      'browser was sooner',
      'refused, so by the browser',
      'gave up or lost a replica',
      'wait: median, 95th, 99th percentile',
      'most in the store',
      'core-hours used of paid',
    ],
    days.map(({ plan, endings, waits, maxBytesStored, busyCoreHours, coreHours }) => [
      String(plan.replicas),
      String(plan.slots),
      share(endings.server),
      share(endings['browser was sooner']),
      share(endings.refused),
      share(endings['gave up'] + endings['replica died']),
      waits.map(seconds).join(', '),
      `${count(maxBytesStored / 1e6)} MB`,
      `${count(busyCoreHours)} of ${count(coreHours)}`,
    ]),
  );
}

function share(visitors: number): string {
  return percent(visitors / assumptions.visitors);
}

export function scalingCharts(days: readonly Day[]): Record<string, string> {
  const points = (of: (day: Day) => number) => days.map((day) => ({ x: day.plan.replicas, y: of(day) }));
  const shareOf = (ending: keyof Day['endings']) =>
    points(({ endings }) => (100 * endings[ending]) / assumptions.visitors);
  return {
    'endings.svg': lineChart({
      title: 'How the pictures of a day were made',
      across: 'replicas',
      up: 'percent of the visitors',
      scale: 'linear',
      series: [
        { name: 'by the server', points: shareOf('server') },
        { name: 'browser was sooner', points: shareOf('browser was sooner') },
        { name: 'refused: browser', points: shareOf('refused') },
      ],
    }),
    'waits.svg': lineChart({
      title: 'Seconds in the line before a process',
      across: 'replicas',
      up: 'seconds',
      scale: 'linear',
      series: [
        { name: 'half', points: points(({ waits }) => waits[0]) },
        { name: '19 of 20', points: points(({ waits }) => waits[1]) },
        { name: '99 of 100', points: points(({ waits }) => waits[2]) },
      ],
    }),
  };
}
