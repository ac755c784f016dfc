import { readFileSync, writeFileSync } from 'node:fs';
import { machine } from '../surroundings.ts';
import { checkSimulation } from './check.ts';
import { comparisonIn, comparisonOf } from './report.ts';

/** Compares the simulation with real replicas, and updates that section of docs/scaling.md. */

const report = new URL('../../docs/scaling.md', import.meta.url);
const date = new Date().toISOString().slice(0, 10);
const comparison = comparisonOf({ date, machine: machine().machine, ...(await checkSimulation()) });
const text = readFileSync(report, 'utf8');
writeFileSync(report, text.replace(comparisonIn(text), comparison));
console.log(comparison);
