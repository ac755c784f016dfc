import { basename } from 'node:path';
import { z } from 'zod';

/** The outcome of one test in one browser. */
export interface Outcome {
  /** The names of its file, its groups and the test itself. */
  readonly title: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  /** Why it was skipped. */
  readonly reason?: string | undefined;
}

const specSchema = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
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

const statuses = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' } as const;

/** Reads what Playwright's own reporter wrote. */
export function playwrightOutcomes(json: string): Outcome[] {
  const { suites } = z.object({ suites: z.array(suiteSchema) }).parse(JSON.parse(json));
  return suites.flatMap((suite) => outcomesIn(suite, basename(suite.title)));
}

function outcomesIn({ specs, suites = [] }: z.output<typeof suiteSchema>, group: string): Outcome[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, annotations }) => ({
      title: `${group} › ${title}`,
      status: statuses[status],
      reason: annotations.find(({ type }) => type === 'skip')?.description,
    })),
  );
  return [...own, ...suites.flatMap((suite) => outcomesIn(suite, `${group} › ${suite.title}`))];
}

const nodeOutcomesSchema = z.array(
  z.object({ title: z.string(), status: z.enum(['passed', 'failed', 'skipped']), reason: z.string().optional() }),
);

/** Reads what webkit-reporter.ts wrote. */
export function nodeOutcomes(json: string): Outcome[] {
  return nodeOutcomesSchema.parse(JSON.parse(json));
}
