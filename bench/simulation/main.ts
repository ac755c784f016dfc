import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { slotsPerChild } from '@image-converter/settings/server';
import { machine } from '../surroundings.ts';
import { simulateDay } from './day.ts';
import { readMeasured } from './measured.ts';
import { comparisonIn, scalingCharts, scalingReport } from './report.ts';

/** Writes docs/scaling.md and its charts. Keeps its comparison with real replicas, which replicas.ts writes. */

const docs = new URL('../../docs/', import.meta.url);
const children = 2;
const sizes = [1, 2, 4, 8, 16, 32, 64];
const triedSlots = [2, 4, 8, 16];
const replicasForSlots = 16;

const measured = readMeasured();
const day = (replicas: number, perChild: number) =>
  simulateDay({ replicas, children, slots: perChild * children * replicas }, measured);

const bySize = sizes.map((replicas) => day(replicas, slotsPerChild));
const bySlots = triedSlots.map((perChild) => day(replicasForSlots, perChild));
const date = new Date().toISOString().slice(0, 10);
const report = new URL('scaling.md', docs);
const comparison = comparisonIn(readFileSync(report, 'utf8'));
mkdirSync(new URL('scaling/', docs), { recursive: true });
for (const [name, svg] of Object.entries(scalingCharts(bySize))) writeFileSync(new URL(`scaling/${name}`, docs), svg);
const text = scalingReport({ date, machine: machine().machine, bySize, bySlots, comparison });
writeFileSync(report, text);
console.log(text);
