import type { Attempt } from '@image-converter/server/testing/attempt';
import { expect, it } from 'vitest';
import type { TestModule } from 'vitest/node';
import { tableOf, withRun } from './report.ts';
import { lostIn, talliesOf } from './tally.ts';

interface Test {
  readonly state: 'passed' | 'failed' | 'skipped';
  readonly attempt?: Attempt;
}

/** What is told of test files, each given by its name and its tests. */
function told(files: Record<string, readonly Test[]>) {
  const modules = Object.entries(files).map(([moduleId, tests]) => ({
    moduleId,
    children: {
      allTests: () => tests.map(({ state, attempt }) => ({ result: () => ({ state }), meta: () => ({ attempt }) })),
    },
  }));
  return talliesOf(modules as unknown as TestModule[]);
}

const kill = { fault: 'kill', tried: 1, survived: 1, counts: { rows: 1000 } };

it('attempts of one fault are added up, with what they counted and noted', () => {
  const tallies = told({
    'b/killed.test.ts': [
      { state: 'passed', attempt: kill },
      { state: 'passed', attempt: kill },
    ],
    'a/slots.test.ts': [{ state: 'passed', attempt: { ...kill, fault: 'hoard', counts: {}, note: '9 of 10' } }],
  });
  expect(lostIn(tallies)).toBe(0);
  expect(tableOf(tallies).split('\n').slice(2)).toEqual([
    '| hoard | 1 | 1 | 0 | 9 of 10 |',
    '| kill | 2 | 2 | 0 | 2,000 rows |',
  ]);
});

it('whatever fails is lost, even after its attempt', () => {
  const began = { fault: 'outage', tried: 1, survived: 0 };
  const tallies = told({
    'x.test.ts': [{ state: 'failed', attempt: began }, { state: 'failed', attempt: kill }, { state: 'failed' }],
  });
  expect(tallies.map(({ fault, tried, survived }) => [fault, tried, survived])).toEqual([
    ['outage', 1, 0],
    ['kill', 1, 0],
    ['`x.test.ts`, other tests', 1, 0],
  ]);
  expect(lostIn(tallies)).toBe(3);
});

it('tests without an attempt of their own count by file, and those that were skipped do not', () => {
  const tallies = told({
    '/a/src/faults/hostile-names.test.ts': [{ state: 'passed' }, { state: 'passed' }, { state: 'skipped' }],
  });
  expect(tallies).toMatchObject([{ fault: '`faults/hostile-names.test.ts`', tried: 2, survived: 2 }]);
});

it('a run replaces its own part of the document only', () => {
  const run = { command: 'b', date: '2030-01-02', commit: 'abc1234', machine: '2 cores', minutes: 3, tallies: [] };
  const document = 'words\n<!-- a -->\nold\n<!-- end -->\n<!-- b -->\nold\n<!-- end -->\n';
  const written = withRun(document, run);
  expect(written).toContain('<!-- a -->\nold\n<!-- end -->');
  expect(written).toContain('Run on 2030-01-02 at commit abc1234');
  expect(() => withRun(document, { ...run, command: 'c' })).toThrow('no place');
});
