import { afterEach, expect, it, vi } from 'vitest';
import type { TestModule } from 'vitest/node';
import LeftOut from './left-out.ts';

afterEach(() => vi.restoreAllMocks());

/** What the reporter says about modules with skipped tests, each given by its tags. */
function saidOf(...modules: string[][][]): string {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const withTests = modules.map((tests) => ({ children: { allTests: () => tests.map((tags) => ({ tags })) } }));
  new LeftOut().onTestRunEnd(withTests as unknown as TestModule[]);
  return log.mock.calls.flat().join('\n');
}

it('counts the tests that need the corpus, over all files', () => {
  expect(saidOf([['corpus'], ['corpus', 'slow']], [['corpus']])).toContain(
    '3 tests were left out for want of the corpus',
  );
});

it('says nothing about tests that were skipped for another reason', () => {
  expect(saidOf([[]], [['slow']], [])).toBe('');
});
