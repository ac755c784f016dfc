import { mkdirSync, writeFileSync } from 'node:fs';
import { slotsPerChild } from '@image-converter/settings/server';
import { machine } from '../surroundings.ts';
import { checkSimulation } from './check.ts';
import { simulateDay } from './day.ts';
import { readMeasured } from './measured.ts';
import { scalingCharts, scalingReport } from './report.ts';

/** `npm run simulate`: writes docs/scaling.md and its charts. */

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
const { cost, checks } = await checkSimulation();
const date = new Date().toISOString().slice(0, 10);
mkdirSync(new URL('scaling/', docs), { recursive: true });
for (const [name, svg] of Object.entries(scalingCharts(bySize))) writeFileSync(new URL(`scaling/${name}`, docs), svg);
const report = scalingReport({ date, machine: machine().machine, bySize, bySlots, cost, checks });
writeFileSync(new URL('scaling.md', docs), report);
console.log(report);
