import type { Outcome } from '@image-converter/tools/outcomes';
import { type Browser, browsers, type Feature, knownToBeWrong } from './features.ts';

export type Outcomes = Readonly<Record<Browser, readonly Outcome[]>>;

export interface Table {
  readonly text: string;
  /** Cells with neither a test nor a reason. */
  readonly problems: readonly string[];
}

interface Cell {
  readonly text: string;
  readonly remarks: readonly string[];
}

/** Feature × browser: passed, n of m, or not tested; the reasons are below the table. */
export function drawTable(features: readonly Feature[], outcomes: Outcomes): Table {
  const rows = features.map((feature) => ({
    name: feature.name,
    cells: browsers.map((browser) => cellOf(testsOf(feature, outcomes[browser]), feature.untested?.[browser])),
  }));
  const rest = browsers.map((browser) => cellOf(restOf(features, outcomes[browser]), 'every test is in a row above'));
  rows.push({ name: 'everything else', cells: rest });
  const remarks = [...new Set(rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.remarks)))];
  const lines = rows.map(({ name, cells }) => [name, ...cells.map((cell) => withMarks(cell, remarks))]);
  const notes = remarks.map((remark, index) => `[${index + 1}] ${remark}`);
  return {
    text: [...aligned([['feature', ...browsers], ...lines]), '', ...notes].join('\n'),
    problems: features.flatMap((feature) => problemsOf(feature, outcomes)),
  };
}

function testsOf({ tests }: Feature, outcomes: readonly Outcome[]): Outcome[] {
  return outcomes.filter(({ title }) => tests.test(title));
}

function restOf(features: readonly Feature[], outcomes: readonly Outcome[]): Outcome[] {
  return outcomes.filter(({ title }) => !features.some(({ tests }) => tests.test(title)));
}

function cellOf(own: readonly Outcome[], untested = 'without a reason'): Cell {
  if (own.length === 0) return { text: 'not tested', remarks: [untested] };
  const wrong = own.filter(({ title }) => knownToBeWrong.test(title));
  const failed = own.filter(({ status }) => status === 'failed');
  const right = own.filter((outcome) => outcome.status === 'passed' && !wrong.includes(outcome));
  if (right.length === own.length) return { text: `passed (${own.length})`, remarks: [] };
  const remarks = new Set([
    ...own.filter(({ status }) => status === 'skipped').map(({ reason = 'without a reason' }) => `left out: ${reason}`),
    ...wrong.map(() => 'known to be wrong, see pictures/known.ts'),
  ]);
  const failures = failed.length > 0 ? `, ${failed.length} FAILED` : '';
  return { text: `${right.length} of ${own.length}${failures}`, remarks: [...remarks] };
}

/** Checks the reasons: there must be one exactly where there is no test. */
function problemsOf(feature: Feature, outcomes: Outcomes): string[] {
  return browsers.flatMap((browser) => {
    const isTested = testsOf(feature, outcomes[browser]).length > 0;
    const isExcused = feature.untested?.[browser] !== undefined;
    if (isTested !== isExcused) return [];
    return `${feature.name}, ${browser}: ${isTested ? 'tested, and excused from it' : 'no test and no reason'}`;
  });
}

function withMarks({ text, remarks }: Cell, all: readonly string[]): string {
  return [text, ...remarks.map((remark) => `[${all.indexOf(remark) + 1}]`)].join(' ');
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
