import { expect, it } from 'vitest';
import { playwrightOutcomes } from './outcomes.ts';

it('reads the groups, tests and reasons of a Playwright report', () => {
  const test = (status: string, annotations: object[] = []) => ({ status, annotations });
  const report = {
    suites: [
      {
        title: 'tests/language.spec.ts',
        specs: [{ title: 'the footer switches too', tests: [test('expected')] }],
        suites: [
          {
            title: 'the not-found page',
            specs: [
              { title: 'leads home', tests: [test('unexpected')] },
              { title: 'is slow', tests: [test('skipped', [{ type: 'skip', description: 'takes a minute' }])] },
            ],
          },
        ],
      },
    ],
  };
  expect(playwrightOutcomes(JSON.stringify(report))).toEqual([
    { title: 'language.spec.ts › the footer switches too', status: 'passed' },
    { title: 'language.spec.ts › the not-found page › leads home', status: 'failed' },
    { title: 'language.spec.ts › the not-found page › is slow', status: 'skipped', reason: 'takes a minute' },
  ]);
});
