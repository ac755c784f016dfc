import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { emptyOfCharts } from './empty-of-charts.ts';

it('old charts go, and the tables of other benchmarks stay', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'charts-'));
  const folder = pathToFileURL(`${scratch}/benchmarks/`);
  emptyOfCharts(folder);
  for (const name of ['time.svg', 'options.md']) writeFileSync(new URL(name, folder), '');
  emptyOfCharts(folder);
  expect(readdirSync(folder)).toEqual(['options.md']);
  rmSync(scratch, { recursive: true });
});
