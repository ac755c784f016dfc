import type { Attempt } from '@image-converter/server/testing/attempt';
import type { TestCase, TestModule } from 'vitest/node';

/** All attempts of one fault together. */
export interface Tally {
  readonly fault: string;
  readonly tried: number;
  readonly survived: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly notes: readonly string[];
}

/** In the order of the files. Tests that say nothing of their own count as one attempt each, under their file. */
export function talliesOf(modules: readonly TestModule[]): Tally[] {
  const tallies = new Map<string, Tally>();
  const inOrder = modules.toSorted((one, other) => one.moduleId.localeCompare(other.moduleId));
  for (const { children, moduleId } of inOrder) {
    const tests = [...children.allTests()];
    const file = `\`${moduleId.replace(/^.*\/src\//, '')}\``;
    const others = tests.some((test) => test.meta().attempt) ? `${file}, other tests` : file;
    for (const attempt of tests.flatMap((test) => attemptOf(test, others) ?? [])) {
      tallies.set(attempt.fault, added(tallies.get(attempt.fault), attempt));
    }
  }
  return [...tallies.values()];
}

export function lostIn(tallies: readonly Tally[]): number {
  return tallies.reduce((lost, { tried, survived }) => lost + tried - survived, 0);
}

function attemptOf(test: TestCase, file: string): Attempt | undefined {
  const { state } = test.result();
  if (state === 'skipped') return undefined;
  const passed = state === 'passed';
  const own = test.meta().attempt;
  if (!own) return { fault: file, tried: 1, survived: Number(passed) };
  // A test that fails after its last attempt has lost something, too.
  return passed ? own : { ...own, survived: Math.min(own.survived, own.tried - 1) };
}

function added(tally: Tally | undefined, { fault, tried, survived, counts = {}, note }: Attempt): Tally {
  const sums = { ...tally?.counts };
  for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count;
  return {
    fault,
    tried: (tally?.tried ?? 0) + tried,
    survived: (tally?.survived ?? 0) + survived,
    counts: sums,
    notes: [...(tally?.notes ?? []), ...(note ? [note] : [])],
  };
}
