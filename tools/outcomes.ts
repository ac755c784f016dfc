import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** The outcome of one test. */
export interface Outcome {
  /** The names of its file, its groups and the test itself. */
  readonly title: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  /** Why it was skipped, or what went wrong; of one that passed, at its first try. */
  readonly reason?: string | undefined;
}

const specSchema = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
      results: z.array(z.object({ error: z.object({ message: z.string() }).optional() })),
    }),
  ),
});

const suiteSchema = z.object({
  title: z.string(),
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});

const statuses = { expected: 'passed', unexpected: 'failed', flaky: 'passed', skipped: 'skipped' } as const;

function playwrightOutcomes({ suites }: { readonly suites: readonly z.output<typeof suiteSchema>[] }): Outcome[] {
  return suites.flatMap((suite) => outcomesIn(suite, basename(suite.title)));
}

function outcomesIn({ specs, suites = [] }: z.output<typeof suiteSchema>, group: string): Outcome[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, annotations, results }) => ({
      title: `${group} › ${title}`,
      status: statuses[status],
      reason: annotations.find(({ type }) => type === 'skip')?.description ?? complaintOf(results),
    })),
  );
  return [...own, ...suites.flatMap((suite) => outcomesIn(suite, `${group} › ${suite.title}`))];
}

function complaintOf(results: z.output<typeof specSchema>['tests'][number]['results']): string | undefined {
  const message = results.find(({ error }) => error)?.error?.message;
  return message && stripVTControlCharacters(message);
}

const vitestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ ancestorTitles: z.array(z.string()), title: z.string(), status: z.string() }),
      ),
    }),
  ),
});

function vitestOutcomes({ testResults }: z.output<typeof vitestSchema>): Outcome[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      title: [basename(name), ...ancestorTitles, title].join(' › '),
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  );
}

/** What e2e/browsers/webkit-reporter.ts writes. */
const outcomesSchema = z.array(
  z.object({ title: z.string(), status: z.enum(['passed', 'failed', 'skipped']), reason: z.string().optional() }),
);

const reportSchema = z.union([
  outcomesSchema,
  vitestSchema.transform(vitestOutcomes),
  z.object({ suites: z.array(suiteSchema) }).transform(playwrightOutcomes),
]);

/** Reads what a run of tests wrote: Vitest's or Playwright's own JSON, or plain outcomes. */
export function readOutcomes(json: string): Outcome[] {
  return reportSchema.parse(JSON.parse(json));
}
