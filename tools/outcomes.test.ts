import { expect, it } from 'vitest';
import { readOutcomes } from './outcomes.ts';

it('reads the groups, tests and reasons of a Playwright report', () => {
  const test = (status: string, annotations: object[] = [], results: object[] = [{}]) => ({
    status,
    annotations,
    results,
  });
  const error = { message: '\u001b[31mexpected 1, was 2\u001b[39m' };
  const report = {
    suites: [
      {
        title: 'tests/language.spec.ts',
        specs: [{ title: 'the footer switches too', tests: [test('expected')] }],
        suites: [
          {
            title: 'the not-found page',
            specs: [
              { title: 'leads home', tests: [test('unexpected', [], [{ error }])] },
              { title: 'is moody', tests: [test('flaky', [], [{ error }, {}])] },
              { title: 'is slow', tests: [test('skipped', [{ type: 'skip', description: 'takes a minute' }])] },
            ],
          },
        ],
      },
    ],
  };
  expect(readOutcomes(JSON.stringify(report))).toEqual([
    { title: 'language.spec.ts › the footer switches too', status: 'passed' },
    { title: 'language.spec.ts › the not-found page › leads home', status: 'failed', reason: 'expected 1, was 2' },
    { title: 'language.spec.ts › the not-found page › is moody', status: 'passed', reason: 'expected 1, was 2' },
    { title: 'language.spec.ts › the not-found page › is slow', status: 'skipped', reason: 'takes a minute' },
  ]);
});

it('reads the files, groups and tests of a Vitest report', () => {
  const tests = [
    { ancestorTitles: ['a file'], title: 'is read', status: 'passed' },
    { ancestorTitles: [], title: 'is slow', status: 'pending' },
  ];
  const report = { testResults: [{ name: '/home/src/sniff.test.ts', assertionResults: tests }] };
  expect(readOutcomes(JSON.stringify(report))).toEqual([
    { title: 'sniff.test.ts › a file › is read', status: 'passed' },
    { title: 'sniff.test.ts › is slow', status: 'skipped' },
  ]);
});

it('reads plain outcomes, and refuses anything else', () => {
  const outcomes = [{ title: 'pages.test.ts › opens', status: 'failed' }];
  expect(readOutcomes(JSON.stringify(outcomes))).toEqual(outcomes);
  expect(() => readOutcomes('{"tests":[]}')).toThrow();
});
