import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { growthCharts, outputCharts, timeCharts } from './charts.ts';
import { emptyOfCharts } from './empty-of-charts.ts';
import { figuresForPages } from './for-the-pages.ts';
import type { Measurements } from './measurements.ts';
import { report } from './report.ts';
import type { Verdict } from './verdict.ts';
import { verdicts } from './verdicts.ts';

/** For benchmarks.md, benchmarks.json and the folder of charts. */
export const documents = new URL('../docs/', import.meta.url);
const figures = new URL('../apps/web/src/claims/measured.json', import.meta.url);

export function publish(measurements: Measurements): Verdict[] {
  const judged = verdicts(measurements);
  const charts = new URL('benchmarks/', documents);
  emptyOfCharts(charts);
  const drawn = [...timeCharts(measurements), ...outputCharts(measurements), ...growthCharts(measurements)];
  for (const { file, svg } of drawn) writeFileSync(new URL(file, charts), svg);
  writeFileSync(new URL('benchmarks.md', documents), report(measurements));
  writeJson(new URL('benchmarks.json', documents), { ...measurements, verdicts: judged });
  writeJson(figures, figuresForPages(measurements));
  console.log(`\nReport: ${fileURLToPath(new URL('benchmarks.md', documents))}`);
  return judged;
}

/** Puts short lists of figures on one line, as the formatter does. */
function writeJson(file: URL, content: unknown): void {
  const inline = (list: string) => list.replaceAll(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']');
  const json = JSON.stringify(content, null, 2).replaceAll(/\[[-\d.,\s]{1,80}\]/g, inline);
  writeFileSync(file, `${json}\n`);
}
